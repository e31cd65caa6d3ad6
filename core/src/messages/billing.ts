import type { Message } from "./message.ts";

/** Buying a plan; and, for the operator, what could not be understood of what the payment provider said. */
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
    text: "There is no paid subscription to manage. Choose a plan on the pricing page.",
  },
  "billing/not-running": {
    kind: "validation",
    text: "This subscription has ended already, so there is nothing to cancel.",
  },
  "billing/not-configured": { kind: "internal", text: "Payments are not set up on this site." },
  "billing/unavailable": {
    kind: "upstream",
    text: "The payment provider did not answer. Please try again in a minute.",
  },
  "billing/unsigned": { kind: "auth", text: "The message has no valid signature." },
  "billing/unknown-subscription": {
    kind: "missing",
    text: "The payment provider does not know the subscription {id}.",
  },
  "billing/unknown-product": {
    kind: "validation",
    text: "Product {product} is none of the configured plans; nobody's plan was changed.",
  },
  "billing/wrong-quantity": {
    kind: "validation",
    text: "Bought {quantity} times instead of once; nobody's plan was changed.",
  },
  "billing/unknown-buyer": {
    kind: "missing",
    text: "Subscription {id} belongs to nobody here (never here, or deleted); nobody's plan was changed.",
  },
  "billing/foreign-buyer": {
    kind: "forbidden",
    text: "Subscription {id} was paid under another e-mail address or account than its checkout; nobody's plan was changed.",
  },
  "billing/second-subscription": {
    kind: "validation",
    text: "Subscription {id} is a second one for the same person and was left aside; cancel and refund it.",
  },
} as const satisfies Record<string, Message>;
