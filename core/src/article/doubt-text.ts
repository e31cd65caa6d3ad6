/** How users read what our rules can't decide about an edit. The sentence of the page follows. */
import type { Doubt } from "../contract/edit.ts";

const DOUBTS: Record<Doubt["why"], string> = {
  "adds-fact": "Some of these words aren't in this part of your page.",
  "wrong-pair": "Your page may say this of something else.",
  "changes-meaning": "Your page may say more or less than this.",
  "several-passages": "No single sentence of your page says all of it.",
  "drops-fact": "It may hold something that isn't anywhere else on your page.",
  "not-filler": "We can't tell whether anything is lost without this sentence.",
  dangling: "The next sentence may refer to the one that is left out.",
  "empty-section": "Little would be left below this heading.",
  torn: "It may belong to what stands next to it.",
  "not-plain": "It isn't plain text.",
  "no-change": "It may say what is there already.",
};

export const doubtText = (why: Doubt["why"]): string => DOUBTS[why];
