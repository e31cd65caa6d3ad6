/** The edits that a connected model proposes, as they arrive: quoted words, new words and a reason. Nothing is checked yet. */
import { z } from "zod";
import { EDIT_TOPICS } from "../../contract/reading.ts";
import type { LineVerdict } from "../../gate/verifier.ts";

export const PROPOSAL_KINDS = [
  "opening",
  "answer",
  "takeaways",
  "definition",
  "split",
  "retitle",
  "table",
  "steps",
  "move",
  "correction",
  "strike",
  "repeat",
  "source",
  "title",
  "facts",
  "note",
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
/** Earlier prompts asked for these, and stored replies have them: an answer is an opening, a source a fact to ask for. */
const EARLIER: ReadonlySet<string> = new Set<ProposalKind>(["answer", "source"]);

/** The schema sent to the model lists the kinds; a proposal of another kind is rejected alone, not with the whole reply. */
const Proposal = z.object({
  kind: z.string().meta({ enum: PROPOSAL_KINDS.filter((kind) => !EARLIER.has(kind)) }),
  about: z.string().meta({ enum: [...EDIT_TOPICS] }),
  /** What is wrong, for the author. */
  fault: z.string(),
  /** Words of the page that the edit repeats, moves, changes or removes, copied letter for letter. */
  quotes: z.array(z.string()),
  /** The new words; empty where the edit only removes, moves, marks or asks. */
  text: z.string(),
  /** The first words of the paragraph that something is put before; empty otherwise. */
  before: z.string(),
  /** What only the author can supply; empty where nothing is missing. */
  needs: z.string(),
  reason: z.string(),
});
export const ModelEditsShape = z.object({ edits: z.array(Proposal) });

export type ModelEdits = z.infer<typeof ModelEditsShape>;
type Asked = z.infer<typeof Proposal>;
/** Proposals from before faults and needs were asked for lack them. */
export type ModelProposal = Omit<Asked, "about" | "fault" | "needs"> &
  Partial<Pick<Asked, "about" | "fault" | "needs">> & {
    /** Which of its lines follow from the page, as a second call found. */
    verdicts?: readonly LineVerdict[];
  };

/** The same for the same proposal, also when the page is judged again. */
export function proposalId({ kind, quotes, text, fault = "" }: ModelProposal): string {
  return `model-${hash(JSON.stringify([kind, quotes, text, text === "" ? fault : ""]))}`;
}

function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}
