/** The reading of a page in plain words, the same wherever it is shown. */
import type { AnswerReading, Decider, PageReading } from "../contract/reading.ts";
import { kindInWords } from "../product/page-kinds.ts";

/** Enough to recognize the list; the page itself has the rest. */
const MAX_ITEMS = 10;

export type AnswerWords = {
  title: string;
  /** Words of the page. */
  texts: string[];
  /** Items of the list that are left out. */
  more: number;
};

/** "Judged as a how-to guide. Question: How long does cold brew steep?" */
export function readingLine({ kind, question }: PageReading): string {
  const judged = `Judged as ${kindInWords(kind)}.`;
  if (question === "") return `${judged} We can't tell which question it answers.`;
  return `${judged} Question: ${question}${/[.?!…]$/.test(question) ? "" : "."}`;
}

/**
 * The first thing to know where the page fails its question. Null where it answers, and where the engine chose the question:
 * then the guess may be what is wrong.
 */
export function questionProblem({ question, questionBy, isOffTopic, answer }: PageReading): string | null {
  if (isOffTopic) return `This page isn't about “${question}”.`;
  const isUnanswered = answer.level === "none" && !answer.isList;
  return questionBy !== "engine" && isUnanswered ? `This page doesn't answer “${question}”.` : null;
}

const deciderName = (by: Decider, model: string | undefined): string =>
  ({ engine: "our engine", model: model ?? "the connected model", user: "the user" })[by];

/** "Kind of page chosen by our engine, question by the user, answer by our engine." */
export function decidersLine({ kindBy, questionBy, answer, question, model }: PageReading): string {
  const names = [kindBy, questionBy, answer.by].map((by) => deciderName(by, model));
  const [kind, asked, answered] = names;
  if (question === "") return `Kind of page chosen by ${kind}.`;
  if (new Set(names).size === 1) return `Kind of page, question and answer chosen by ${kind}.`;
  return `Kind of page chosen by ${kind}, question by ${asked}, answer by ${answered}.`;
}

/** Null for a page without a question: nothing can answer it. */
export function answerWords({ question, answer }: PageReading): AnswerWords | null {
  if (question === "") return null;
  const items = answer.isList ? numbered([...new Set(answer.items)], answer) : [];
  if (items.length > 0)
    return {
      title: "The answer is a list",
      texts: items.slice(0, MAX_ITEMS),
      more: Math.max(0, items.length - MAX_ITEMS),
    };
  return { ...sentencesOf(answer), more: 0 };
}

const numbered = (items: string[], { isNumbered }: AnswerReading): string[] =>
  isNumbered ? items.map((item, at) => `${at + 1}. ${item}`) : items;

/** More are too many to compare. */
const MAX_CLOSEST = 3;
const UNANSWERED = "No sentence clearly answers the question.";

function sentencesOf({ level, sentences, by }: AnswerReading): Pick<AnswerWords, "title" | "texts"> {
  const [first] = sentences;
  if (level === "none" || first === undefined)
    return { title: "No sentence here answers it on its own", texts: [] };
  if (by === "user") return { title: "Marked as the answer", texts: sentences };
  if (level === "answers") return { title: "This sentence answers it", texts: [first] };
  const texts = [...new Set(sentences)].slice(0, MAX_CLOSEST);
  return {
    title: `${UNANSWERED} ${texts.length === 1 ? "This one comes closest" : "These come closest"}`,
    texts,
  };
}
