/** Learns what the answer of a page looks like, from its sentences and from paragraphs put in front of it. */
import { splitSentences } from "../../../core/src/facts/text/split-sentences.ts";
import type { LinearTable } from "../../../core/src/reading/linear.ts";
import type { Features } from "../../../core/src/reading/material.ts";
import { runnerUpFeatures } from "../../../core/src/reading/sentences/runners-up.ts";
import { sentenceFeatures } from "../../../core/src/reading/sentences/sentence-features.ts";
import { isSame, plain } from "../labelled-pages.ts";
import type { KindPage, Page } from "../sample.ts";
import { linesBefore, saladsOf, withLead } from "./added-lines.ts";
import { itemAt, placesIn } from "./item-at.ts";
import { learnBinaryAndFirst, learnFirst, type Page as RankedPage } from "./listwise.ts";
import { type Example, learnBinary, tableOf, withModels } from "./logistic.ts";

const SENTENCES = { ridge: 0.001, steps: 200 };
const ANSWER = { ridge: 0.02, steps: 200 };
const FIRST = { ridge: 0.003, steps: 150 };
/** Many of its features are products of others, so it needs a stronger penalty. */
const NEXT = { ridge: 0.3, steps: 150 };
/** Beside yes or no, how much it counts that the reader's lead comes before the page's own first sentences. */
const VERIFIED = { ...SENTENCES, firstWeight: 0.3 };
/** The reader's lead is compared with this many sentences from the top. */
const TOP = 10;

/** An ideal lead counts as much as this many ordinary sentences: there is only one per page. */
const LEAD_WEIGHT = 30;
const SALAD_WEIGHT = 5;

type SentenceRow = {
  features: Features;
  answer: number;
  never: number;
  verified: number;
  weight: number;
};
type PageRows = {
  own: SentenceRow[];
  added: SentenceRow[];
  /** The first sentences of the page with its reader's lead on top, where the page doesn't answer early by itself. */
  top: SentenceRow[];
};

export function trainSentences(pages: readonly Page[]): LinearTable {
  const read = pages.map((page, at) =>
    pageRows(page, itemAt(pages, (at + 17) % pages.length), linesBefore(at)),
  );
  const rows = read.flatMap(({ own, added, top }) => [...own, ...added, ...top]);
  const numberOf = placesIn(rows);
  const table = tableOf(rows.map((row) => row.features));
  const examples = (
    name: "answer" | "never" | "verified",
    used: (page: PageRows) => SentenceRow[],
  ): Example[] =>
    read.flatMap(used).map((row) => ({ row: numberOf(row), outcome: row[name], weight: row.weight }));
  const own = (page: PageRows) => page.own;
  const ranked = read.map(
    ({ own }): RankedPage => ({
      rows: own.map(numberOf),
      chosen: own.filter((row) => row.answer === 1).map(numberOf),
    }),
  );
  const led = read.map(
    ({ top }): RankedPage => ({
      rows: top.map(numberOf),
      chosen: top.filter((row) => row.verified === 1).map(numberOf),
    }),
  );
  const both = (page: PageRows) => [...page.own, ...page.added];
  return withModels(table, [
    ["answer", learnBinary(table, examples("answer", own), ANSWER)],
    ["first", learnFirst(table, withChoice(ranked), FIRST)],
    ["neverQuote", learnBinary(table, examples("never", own), SENTENCES)],
    ["verified", learnBinaryAndFirst(table, examples("verified", both), withChoice(led), VERIFIED)],
  ]);
}

const withChoice = (pages: readonly RankedPage[]) => pages.filter((page) => page.chosen.length > 0);

/** The page's sentences; the reader's own lead on top, which answers; another page's lead and nonsense, which don't. */
function pageRows(page: Page, other: Page, before: number): PageRows {
  const { label, material } = page.sample;
  const start = before < material.lines.length ? before : 0;
  /** The first lines of the page with this text put in front. */
  const led = (text: string, verified: number, weight: number): SentenceRow[] => {
    const count = splitSentences(text).length;
    const isAdded = (at: number) => at >= start && at < start + count;
    return sentenceFeatures(withLead(material, text, start), page.question)
      .slice(0, Math.max(TOP, start + count))
      .map((features, at) => ({
        ...NEITHER,
        features,
        verified: isAdded(at) ? verified : 0,
        weight: weight / count,
      }));
  };
  const added = (text: string, verified: number, weight: number) =>
    text ? led(text, verified, weight).slice(start, start + splitSentences(text).length) : [];
  const [ideal, foreign] = [label.ideal_lead ?? "", other.sample.label.ideal_lead ?? ""];
  const isLed = ideal !== "" && label.checks.answer_early === "no";
  const salads = saladsOf(material.page.title ?? label.question, [foreign, ideal]);
  return {
    own: ownRows(page),
    added: [
      ...added(ideal, 1, LEAD_WEIGHT),
      ...added(foreign, 0, LEAD_WEIGHT),
      ...salads.flatMap((salad) => added(salad, 0, SALAD_WEIGHT)),
    ],
    top: isLed ? led(ideal, 1, LEAD_WEIGHT) : [],
  };
}

const NEITHER = { answer: 0, never: 0 };

function ownRows({ sample: { label, material }, question }: Page): SentenceRow[] {
  const answers = label.answer.sentences.map(plain);
  const never = label.never_quote.map(plain);
  const features = sentenceFeatures(material, question);
  return material.lines.map((line, at): SentenceRow => {
    const text = plain(line.text);
    const isAnswer = answers.some((one) => isSame(one, text)) ? 1 : 0;
    return {
      features: features[at] ?? {},
      answer: isAnswer,
      never: !isAnswer && never.some((one) => isSame(one, text)) ? 1 : 0,
      verified: isAnswer,
      weight: 1,
    };
  });
}

/** Core applies these weights to the features as they are, so they are not clipped here either. */
export function trainRunnersUp(pages: readonly KindPage[]): LinearTable {
  const read = pages.map((page) =>
    ownRows(page).map((row) => ({ ...row, features: runnerUpFeatures(row.features, page.kinds) })),
  );
  const rows = read.flat();
  const numberOf = placesIn(rows);
  const table = tableOf(
    rows.map((row) => row.features),
    { isClipped: false },
  );
  const ranked = read.map(
    (own): RankedPage => ({
      rows: own.map(numberOf),
      chosen: own.filter((row) => row.answer === 1).map(numberOf),
    }),
  );
  return withModels(table, [["next", learnFirst(table, withChoice(ranked), NEXT)]]);
}
