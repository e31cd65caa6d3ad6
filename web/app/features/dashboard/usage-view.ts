/** The usage figures as the screens need them: dates as text, and the reason why nothing can be used at the moment. */
import { type MessageCode, messageText } from "@citeworthy/core/messages";
import type { QuotaRow, Tool } from "@citeworthy/core/product/plans/plans";
import { type Refused, refusedBy } from "../../refusals/refused.ts";

type Stats = {
  tools: Record<Tool, { used: number; limit: number | null }>;
  plan: QuotaRow;
  resetsAt: Date | string | null;
  refusal: MessageCode | null;
};

export type UsageView = Pick<Stats, "tools"> & {
  resetsAt: string | null;
  /** Null where the plan allows something, even if that is used up. */
  refused: Refused | null;
};

/** The free plan is refused by its limit of 0, before anybody presses a button. */
function refusedNow({ plan, refusal }: Stats): Refused | null {
  if (refusal) return refusedBy({ message: messageText(refusal), code: refusal });
  return plan === "free" ? refusedBy({ message: "", code: "usage/limit-reached", limit: 0 }) : null;
}

export const usageView = (stats: Stats): UsageView => ({
  tools: stats.tools,
  resetsAt: stats.resetsAt ? new Date(stats.resetsAt).toISOString() : null,
  refused: refusedNow(stats),
});
