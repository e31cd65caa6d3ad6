/** How well questions of users are answered, as the scorer of the labels counts it. */
import type { AnswerReading } from "../../../core/src/contract/reading.ts";
import type { AskedQuestion } from "../../labels/asked-questions.ts";
import { isSame, plain } from "../../labels/labelled-pages.ts";

export type AskedResult = {
  asked: AskedQuestion;
  answer: Pick<AnswerReading, "level" | "sentences" | "isList" | "items">;
};
export type AskedFigures = ReturnType<typeof askedFigures>;

export function askedFigures(results: readonly AskedResult[]) {
  const judged = results.map(({ asked, answer }) => ({ asked, answer, hits: hitsOf(asked, answer) }));
  const answered = judged.filter(({ asked }) => asked.answered);
  const unanswered = judged.filter(({ asked }) => !asked.answered);
  const says = ({ answer }: AskedResult) => answer.level === "answers";
  return {
    questions: judged.length,
    first: share(answered, ({ hits }) => hits[0] === true),
    amongThree: share(answered, ({ hits }) => hits.slice(0, 3).includes(true)),
    saysItAnswers: share(answered, says),
    rightWhereItSaysSo: share(judged.filter(says), ({ hits }) => hits[0] === true),
    falseAnswers: share(unanswered, says),
    saysNone: share(answered, ({ answer }) => answer.level === "none"),
  };
}

function hitsOf({ sentences }: AskedQuestion, answer: AskedResult["answer"]): boolean[] {
  const right = sentences.map(plain);
  const shown = answer.isList && answer.sentences.length === 0 ? answer.items : answer.sentences;
  return shown.map((text) => right.some((one) => isSame(one, plain(text))));
}

const share = <Item>(list: readonly Item[], is: (item: Item) => boolean): number | null =>
  list.length === 0 ? null : Math.round((1000 * list.filter(is).length) / list.length) / 1000;
