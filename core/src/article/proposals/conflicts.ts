/** Whether an edit can be made together with those accepted before it. */
import { judgeGaps } from "../../gate/gate.ts";
import type { ArticleEditKind } from "../article-edit.ts";
import type { ProposedEdit } from "../edits/context.ts";
import type { Tools } from "./kinds/kind-maker.ts";
import type { ProposalFault } from "./proposal-faults.ts";

/** One of each is enough for a page. */
const ONCE: ReadonlySet<ArticleEditKind> = new Set<ArticleEditKind>(["answer", "takeaways", "definition"]);
/** More than that is another text, whatever each sentence is worth. */
const MAX_STRUCK_SHARE = 0.2;

export function faultAmong(
  edit: ProposedEdit,
  accepted: readonly ProposedEdit[],
  { context: { words, sentences }, gate }: Tools,
): ProposalFault | null {
  const touched = touchedBy(edit);
  if (ONCE.has(edit.kind) && accepted.some(({ kind }) => kind === edit.kind)) return "conflict";
  if (accepted.some((other) => touchedBy(other).some((id) => overlaps(id, touched)))) return "conflict";
  const all = [...accepted, edit];
  const struck = new Set(
    all.flatMap(({ steps }) => steps.flatMap((one) => (one.do === "strike" ? one.sentences : []))),
  );
  const left = sentences.reduce((sum, { id, length }) => (struck.has(id ?? "") ? sum + length : sum), 0);
  if (edit.kind === "strike" && left > MAX_STRUCK_SHARE * words) return "drops-fact";
  const gaps = judgeGaps(struck, gate);
  return gaps.is === "fault" ? gaps.why : null;
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
