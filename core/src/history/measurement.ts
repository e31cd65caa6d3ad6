/** What a score was measured by. Two scores of a page can be compared only if this is the same for both. */
import {
  type AnalysisResult,
  SECTIONS,
  type Section,
  type SectionResult,
} from "../contract/analysis-result.ts";
import { MARKED_SECTIONS } from "../contract/marks.ts";
import type { AnswerReading, Kind, PageReading } from "../contract/reading.ts";
import { isMeasured } from "../report/section-words.ts";
import { countedMarks } from "../score/marks.ts";

/** The part of a result that says how it was measured. A chart has many points, and a whole result is large. */
export type Measured = Pick<AnalysisResult, "score" | "competitors"> & {
  /** Absent in the oldest results. */
  rubricVersion?: string | null;
  reading?:
    | (Pick<PageReading, "question" | "kind" | "kindBy" | "model" | "marks"> & {
        answer: Pick<AnswerReading, "by" | "sentences" | "ruledOut">;
      })
    | null;
} & Record<Section, Pick<SectionResult, "measured">>;

/** One thing that was different, so that a difference of the scores says nothing about the page. */
export type Difference =
  | { what: "rubric"; before: string | null; after: string | null }
  | { what: "question"; before: string; after: string }
  | { what: "kind"; before: Kind; after: Kind }
  | { what: "answer" }
  | { what: "model"; before: string | null; after: string | null }
  | { what: "marks"; before: number; after: number }
  | { what: "sections"; added: Section[]; removed: Section[] }
  | { what: "competitors" };

/** False for a stored result of another shape. It is left out, so that it doesn't take the other analyses of its page with it. */
export function isMeasurement(stored: unknown): stored is Measured {
  const { score, reading, ...parts } = asObject(stored);
  const isScored = typeof asObject(score).score === "number";
  const isRead = !reading || Array.isArray(asObject(asObject(reading).answer).sentences);
  return isScored && isRead && SECTIONS.every((section) => typeof parts[section] === "object");
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** Empty where the two can be compared. A result without a rubric can't be compared with any other. */
export function differencesOf(before: Measured, after: Measured): Difference[] {
  return [
    ...rubricOf(before, after),
    ...questionOf(before, after),
    ...kindOf(before, after),
    ...(same(markedAnswer(before), markedAnswer(after)) ? [] : [{ what: "answer" } as const]),
    ...modelOf(before, after),
    ...marksOf(before, after),
    ...sectionsOf(before, after),
    ...(same(comparedPages(before), comparedPages(after)) ? [] : [{ what: "competitors" } as const]),
  ];
}

function rubricOf(one: Measured, other: Measured): Difference[] {
  const [before, after] = [one.rubricVersion || null, other.rubricVersion || null];
  return before !== null && before === after ? [] : [{ what: "rubric", before, after }];
}

/** Case, spaces and the sign at the end don't make another question. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s?.!…]+/gu, " ")
    .trim();
const same = (one: string, other: string): boolean => plain(one) === plain(other);

function questionOf(one: Measured, other: Measured): Difference[] {
  const [before, after] = [one.reading?.question ?? "", other.reading?.question ?? ""];
  return same(before, after) ? [] : [{ what: "question", before, after }];
}

/** Only a kind that the user chose. What the engine takes a page for follows from the page, and is a cause of its score. */
function kindOf({ reading: one }: Measured, { reading: other }: Measured): Difference[] {
  const isChosen = one?.kindBy === "user" || other?.kindBy === "user";
  if (!isChosen || !one || !other || one.kind === other.kind) return [];
  return [{ what: "kind", before: one.kind, after: other.kind }];
}

/** What the user said about the answer; empty where the engine or a model looked for it alone. */
function markedAnswer({ reading }: Measured): string {
  if (!reading) return "";
  const { by, sentences, ruledOut = [] } = reading.answer;
  return [by === "user" ? (sentences[0] ?? "") : "", ...ruledOut.toSorted()].join(" ");
}

function modelOf(one: Measured, other: Measured): Difference[] {
  const [before, after] = [one.reading?.model ?? null, other.reading?.model ?? null];
  return before === after ? [] : [{ what: "model", before, after }];
}

/** Which marks of a model count. Where others do, a change of the score isn't the page's. */
function marksOf(one: Measured, other: Measured): Difference[] {
  if (modelOf(one, other).length > 0) return [];
  const counted = ({ reading }: Measured) =>
    MARKED_SECTIONS.flatMap((section) => (reading?.marks ? countedMarks(reading.marks, section) : []));
  const [before, after] = [counted(one), counted(other)];
  if (before.join() === after.join()) return [];
  return [{ what: "marks", before: before.length, after: after.length }];
}

function sectionsOf(before: Measured, after: Measured): Difference[] {
  const only = (has: Measured, lacks: Measured) =>
    SECTIONS.filter((section) => isMeasured(has[section]) && !isMeasured(lacks[section]));
  const [added, removed] = [only(after, before), only(before, after)];
  return added.length + removed.length === 0 ? [] : [{ what: "sections", added, removed }];
}

const comparedPages = ({ competitors }: Measured): string =>
  (competitors ?? [])
    .filter(({ problem }) => problem === null)
    .map(({ url }) => url)
    .toSorted()
    .join(" ");
