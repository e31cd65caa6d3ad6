/** What changed on a page, in plain text for emails, webhooks and terminals. */
import { kindInWords } from "../product/page-kinds.ts";
import { restTitle } from "../score/score-sum.ts";
import { signed } from "../score/signed.ts";
import { mainChecks, mainMoves, turnWords } from "./causes.ts";
import type { ChangeNote } from "./change-note.ts";
import type { LineCounts, SentenceChange } from "./changed-sentences.ts";
import { differenceWords } from "./difference-words.ts";
import type { CheckChange, LimitChange } from "./page-changes.ts";
import { movesSum } from "./score-moves.ts";

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
  return causesOf(note).flatMap(({ text, sentence }) => [
    ...(text === "" ? [] : [text]),
    ...(sentence ? sentenceLines(sentence) : []),
  ]);
}

/** One cause: what was found, and the sentence that changed where it is known. `text` is empty for a sentence alone. */
export type ChangeCause = { text: string; sentence: SentenceChange | null };

/** Below three points nothing is said about the points of single checks. */
export function causesOf(note: ChangeNote): ChangeCause[] {
  const { points, differences, limits, kind, checks, sentences, rewritten, dateOnly } = note;
  const changed = rewritten
    ? [plain(rewrittenWords(rewritten))]
    : sentences.map((sentence) => ({ text: "", sentence }));
  if (points === null) return [plain(differenceWords(differences)), ...changed];
  const causes = mainChecks({ points, checks });
  const isUnexplained = points !== 0 && causes.length + limits.length === 0;
  return [
    ...limits.map(limitWords).map(plain),
    ...(points !== 0 && kind ? [plain(kindWords(kind))] : []),
    ...(moveCauses(note) ?? causes.map((check) => checkCause(check, points !== 0))),
    // No check can name its sentence then, so it is said beside the checks too.
    ...(isUnexplained || rewritten ? changed : []),
    ...(dateOnly ? [plain(dateWords(dateOnly))] : []),
  ];
}

/** All that moved the score, so that it adds up. Null in notes from before that was kept. */
function moveCauses(note: ChangeNote): ChangeCause[] | null {
  const { moved, score } = note;
  const main = mainMoves(note);
  if (!moved || !main) return null;
  const { causes, rest } = main;
  return [
    ...causes.map(({ move, check }) =>
      check ? checkCause(check, true) : plain(`${move.title}: ${signed(move.points)}.`),
    ),
    ...(rest ? [plain(`${restTitle(rest)}: ${signed(rest.points)}.`)] : []),
    plain(`${movesSum(moved, score.after)}.`),
  ];
}

/** What a short report says of a change: "Answer near the top: worse. The first 100 words don't answer it." */
export function mainCause(note: ChangeNote): string {
  const [limit] = note.limits;
  if (limit) return limitWords(limit);
  const main = mainMoves(note);
  if (main === null) return causeLines(note)[0]?.trim() ?? "";
  // The points are told beside it.
  const [first] = main.causes;
  return first?.check ? checkCause(first.check, false).text : "";
}

/** Where an analysis was stored and hasn't been compared yet, or can't be. */
export const NOT_COMPARED_YET = "This analysis hasn't been compared with the one before it.";

/** "Much of the text has changed: 1,200 lines are gone and 900 are new." */
export const rewrittenWords = ({ removed, added }: LineCounts): string =>
  `Much of the text has changed: ${counted(removed)} gone and ${counted(added)} new. That is too much to list.`;

const counted = (lines: number): string => `${lines} ${lines === 1 ? "line is" : "lines are"}`;

const plain = (text: string): ChangeCause => ({ text, sentence: null });

export const limitWords = ({ better, found }: LimitChange): string =>
  better ? `No longer so: ${found}` : found;

/** "Judged as an explainer before, now as a how-to guide." */
export const kindWords = ({ before, after }: NonNullable<ChangeNote["kind"]>): string =>
  `Judged as ${kindInWords(before)} before, now as ${kindInWords(after)}.`;

const dateWords = ({ before, after }: NonNullable<ChangeNote["dateOnly"]>): string =>
  `The date moved from ${before ?? "none"} to ${after ?? "none"}, and the text didn't change.`;

function checkCause(check: CheckChange, isMoved: boolean): ChangeCause {
  const { title, points, before, after, sentence } = check;
  const moved = isMoved && points !== 0 ? ` (${signed(points)})` : "";
  const quoted = {
    before: before.quote || null,
    after: after.quote === before.quote ? null : after.quote || null,
  };
  const words = sentence ?? (quoted.before || quoted.after ? quoted : null);
  return { text: `${title}: ${turnWords(check)}${moved}. ${after.found}`, sentence: words };
}

const sentenceLines = ({ before, after }: SentenceChange): string[] => [
  ...(before === null ? [] : [`  Before: “${cut(before)}”`]),
  ...(after === null ? [] : [`  Now: “${cut(after)}”`]),
];

const cut = (text: string): string =>
  [...text].length > MAX_WORDS ? `${[...text].slice(0, MAX_WORDS - 1).join("")}…` : text;
