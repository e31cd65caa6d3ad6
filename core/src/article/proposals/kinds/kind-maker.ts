/** What every kind of proposed edit is made with. */
import type { Doubt } from "../../../contract/edit.ts";
import { type GatedPart, judgeChange } from "../../../gate/gate.ts";
import type { GatePage } from "../../../gate/gate-page.ts";
import { type GateVerdict, worstOf } from "../../../gate/verdict.ts";
import type { ArticleEditContext } from "../../edits/context.ts";
import type { EditForm } from "../../edits/edit-forms.ts";
import { type FindOptions, isPassage, type PassageFinder, type QuotedPassage } from "../find-passage.ts";
import type { ModelProposal } from "../model-edits.ts";
import type { ProposalFault } from "../proposal-faults.ts";

export type Tools = { context: ArticleEditContext; find: PassageFinder; gate: GatePage };
/** `id` is unique, for the blocks that the edit adds. */
export type KindMaker = (proposal: ModelProposal, tools: Tools, id: string) => EditForm | ProposalFault;

/**
 * The share of its parts that an edit needs to do what its reason says. With less, it removes one of four advertisements, takes
 * the list out of a recap, or gives key points without the main one.
 */
export const MIN_DONE = 2 / 3;

type FoundPassages = { passages: QuotedPassage[] } | { fault: ProposalFault };

/** Quotes in their places. Those that aren't found are left out; with none left, the first one's reason is the proposal's. */
export function findAny(quotes: readonly string[], { find }: Tools, options?: FindOptions): FoundPassages {
  const found = quotes.map((quote) => find(quote, options));
  const passages = found.filter(isPassage);
  if (passages.length > 0) return { passages };
  const [fault = "not-on-page"] = found.filter((one) => typeof one === "string");
  return { fault };
}

/** The parts that the gate lets through; the fault of the first where none or too few are left. */
export function passed<One extends GatedPart>(
  parts: readonly One[],
  { gate }: Tools,
  fewest = 1,
): { parts: One[]; doubt: Doubt | null } | { fault: ProposalFault } {
  const judged = judgeChange(parts, gate);
  const kept = parts.filter((_, at) => judged[at]?.verdict.is !== "fault");
  const verdicts = judged.map(({ verdict }) => verdict);
  const failed = verdicts.find((verdict) => verdict.is === "fault");
  if (kept.length < fewest) return { fault: failed?.is === "fault" ? failed.why : "not-plain" };
  return { parts: kept, doubt: doubtOf(verdicts.filter(({ is }) => is !== "fault")) };
}

/** The parts that pass without a doubt, also once the others are left out. */
export function surelyPassed<One extends GatedPart>(
  parts: readonly One[],
  { gate }: Pick<Tools, "gate">,
): One[] {
  const judged = judgeChange(parts, gate);
  const sure = parts.filter((_, at) => judged[at]?.verdict.is === "ok");
  return sure.length === parts.length ? sure : surelyPassed(sure, { gate });
}

const doubtOf = (verdicts: readonly GateVerdict[]): Doubt | null => {
  const worst = worstOf(verdicts);
  return worst.is === "doubt" ? { why: worst.why, quote: worst.quote } : null;
};

/** An edit with what the user should check. */
export const withDoubt = (form: EditForm, doubt: Doubt | null): EditForm =>
  doubt ? { ...form, doubt } : form;
