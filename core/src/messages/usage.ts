import type { Message } from "./message.ts";

/** Quotas, trials and plans. */
export const usageMessages = {
  "usage/no-subscription": { kind: "limit", text: "No subscription found" },
  "usage/trial-ended": { kind: "limit", text: "Trial period has ended. Please upgrade to continue." },
  "usage/limit-reached": { kind: "limit", text: "Monthly limit of {limit} reached. Upgrade for more usage." },
  "usage/limit-reached-default": { kind: "limit", text: "Usage limit reached. Please upgrade your plan." },
  "usage/on-hold": {
    kind: "limit",
    text: "Your subscription is on hold. Please update your payment method.",
  },
  "usage/plan-ended": {
    kind: "limit",
    text: "Your paid plan has ended. Choose a plan on the pricing page to continue.",
  },
  "usage/suspended": { kind: "limit", text: "The owner's account is suspended. Please contact support." },
  "usage/check-failed": { kind: "limit", text: "Error checking usage limits" },
  "usage/unverifiable": {
    kind: "limit",
    text: "Unable to verify your subscription. Please try again or contact support.",
  },
} as const satisfies Record<string, Message>;
