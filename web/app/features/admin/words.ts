/** Labels for the admin tables. */
import {
  type BillingCycle,
  PLAN_NAME,
  type PlanType,
  type SubscriptionStatus,
} from "@citeworthy/core/product/plans/plans";
import type { DotTone } from "./status-dot.tsx";

export const planWords = (planType: PlanType | null, cycle: BillingCycle | null): string =>
  planType === null ? "None" : cycle === null ? PLAN_NAME[planType] : `${PLAN_NAME[planType]}, ${cycle}`;

export const STATUS: Record<SubscriptionStatus, { word: string; tone: DotTone; isOver: boolean }> = {
  trial: { word: "Trial", tone: "fair", isOver: false },
  active: { word: "Active", tone: "good", isOver: false },
  cancelled: { word: "Cancelled", tone: "good", isOver: true },
  expired: { word: "Expired", tone: "poor", isOver: true },
  on_hold: { word: "On hold", tone: "poor", isOver: false },
};

const number = new Intl.NumberFormat("en-US");
export const figure = (value: number): string => number.format(value);
export const users = (count: number): string => `${figure(count)} ${count === 1 ? "user" : "users"}`;

/** Why a migration leaves some users without a customer. */
export const unconfirmedWords = (count: number): string =>
  count === 1
    ? "1 user is skipped because the email address isn't confirmed."
    : `${figure(count)} users are skipped because their email addresses aren't confirmed.`;

/** A name may have 60 characters, which is too wide for a cell of a table. */
const SHOWN_OF_NAME = 28;
export const shortName = (name: string): string => {
  const letters = [...name];
  return letters.length > SHOWN_OF_NAME ? `${letters.slice(0, SHOWN_OF_NAME - 1).join("")}…` : name;
};
