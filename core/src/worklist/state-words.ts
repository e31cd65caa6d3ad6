/** States and effects as screens, files and emails say them. */
import type { WorkEffect } from "./next-state.ts";
import type { SeenBy, WorkKind, WorkState } from "./work-item.ts";

export const STATE_NAME: Record<WorkState, string> = {
  open: "Open",
  done: "Done",
  seen: "Seen on the page",
  proven: "Proven",
  no_effect: "No effect yet",
};

export const KIND_NAME: Record<WorkKind, string> = {
  edit: "Edit",
  finding: "Finding",
  difference: "Difference",
  claim: "Claim",
  note: "Note",
  question: "Question",
  demand: "High demand",
};

export const EFFECT_WORDS: Record<WorkEffect, string> = {
  better: "Proven",
  worse: "Cited less since",
  better_so_far: "Better so far, not clear yet",
  worse_so_far: "Worse so far, not clear yet",
  same: "No difference so far",
  not_measured: "Not measured since",
};

export const SEEN_WORDS: Record<SeenBy, string> = {
  words_gone: "The quoted words are gone.",
  text_there: "The new text is there.",
  both: "The quoted words are gone and the new text is there.",
  text_first: "The text comes first now.",
  check_passed: "The check passes now.",
};
