import type { Message } from "./message.ts";

/** Buying a plan; and, for the operator, events from the payment provider that could not be applied. */
export const billingMessages = {
  "billing/product-missing": {
    kind: "internal",
    text: "Error: Product configuration not found. Please contact support.",
  },
  "billing/already-subscribed": {
    kind: "validation",
    text: "You already have the {plan} plan. Change or cancel it under Manage billing on your dashboard.",
  },
  "billing/nothing-to-manage": {
    kind: "missing",
    text: "You have no paid subscription. Choose a plan on the pricing page.",
  },
  "billing/not-running": {
    kind: "validation",
    text: "This subscription has already ended.",
  },
  "billing/not-configured": { kind: "internal", text: "Payments are not set up on this site." },
  "billing/unavailable": {
    kind: "upstream",
    text: "The payment provider did not respond. Please try again in a minute.",
  },
  "billing/unsigned": { kind: "auth", text: "The message has no valid signature." },
  "billing/unknown-subscription": {
    kind: "missing",
    text: "The payment provider has no subscription {id}.",
  },
  "billing/unknown-product": {
    kind: "validation",
    text: "Product {product} does not match a configured plan. No plan was changed.",
  },
  "billing/wrong-quantity": {
    kind: "validation",
    text: "The quantity is {quantity} instead of 1. No plan was changed.",
  },
  "billing/unknown-buyer": {
    kind: "missing",
    text: "Subscription {id} does not match an account (unknown or deleted). No plan was changed.",
  },
  "billing/foreign-buyer": {
    kind: "forbidden",
    text: "Subscription {id} was paid from a different email address or account than its checkout. No plan was changed.",
  },
  "billing/second-subscription": {
    kind: "validation",
    text: "Subscription {id} is a second subscription of the same person and was ignored. Cancel and refund it.",
  },
} as const satisfies Record<string, Message>;
