/** What changed on a page, in plain text for emails, webhooks and terminals. */
import { kindInWords } from "../product/page-kinds.ts";
import type { ChangeNote } from "./change-note.ts";
import type { SentenceChange } from "./changed-sentences.ts";
import type { CheckChange } from "./compare-analyses.ts";
import { differenceWords } from "./difference-words.ts";

/** The checks that moved most; more of them don't explain it better. */
export const MAX_CAUSES = 3;
const MAX_WORDS = 240;

/** "fell by 6 points, 80 to 74" */
export function pointWords({ points, score }: Pick<ChangeNote, "points" | "score">): string {
  if (points === null) return `${score.after}, not compared`;
  if (points === 0) return `unchanged at ${score.after}`;
  return `${points > 0 ? "rose" : "fell"} by ${Math.abs(points)} points, ${score.before} to ${score.after}`;
}

/** What moved the score, or why it isn't compared. Null where it is unchanged. */
export const whyWords = (note: ChangeNote): string | null =>
  note.points === 0 ? null : causeLines(note).join("\n");

/** One line a cause, the words before and now under it. */
export function causeLines(note: ChangeNote): string[] {
  const { points, differences, limits, kind, checks, sentences, dateOnly } = note;
  if (points === null) return [differenceWords(differences), ...sentences.flatMap(sentenceLines)];
  const causes = checks.slice(0, MAX_CAUSES);
  const isUnexplained = points !== 0 && causes.length + limits.length === 0;
  return [
    ...limits.map(({ better, found }) => (better ? `No longer so: ${found}` : found)),
    ...(points !== 0 && kind ? [kindWords(kind)] : []),
    ...causes.flatMap((check) => checkLines(check, points !== 0)),
    ...(isUnexplained ? sentences.flatMap(sentenceLines) : []),
    ...(dateOnly
      ? [
          `The date moved from ${dateOnly.before ?? "none"} to ${dateOnly.after ?? "none"}, and the text didn't change.`,
        ]
      : []),
  ];
}

/** "Judged as an explainer before, now as a how-to guide." */
export const kindWords = ({ before, after }: NonNullable<ChangeNote["kind"]>): string =>
  `Judged as ${kindInWords(before)} before, now as ${kindInWords(after)}.`;

/** Below three points nothing is said about the points of single checks. */
function checkLines(
  { title, better, points, before, after, sentence }: CheckChange,
  isMoved: boolean,
): string[] {
  const moved = isMoved && points !== 0 ? ` (${points > 0 ? "+" : "−"}${Math.abs(points)})` : "";
  const words = sentence ?? {
    before: before.quote || null,
    after: after.quote === before.quote ? null : after.quote || null,
  };
  return [`${title}: ${better ? "better" : "worse"}${moved}. ${after.found}`, ...sentenceLines(words)];
}

const sentenceLines = ({ before, after }: SentenceChange): string[] => [
  ...(before === null ? [] : [`  Before: “${cut(before)}”`]),
  ...(after === null ? [] : [`  Now: “${cut(after)}”`]),
];

const cut = (text: string): string =>
  [...text].length > MAX_WORDS ? `${[...text].slice(0, MAX_WORDS - 1).join("")}…` : text;
