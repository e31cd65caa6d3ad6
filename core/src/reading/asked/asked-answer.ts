/** The answer to a question that a user asks: the lines that come closest, and whether the first of them is sure enough to be called so. */
import type { AnswerReading } from "../../contract/reading.ts";
import { isCutOff } from "../../sentences/cut-off.ts";
import { placeAfter } from "../answer-place.ts";
import { answeringList } from "../entries/answering-list.ts";
import type { Entries } from "../entries/find-entries.ts";
import type { Material } from "../material.ts";
import type { Question } from "../question/question.ts";
import { type Candidate, mayAnswer } from "../sentences/candidates.ts";
import { type AskedModel, rankedLines, shippedAsked } from "./asked-model.ts";
import { askedRows } from "./asked-rows.ts";
import { isListOf } from "./list-heading.ts";

const SHOWN = 3;

type Asked = {
  question: Question;
  /** Null where the page's main answer is no list. */
  entries: Entries | null;
  isOffTopic: boolean;
  /** The user said that it doesn't answer. */
  isRuledOut?: (text: string) => boolean;
};

export function askedAnswer(
  material: Material,
  candidates: readonly Candidate[],
  { question, entries, isOffTopic, isRuledOut = () => false }: Asked,
  { table, bounds }: AskedModel = shippedAsked(),
): AnswerReading {
  const rows = askedRows(material, question).filter(({ line }) => !isCutOff(line) && !isRuledOut(line.text));
  const ranked = rankedLines(rows, table);
  const isAskedFor = entries !== null && isListOf(material, question, entries.names);
  const list = { ...answeringList(isAskedFor ? entries : null), by: "engine" as const };
  const [best] = ranked;
  if (!best) return { level: "none", sure: false, sentences: [], place: "none", ...list };
  const isQuotable = candidates.some((one) => one.line === best.line && mayAnswer(one));
  const sure = !isOffTopic && isQuotable && best.isFit && best.chance >= bounds.assert;
  const isClose = !isOffTopic && best.chance >= bounds.show;
  return {
    level: sure ? "answers" : isClose ? "closest" : "none",
    sure,
    sentences: ranked.slice(0, SHOWN).map(({ line }) => line.text),
    place: placeAfter(best.line.wordsBefore, material.facts.text().words),
    ...list,
  };
}
