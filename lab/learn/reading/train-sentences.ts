/** Learns what the answer of a page looks like, from its sentences and from paragraphs put in front of it. */
import type { LinearTable } from "../../../core/src/reading/linear.ts";
import { runnerUpNames, runnerUpNumbers } from "../../../core/src/reading/sentences/runners-up.ts";
import {
  namesOf,
  numbersOf,
  type SentenceRow,
} from "../../../core/src/reading/sentences/sentence-features.ts";
import { isSame, plain } from "../../labels/labelled-pages.ts";
import { learnBinaryAndFirst, learnFirst, type RankedPage } from "../numeric/listwise.ts";
import { type Example, learnBinary } from "../numeric/logistic.ts";
import { tableOf, withModels } from "../numeric/table.ts";
import { saladsOf } from "./added-lines.ts";
import { itemAt, placesIn } from "./item-at.ts";
import { type LedPage, type LedPages, led } from "./led-pages.ts";
import type { KindPage, Page } from "./sample.ts";

const NEVER_QUOTE = { ridge: 0.0005, steps: 150 };
const ANSWER = { ridge: 0.003, steps: 150 };
const FIRST = { ridge: 0.003, steps: 100 };
/** Many of its features are products of others, so it needs a stronger penalty. */
const NEXT = { ridge: 0.3, steps: 100 };
/** Beside yes or no, how much it counts that the reader's lead comes before the page's own first sentences. */
const VERIFIED = { ridge: 0.001, steps: 150, firstWeight: 0.3 };
/** The reader's lead is compared with this many sentences from the top. */
const TOP = 10;

/** An ideal lead counts as much as this many ordinary sentences: there is only one per page. */
const LEAD_WEIGHT = 30;
const SALAD_WEIGHT = 5;

type SentenceExample = {
  numbers: number[];
  answer: number;
  never: number;
  verified: number;
  weight: number;
};
type PageExamples = {
  own: SentenceExample[];
  added: SentenceExample[];
  /** The first sentences of the page with its reader's lead on top, where the page doesn't answer early by itself. */
  top: SentenceExample[];
};

const sentenceNames = (pages: readonly Page[]): string[] =>
  namesOf(
    itemAt(
      pages.flatMap((page) => page.rows),
      0,
    ),
  );

export function trainSentences(pages: readonly Page[], leads: readonly LedPages[]): LinearTable {
  const read = pages.map((page, at) => examplesOf(page, at, itemAt(leads, at)));
  const rows = read.flatMap(({ own, added, top }) => [...own, ...added, ...top]);
  const numberOf = placesIn(rows);
  const table = tableOf(
    sentenceNames(pages),
    rows.map((row) => row.numbers),
  );
  const examples = (
    name: "answer" | "never" | "verified",
    used: (page: PageExamples) => SentenceExample[],
  ): Example[] =>
    read.flatMap(used).map((row) => ({ row: numberOf(row), outcome: row[name], weight: row.weight }));
  const own = (page: PageExamples) => page.own;
  const both = (page: PageExamples) => [...page.own, ...page.added];
  const ranked = (list: readonly SentenceExample[], name: "answer" | "verified"): RankedPage => ({
    rows: list.map(numberOf),
    chosen: list.filter((row) => row[name] === 1).map(numberOf),
  });
  const first = read.map((page) => ranked(page.own, "answer"));
  const top = read.map((page) => ranked(page.top, "verified"));
  return withModels(table, [
    ["answer", learnBinary(table, examples("answer", own), ANSWER)],
    ["first", learnFirst(table, first, FIRST)],
    ["neverQuote", learnBinary(table, examples("never", own), NEVER_QUOTE)],
    ["verified", learnBinaryAndFirst(table, examples("verified", both), top, VERIFIED)],
  ]);
}

/** The page's sentences; the reader's own lead on top, which answers; another page's lead and nonsense, which don't. */
function examplesOf(page: Page, at: number, { ideal, foreign, foreignLead }: LedPages): PageExamples {
  const { label, material } = page.sample;
  const salads = saladsOf(material.page.title ?? label.question, [foreignLead, label.ideal_lead ?? ""]);
  return {
    own: ownExamples(page),
    added: [
      ...(ideal ? leadOf(ideal, 1, LEAD_WEIGHT) : []),
      ...(foreign ? leadOf(foreign, 0, LEAD_WEIGHT) : []),
      ...salads.flatMap((salad) => leadOf(led(page, at, salad), 0, SALAD_WEIGHT)),
    ],
    top: ideal && label.checks.answer_early === "no" ? topOf(ideal) : [],
  };
}

const leadOf = ({ rows, start, end }: LedPage, verified: number, weight: number): SentenceExample[] =>
  rows.slice(start, end).map((row) => exampleOf(row, { verified, weight: weight / (end - start) }));

const topOf = ({ rows, start, end }: LedPage): SentenceExample[] =>
  rows
    .slice(0, Math.max(TOP, end))
    .map((row, at) => exampleOf(row, { verified: at >= start && at < end ? 1 : 0, weight: 1 }));

const exampleOf = (
  row: SentenceRow,
  { answer = 0, never = 0, verified = answer, weight = 1 }: Partial<SentenceExample>,
): SentenceExample => ({ numbers: numbersOf(row), answer, never, verified, weight });

function ownExamples({ sample: { label, material }, rows }: Page): SentenceExample[] {
  const answers = label.answer.sentences.map(plain);
  const never = label.never_quote.map(plain);
  return material.lines.map((line, at) => {
    const text = plain(line.text);
    const isAnswer = answers.some((one) => isSame(one, text));
    const isNever = !isAnswer && never.some((one) => isSame(one, text));
    return exampleOf(itemAt(rows, at), { answer: isAnswer ? 1 : 0, never: isNever ? 1 : 0 });
  });
}

/** Core applies these weights to the features as they are, so they are not clipped here either. */
export function trainRunnersUp(pages: readonly KindPage[]): LinearTable {
  const names = sentenceNames(pages);
  const read = pages.map((page) => {
    const numbersOf = runnerUpNumbers(names, page.kinds);
    return ownExamples(page).map((one) => ({ ...one, numbers: numbersOf(one.numbers) }));
  });
  const rows = read.flat();
  const numberOf = placesIn(rows);
  const table = tableOf(
    runnerUpNames(names),
    rows.map((row) => row.numbers),
    { isClipped: false },
  );
  const ranked = read.map((own) => ({
    rows: own.map(numberOf),
    chosen: own.filter((row) => row.answer === 1).map(numberOf),
  }));
  return withModels(table, [["next", learnFirst(table, ranked, NEXT)]]);
}
