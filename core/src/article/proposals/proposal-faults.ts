/** Why a proposed edit isn't made, and how users read it. */
import { keysOf } from "../../contract/lists/record-of.ts";

const FAULT_WORDS = {
  "unknown-kind": "weren't edits of a known kind",
  "not-on-page": "quoted words that aren't on your page",
  ambiguous: "quoted words that are on your page more than once",
  "not-plain": "had markup, an address or too many words",
  "adds-fact": "added something that isn't on your page",
  "wrong-pair": "said of one thing what your page says of another",
  "several-passages": "put together what your page says in different places",
  "changes-meaning": "changed what your page says",
  dangling: "would have left a sentence without what it refers to",
  torn: "would have torn a list, a table or a pair apart",
  "empty-section": "would have left a heading or a list introduction with nothing after it",
  "drops-fact": "would have removed a fact",
  "not-filler": "would have removed a sentence that tells something",
  "half-set": "would have put a new heading above text of the next one, which was rejected",
  "may-be-there":
    "asked for something that may be in a picture, an embedded part or another part of your page",
  "said-twice": "would have put above your text what its first lines say already",
  dateline: "would have stood above the place that opens a news report",
  "half-done": "would have done only a part of what they say",
  conflict: "changed the same words as another one",
  "no-change": "improved nothing",
  "too-many": "came after the first 20",
} as const;

export type ProposalFault = keyof typeof FAULT_WORDS;
/** How many proposals were rejected for each reason. */
export type RejectedProposals = Partial<Record<ProposalFault, number>>;

export const countRejected = (rejected: RejectedProposals): number =>
  Object.values(rejected).reduce((sum, count) => sum + count, 0);

/** "3 proposals were rejected: 2 added something that isn't on your page, 1 improved nothing." Empty if none was. */
export function rejectedText(rejected: RejectedProposals): string {
  const total = countRejected(rejected);
  if (total === 0) return "";
  const reasons = keysOf(rejected)
    .map((fault) => [fault, rejected[fault] ?? 0] as const)
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one);
  const [only] = reasons;
  if (reasons.length === 1 && only)
    return total === 1
      ? `1 proposal was rejected because it ${singular(FAULT_WORDS[only[0]])}.`
      : `${total} proposals were rejected because they ${FAULT_WORDS[only[0]]}.`;
  const list = reasons.map(([fault, count]) => `${count} ${FAULT_WORDS[fault]}`).join(", ");
  return `${total} proposals were rejected: ${list}.`;
}

const singular = (words: string) => words.replace(/^weren't edits/, "wasn't an edit");
