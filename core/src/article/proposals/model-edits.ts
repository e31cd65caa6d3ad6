/** The edits that a connected model proposes, as they arrive: quoted words, new words and a reason. Nothing is checked yet. */
import { z } from "zod";
import { EDIT_TOPICS, type EditTopic } from "../../contract/reading.ts";
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
  "change",
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
/**
 * Earlier prompts asked for two of these, and stored replies have them: an answer is an opening, a source a fact to ask for. A
 * change is what a model asks for first, in words.
 */
const NOT_ASKED: ReadonlySet<string> = new Set<ProposalKind>(["answer", "source", "change"]);
/**
 * Editors file what they ask for under other topics: of 1,600 edits none is about `title_fits` and 1% about these others. Praise
 * that should go is cut, and a boast needs proof.
 */
const RARE: ReadonlySet<EditTopic> = new Set<EditTopic>([
  "title_fits",
  "promotional",
  "stuffed",
  "stays_on_topic",
]);
export const ASKED_TOPICS: readonly EditTopic[] = EDIT_TOPICS.filter((topic) => !RARE.has(topic));

const Change = z.object({
  about: z.string().meta({ enum: [...ASKED_TOPICS] }),
  /** What is wrong, for the author. */
  fault: z.string(),
  /** One instruction. */
  do: z.string(),
  /** Words of the page where it belongs; empty for the page as a whole. */
  at: z.string(),
});

/** The schema sent to the model lists the kinds; a proposal of another kind is rejected alone, not with the whole reply. */
const Proposal = z.object({
  /** Which of the changes it makes, from 1; 0 for another one. */
  of: z.number(),
  kind: z.string().meta({ enum: PROPOSAL_KINDS.filter((kind) => !NOT_ASKED.has(kind)) }),
  /** One of the same; empty where the change says it. */
  about: z.string(),
  /** What is wrong, for the author; empty where the change says it. */
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
/** The changes come first: asked for them before any finished text, a model chooses as editors do. */
export const ModelEditsShape = z.object({ changes: z.array(Change), edits: z.array(Proposal) });

export type ModelEdits = z.infer<typeof ModelEditsShape>;
type Asked = z.infer<typeof Proposal>;
/** Stored proposals lack what earlier prompts didn't ask for. */
export type ModelProposal = Omit<Asked, "of" | "about" | "fault" | "needs"> &
  Partial<Pick<Asked, "of" | "about" | "fault" | "needs">> & {
    /** The instruction of the change that it makes. */
    do?: string;
    /** Which of its lines follow from the page, as a second call found. */
    verdicts?: readonly LineVerdict[];
  };

const MAX_CHANGES = 3;

/**
 * The edits that make a change take over what it is about, and the first of them its instruction: two edits with the same one
 * would read as the same. Then each change in words, for those that no edit can make.
 */
export function proposalsOf({ changes, edits }: ModelEdits): ModelProposal[] {
  const asked = changes.slice(0, MAX_CHANGES);
  const made = edits.map((edit, at): ModelProposal => {
    const change = asked[edit.of - 1];
    if (!change || edit.kind === "note") return { ...edit, of: 0 };
    const isFirst = edits.findIndex(({ of, kind }) => of === edit.of && kind !== "note") === at;
    const own = { ...edit, about: change.about };
    if (isFirst) return { ...own, fault: edit.fault || change.fault, do: change.do };
    // A fact is asked for with its fault; of a finished edit its kind says what is wrong.
    return edit.kind === "facts" ? { ...own, fault: edit.fault || change.fault } : own;
  });
  const inWords = asked.map(
    ({ at, ...change }, place): ModelProposal => ({
      ...change,
      of: place + 1,
      kind: "change",
      quotes: at.trim() === "" ? [] : [at],
      text: "",
      before: "",
      needs: "",
      reason: "",
    }),
  );
  return [...made, ...inWords];
}

/** The same for the same proposal, also when the page is judged again. */
export function proposalId({ kind, quotes, text, fault = "" }: ModelProposal): string {
  return `model-${hash(JSON.stringify([kind, quotes, text, text === "" ? fault : ""]))}`;
}

function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}
