/** Features of a page that can be counted over several pages, each with the words that show it. */
import type { Subject } from "../audits/audit.ts";
import type { CheckName } from "../contract/reading.ts";
import { shareOfQuery } from "../facts/passages/on-topic.ts";
import { countWords } from "../language/words.ts";
import type { SourceLine } from "./source-line.ts";
import { valuesIn } from "./values/values.ts";

export const TRAITS = [
  "answers_first",
  "price",
  "number",
  "table",
  "steps",
  "first_hand",
  "author",
  "recent",
  "limits",
  "sources",
  "comparison",
  "definition",
  "summary",
] as const;
export type TraitId = (typeof TRAITS)[number];

export type TraitQuote = Pick<SourceLine, "text" | "under" | "wordsBefore">;
/** `has`: null where the page doesn't tell. */
export type PageTrait = { has: boolean | null; quote: TraitQuote | null };
export type PageTraits = Record<TraitId, PageTrait>;

/** The checks of the reading that decide a trait. */
const CHECK: Partial<Record<TraitId, CheckName>> = {
  steps: "steps",
  first_hand: "first_hand",
  author: "named_author",
  limits: "limits_told",
  sources: "outside_sources",
  comparison: "comparison",
  definition: "key_term_defined",
  summary: "summary",
};

const YEAR_DAYS = 365;
/** A sentence that answers later than this isn't among the first words that a reader sees. */
const MAX_WORDS_BEFORE_ANSWER = 25;
/** A shorter line is a date or a byline. */
const MIN_SENTENCE_WORDS = 5;
/** A line with fewer of the query's words is about something else. */
const MIN_QUERY_SHARE = 0.5;

export function traitsOf(subject: Subject, query: string, lines: readonly SourceLine[]): PageTraits {
  const checked = (trait: TraitId): PageTrait => {
    const check = CHECK[trait];
    const found = check && subject.facts.reading().details[check];
    if (!found || found.verdict === "unsure" || found.verdict === "na") return { has: null, quote: null };
    const quote = found.quotes.map((text) => lineWith(text, lines)).find((one) => one !== null);
    return { has: found.verdict === "yes", quote: found.verdict === "yes" ? (quote ?? null) : null };
  };
  return {
    answers_first: answersFirst(subject, lines),
    price: firstLine(lines, ({ text }) => valuesIn(text).some(({ kind }) => kind === "price")),
    number: numberFor(query, subject, lines),
    table: firstLine(lines, ({ kind }) => kind === "row"),
    steps: checked("steps"),
    first_hand: checked("first_hand"),
    author: checked("author"),
    recent: recent(subject, lines),
    limits: checked("limits"),
    sources: checked("sources"),
    comparison: checked("comparison"),
    definition: checked("definition"),
    summary: checked("summary"),
  };
}

const quoteOf = ({ text, under, wordsBefore }: SourceLine): TraitQuote => ({ text, under, wordsBefore });

function lineWith(text: string, lines: readonly SourceLine[]): TraitQuote | null {
  const line = lines.find((one) => one.text.includes(text) || text.includes(one.text));
  return line ? quoteOf(line) : null;
}

function firstLine(lines: readonly SourceLine[], holds: (line: SourceLine) => boolean): PageTrait {
  const line = lines.find(holds);
  return { has: line !== undefined, quote: line ? quoteOf(line) : null };
}

/** Without the trait, the quote is the sentence that stands first instead. */
function answersFirst({ facts }: Subject, lines: readonly SourceLine[]): PageTrait {
  const { level, sentences } = facts.reading().answer;
  const answer = level === "answers" ? lineWith(sentences[0] ?? "", lines) : null;
  const first = lines.find(({ kind, text }) => kind === "sentence" && countWords(text) >= MIN_SENTENCE_WORDS);
  const has = answer !== null && answer.wordsBefore <= MAX_WORDS_BEFORE_ANSWER;
  return { has, quote: has ? answer : first ? quoteOf(first) : null };
}

/** A number in a line about the query, or under a heading about it. */
function numberFor(query: string, { facts }: Subject, lines: readonly SourceLine[]): PageTrait {
  const lexicon = facts.lexicon();
  return firstLine(lines, ({ text, under, kind }) => {
    if (kind === "byline" || !/\d/.test(text)) return false;
    if (shareOfQuery(query, `${under ?? ""}\n${text}`, lexicon) < MIN_QUERY_SHARE) return false;
    return valuesIn(text).some((one) => one.kind === "price" || one.kind === "number");
  });
}

function recent({ facts }: Subject, lines: readonly SourceLine[]): PageTrait {
  const { latest } = facts.dates();
  if (!latest) return { has: null, quote: null };
  return { has: latest.ageDays <= YEAR_DAYS, quote: lineWith(latest.date.raw.trim(), lines) };
}
