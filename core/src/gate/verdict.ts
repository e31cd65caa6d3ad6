/** What the gate says about a proposed change, and why. */
import type { Why } from "../contract/edit.ts";

/** `quote`: the sentence of the page that it was held against; of the change itself where the page has none. */
type Found = { why: Why; quote: string };
export type GateVerdict = { is: "ok" } | ({ is: "doubt" } & Found) | ({ is: "fault" } & Found);

export const OK: GateVerdict = { is: "ok" };
export const doubt = (why: Why, quote: string): GateVerdict => ({ is: "doubt", why, quote });
export const fault = (why: Why, quote: string): GateVerdict => ({ is: "fault", why, quote });

const RANK = { ok: 0, doubt: 1, fault: 2 } as const;

export const isWorse = (one: GateVerdict, other: GateVerdict): boolean => RANK[one.is] > RANK[other.is];

/** The first of the worst ones; ok where there is none. */
export const worstOf = (verdicts: readonly GateVerdict[]): GateVerdict =>
  verdicts.reduce((worst, one) => (isWorse(one, worst) ? one : worst), OK);

export const bestOf = (verdicts: readonly GateVerdict[], otherwise: GateVerdict): GateVerdict =>
  verdicts.reduce((best, one) => (isWorse(best, one) ? one : best), verdicts[0] ?? otherwise);
