/** Whether an edit can be made together with those accepted before it. */
import type { EditKind } from "../../contract/edit.ts";
import { judgeGaps } from "../../gate/gate.ts";
import { evenWords } from "../../gate/gate-page.ts";
import type { ProposedEdit } from "../edits/context.ts";
import type { Tools } from "./kinds/kind-maker.ts";
import type { ProposalFault } from "./proposal-faults.ts";

/** One of each is enough for a page; two blocks above the text would say the same twice. */
const ONCE: Partial<Record<EditKind, string>> = {
  opening: "top",
  entries: "top",
  takeaways: "top",
  definition: "definition",
};
/** More than that is another text, whatever each sentence is worth. */
const MAX_STRUCK_SHARE = 0.2;

export function faultAmong(
  edit: ProposedEdit,
  accepted: readonly ProposedEdit[],
  { context: { words, sentences }, gate }: Tools,
): ProposalFault | null {
  const touched = touchedBy(edit);
  const once = ONCE[edit.kind];
  if (once !== undefined && accepted.some(({ kind }) => ONCE[kind] === once)) return "conflict";
  if (accepted.some((other) => repeats(edit, other))) return "conflict";
  if (accepted.some((other) => touchedBy(other).some((id) => overlaps(id, touched)))) return "conflict";
  if (edit.kind === "repeat" && accepted.some((other) => strikesCopy(edit, other, sentences)))
    return "drops-fact";
  const all = [...accepted, edit];
  const struck = new Set(
    all.flatMap(({ steps }) => steps.flatMap((one) => (one.do === "strike" ? one.sentences : []))),
  );
  const left = sentences.reduce((sum, { id, length }) => (struck.has(id ?? "") ? sum + length : sum), 0);
  if (edit.kind === "strike" && left > MAX_STRUCK_SHARE * words) return "drops-fact";
  const gaps = judgeGaps(struck, gate);
  return gaps.is === "fault" ? gaps.why : null;
}

/** The share of the table's rows that are entries of the list. */
const MIN_SAME_NAMES = 0.6;

/** Whether a table has the same things as a list at the top that gives a reason for each. */
function repeats({ kind, after }: ProposedEdit, other: ProposedEdit): boolean {
  if (kind !== "table" || other.kind !== "entries") return false;
  const entries = (other.after ?? "").split("\n");
  if (!entries.every((line) => line.includes(": "))) return false;
  const rows = (after ?? "").split("\n").slice(1);
  const names = rows.map((row) => evenWords(row.split(" | ")[0] ?? ""));
  const isListed = (name: string) => entries.some((line) => evenWords(line).startsWith(name));
  return names.filter(isListed).length >= MIN_SAME_NAMES * names.length;
}

/** The share of a sentence's words that its copy has. */
const MIN_SAME_WORDS = 0.6;

/** One copy of a repeated sentence has to stay: two edits must not strike both. */
function strikesCopy(
  edit: ProposedEdit,
  other: ProposedEdit,
  sentences: Tools["context"]["sentences"],
): boolean {
  const [gone, before] = [edit, other].map((one) => {
    const ids = new Set(touchedBy(one));
    return sentences.filter(({ id }) => id !== null && ids.has(id));
  });
  return (gone ?? []).some(({ stems }) =>
    (before ?? []).some(
      (copy) => [...stems].filter((stem) => copy.stems.has(stem)).length >= MIN_SAME_WORDS * stems.size,
    ),
  );
}

/** Ids of the page's blocks and sentences that the edit changes. */
const touchedBy = ({ steps }: ProposedEdit): string[] =>
  steps.flatMap((step) => {
    if (step.do === "insert") return [];
    if (step.do === "replace") return [...step.blocks];
    return step.do === "strike" ? [...step.sentences] : [step.sentence];
  });

/** The same block or sentence, or a sentence of a block that is replaced. */
const overlaps = (id: string, touched: readonly string[]): boolean =>
  touched.some((other) => other === id || other.startsWith(`${id}.`) || id.startsWith(`${other}.`));
