/** Trains every table of the reading on labelled pages. Kinds and checks feed later tables out of fold; questions and sentences, with few weights for many rows, do not. */
import { CHECKS, type CheckName, EDIT_TOPICS, KINDS, type Kind } from "../../core/src/contract/reading.ts";
import { splitSentences } from "../../core/src/facts/text.ts";
import { lowerWord, wordsOf } from "../../core/src/language/words.ts";
import { candidatesOf } from "../../core/src/reading/candidates.ts";
import { editFeatures } from "../../core/src/reading/edit-features.ts";
import { kindChances } from "../../core/src/reading/kind.ts";
import type { LinearTable } from "../../core/src/reading/linear.ts";
import type { Line } from "../../core/src/reading/lines.ts";
import type { Features, Material } from "../../core/src/reading/material.ts";
import type { ReadingModels } from "../../core/src/reading/models.ts";
import { answerFeatures, kindFeatures, pageFeatures } from "../../core/src/reading/page-features.ts";
import { type Question, readQuestion } from "../../core/src/reading/question.ts";
import { candidateWords, questionWords } from "../../core/src/reading/question-words.ts";
import { sentenceFeatures } from "../../core/src/reading/sentence-features.ts";
import { type Chances, checkChances } from "../../core/src/reading/verdicts.ts";
import { FOLDS, isSame, plain, type ReaderLabel } from "./labelled-pages.ts";
import { learnFirst } from "./listwise.ts";
import { type Example, learnBinary, learnChoice, type Model, type Table, tableOf } from "./logistic.ts";

export type Sample = { label: ReaderLabel; fold: number; material: Material };

const QUESTION = { ridge: 0.001, steps: 200 };
const SENTENCES = { ridge: 0.001, steps: 200 };
const FIRST = { ridge: 0.003, steps: 150 };
const KIND = { ridge: 0.04, steps: 100 };
const CHECK = { ridge: 0.3, steps: 60 };
const ANSWER_CHECK = { ridge: 0.02, steps: 100 };
const EDIT = { ridge: 0.1, steps: 100 };
/** Fewer labels than this teach nothing. */
const MIN_LABELS = 8;

const NO_TABLE: LinearTable = { names: [], means: [], scales: [], models: new Map() };

export function train(samples: readonly Sample[]): ReadingModels {
  const question = trainQuestion(samples);
  const sentences = trainSentences(samples, { ...empty(), question });
  const base = { ...empty(), question, sentences };
  const pages = samples.map((sample) => readPageOnce(sample, base));
  const kind = trainKind(pages);
  const kinds = outOfFold(
    pages,
    (others) => ({ ...base, kind: trainKind(others) }),
    (page, models) => kindChances(page.features, models),
  );
  const checkRows = pages.map((page, at) => ({ ...page, kinds: kinds[at] as ReadonlyMap<Kind, number> }));
  const checks = trainChecks(checkRows);
  const answerChecks = trainAnswerChecks(checkRows, base);
  const chances = outOfFold(
    checkRows,
    (others) => ({ ...base, checks: trainChecks(others), answerChecks }),
    (page, models) => checkChances(checkFeatures(page), models),
  );
  const edits = trainEdits(checkRows, chances);
  return { question, sentences, kind, checks, answerChecks, edits };
}

const empty = (): ReadingModels => ({
  question: NO_TABLE,
  sentences: NO_TABLE,
  kind: NO_TABLE,
  checks: NO_TABLE,
  answerChecks: NO_TABLE,
  edits: NO_TABLE,
});

const withModels = ({ names, means, scales }: Table, models: [string, Model][]): LinearTable => ({
  names,
  means,
  scales,
  models: new Map(models),
});

function outOfFold<Page extends { sample: Sample }, Value>(
  pages: readonly Page[],
  learn: (others: Page[]) => ReadingModels,
  read: (page: Page, models: ReadingModels) => Value,
): Value[] {
  const found = new Map<Page, Value>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const own = pages.filter((page) => page.sample.fold === fold);
    if (own.length === 0) continue;
    const models = learn(pages.filter((page) => page.sample.fold !== fold));
    for (const page of own) found.set(page, read(page, models));
  }
  return pages.map((page) => found.get(page) as Value);
}

function trainQuestion(samples: readonly Sample[]): LinearTable {
  const rows = samples.flatMap(({ label, material }) => {
    const asked = new Set(material.lexicon.stemsOfText(label.question));
    return candidateWords(material).map(({ stem, features }) => ({ features, isAsked: asked.has(stem) }));
  });
  const table = tableOf(rows.map((row) => row.features));
  const examples = rows.map(({ isAsked }, row) => ({ row, outcome: isAsked ? 1 : 0, weight: 1 }));
  return withModels(table, [["word", learnBinary(table, examples, QUESTION)]]);
}

/** A paragraph put in front of the page, as an editor would. */
export function withLead(material: Material, text: string): Material {
  const { lexicon, lines } = material;
  let wordsBefore = 0;
  const lead = splitSentences(text).map((sentence, at): Line => {
    const words = wordsOf(sentence).map(lowerWord);
    const before = wordsBefore;
    wordsBefore += words.length;
    return {
      text: sentence,
      words,
      stems: lexicon.stems(words),
      cues: lexicon.cues(words),
      block: -1,
      kind: "paragraph",
      wordsBefore: before,
      opens: at === 0,
      section: 0,
      inSection: at,
      heading: lines[0]?.heading ?? null,
    };
  });
  const later = lines.map((line) => ({
    ...line,
    wordsBefore: line.wordsBefore + wordsBefore,
    inSection: line.section === 0 ? line.inSection + lead.length : line.inSection,
  }));
  return { ...material, lines: [...lead, ...later] };
}

const questionOf = (material: Material, models: ReadingModels) =>
  readQuestion(material, questionWords(material, models));

/** An ideal lead counts as much as this many ordinary sentences: there is only one per page. */
const LEAD_WEIGHT = 30;

type SentenceRow = {
  features: Features;
  answer: number;
  never: number;
  verified: number;
  weight: number;
  isOwn: boolean;
  page: string;
};

function trainSentences(samples: readonly Sample[], models: ReadingModels): LinearTable {
  const rows = samples.flatMap((sample, at) =>
    sentenceRows(sample, samples[(at + 17) % samples.length] as Sample, models),
  );
  const table = tableOf(rows.map((row) => row.features));
  const examples = (name: "answer" | "never" | "verified", onlyOwn: boolean): Example[] =>
    rows.flatMap((one, row) =>
      onlyOwn && !one.isOwn ? [] : [{ row, outcome: one[name], weight: one.weight }],
    );
  const pages = Map.groupBy(
    [...rows.keys()].filter((row) => rows[row]?.isOwn),
    (row) => rows[row]?.page,
  );
  const chosen = [...pages.values()].map((own) => ({
    rows: own,
    chosen: own.filter((row) => rows[row]?.answer === 1),
  }));
  return withModels(table, [
    ["answer", learnBinary(table, examples("answer", true), SENTENCES)],
    [
      "first",
      learnFirst(
        table,
        chosen.filter((page) => page.chosen.length > 0),
        FIRST,
      ),
    ],
    ["neverQuote", learnBinary(table, examples("never", true), SENTENCES)],
    ["verified", learnBinary(table, examples("verified", false), SENTENCES)],
  ]);
}

/** The page's sentences; the reader's own lead on top, which answers; another page's lead on top, which does not. */
function sentenceRows({ label, material }: Sample, other: Sample, models: ReadingModels): SentenceRow[] {
  const question = questionOf(material, models);
  const answers = label.answer.sentences.map(plain);
  const never = label.never_quote.map(plain);
  const features = sentenceFeatures(material, question);
  const own = material.lines.map((line, at): SentenceRow => {
    const text = plain(line.text);
    const isAnswer = answers.some((one) => isSame(one, text)) ? 1 : 0;
    return {
      features: features[at] ?? {},
      answer: isAnswer,
      never: !isAnswer && never.some((one) => isSame(one, text)) ? 1 : 0,
      verified: isAnswer,
      weight: 1,
      isOwn: true,
      page: label.id,
    };
  });
  const lead = (text: string, verified: number): SentenceRow[] => {
    const count = splitSentences(text).length;
    const rows = sentenceFeatures(withLead(material, text), question).slice(0, count);
    return rows.map((features) => ({
      features,
      answer: 0,
      never: 0,
      verified,
      weight: LEAD_WEIGHT / count,
      isOwn: false,
      page: label.id,
    }));
  };
  return [
    ...own,
    ...(label.ideal_lead ? lead(label.ideal_lead, 1) : []),
    ...(other.label.ideal_lead ? lead(other.label.ideal_lead, 0) : []),
  ];
}

type Page = { sample: Sample; question: Question; features: Features; answer: Features };

function readPageOnce(sample: Sample, models: ReadingModels): Page {
  const question = questionOf(sample.material, models);
  return {
    sample,
    question,
    features: pageFeatures(sample.material, question),
    answer: answerFeatures(candidatesOf(sample.material, question, models), question),
  };
}

function trainKind(pages: readonly Page[]): LinearTable {
  const table = tableOf(pages.map((page) => withoutOpening(page.features)));
  const examples = pages.map(({ sample }, row) => ({
    row,
    outcome: KINDS.indexOf(sample.label.kind),
    weight: 1,
  }));
  const models = learnChoice(table, examples, KINDS.length, KIND);
  return withModels(
    table,
    KINDS.map((kind, at) => [kind, models[at] as Model]),
  );
}

type CheckRow = Page & { kinds: ReadonlyMap<Kind, number> };

/** Kind and most checks don't look at the opening: a new first sentence must not change what a page is taken for. */
const withoutOpening = (features: Features): Features =>
  Object.fromEntries(
    Object.entries(features).filter(([name]) => !name.startsWith("opens.") && !name.startsWith("answer.")),
  );

/**
 * The checks about the answer look at its best sentences and the kind of page, and nothing else: a better first sentence
 * must count, and none of these falls when one is added.
 */
const ANSWER_FEATURES = [
  "answer.best",
  "answer.opening",
  "answer.openingOdds",
  "answer.openingChosen",
  "answer.openingSum",
  "answer.openingCovers",
];
const onlyAnswer = (features: Features): Features =>
  Object.fromEntries(
    Object.entries(features).filter(([name]) => ANSWER_FEATURES.includes(name) || name.startsWith("kind.")),
  );

export const checkFeatures = ({ features, kinds, answer }: CheckRow): Features => ({
  ...features,
  ...kindFeatures(kinds),
  ...answer,
});

const LEAD_CHECKS = new Set<CheckName>(["answer_early", "answer_quotable"]);

function trainChecks(rows: readonly CheckRow[]): LinearTable {
  const table = tableOf(rows.map((row) => withoutOpening(checkFeatures(row))));
  const found: [string, Model][] = [];
  for (const check of CHECKS) {
    const labels = rows.map(({ sample }) => sample.label.checks[check]);
    const na = labels.map((label, row) => ({ row, outcome: label === "na" ? 1 : 0 }));
    if (na.filter((one) => one.outcome === 1).length >= MIN_LABELS)
      found.push([`na.${check}`, learnBinary(table, balanced(na), CHECK)]);
    if (LEAD_CHECKS.has(check)) continue;
    const own = labels.flatMap((label, row) =>
      label === "na" ? [] : [{ row, outcome: label === "yes" ? 1 : 0 }],
    );
    found.push([`yes.${check}`, learnBinary(table, balanced(own), CHECK)]);
  }
  const lists = rows.map(({ sample }, row) => ({ row, outcome: sample.label.answer.is_list ? 1 : 0 }));
  found.push(["yes.is_list", learnBinary(table, balanced(lists), CHECK)]);
  return withModels(table, found);
}

/** The checks about the answer also learn from pages with an added first sentence. */
function trainAnswerChecks(rows: readonly CheckRow[], models: ReadingModels): LinearTable {
  const led = rows.flatMap((row, at) => ledRows(row, rows[(at + 23) % rows.length] as CheckRow, models));
  const table = tableOf([...rows.map(checkFeatures), ...led.map((one) => one.features)].map(onlyAnswer));
  const extra = led.map(({ answers }, at) => ({ row: rows.length + at, outcome: answers ? 1 : 0 }));
  const found = [...LEAD_CHECKS].map((check): [string, Model] => {
    const own = rows.map(({ sample }, row) => ({
      row,
      outcome: sample.label.checks[check] === "yes" ? 1 : 0,
    }));
    return [`yes.${check}`, learnBinary(table, balanced([...own, ...extra]), ANSWER_CHECK)];
  });
  return withModels(table, found);
}

/** The page with its reader's lead on top, and with a foreign one where it doesn't answer early by itself. */
function ledRows(
  row: CheckRow,
  other: CheckRow,
  models: ReadingModels,
): { features: Features; answers: boolean }[] {
  const { label, material } = row.sample;
  const read = (text: string) => {
    const led = withLead(material, text);
    return checkFeatures({
      ...row,
      features: pageFeatures(led, row.question),
      answer: answerFeatures(candidatesOf(led, row.question, models), row.question),
    });
  };
  const foreign = other.sample.label.ideal_lead;
  return [
    ...(label.ideal_lead ? [{ features: read(label.ideal_lead), answers: true }] : []),
    ...(foreign && label.checks.answer_early === "no" ? [{ features: read(foreign), answers: false }] : []),
  ];
}

/** Each outcome weighs the same in all. */
function balanced(examples: readonly { row: number; outcome: number }[]): Example[] {
  const yes = examples.filter((one) => one.outcome === 1).length;
  const no = examples.length - yes;
  return examples.map((one) => ({
    ...one,
    weight: one.outcome === 1 ? 0.5 / Math.max(1, yes) : 0.5 / Math.max(1, no),
  }));
}

function trainEdits(rows: readonly CheckRow[], chances: readonly Chances[]): LinearTable {
  const table = tableOf(rows.map((row, at) => editFeatures(chances[at] as Chances, row.kinds, row.features)));
  const topics = EDIT_TOPICS.filter(
    (topic) =>
      rows.filter(({ sample }) => sample.label.edits.some((edit) => edit.about === topic)).length >=
      MIN_LABELS,
  );
  return withModels(
    table,
    topics.map((topic) => {
      const examples = rows.map(({ sample }, row) => ({
        row,
        outcome: sample.label.edits.some((edit) => edit.about === topic) ? 1 : 0,
        weight: 1,
      }));
      return [topic, learnBinary(table, examples, EDIT)];
    }),
  );
}
