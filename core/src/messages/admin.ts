import type { Message } from "./message.ts";

/** Shown to an admin when an action, or one item of it, fails. */
export const adminMessages = {
  "admin/ids-missing": {
    kind: "validation",
    text: "Please enter customer IDs to clean up (comma-separated)",
  },
  "admin/ids-invalid": { kind: "validation", text: "No valid customer IDs provided" },
  "admin/ids-too-many": { kind: "validation", text: "Please clean up at most {limit} customers at a time." },
  "admin/expire-failed": { kind: "database", text: "Error processing expired trials" },
  "admin/unknown": { kind: "internal", text: "Unknown error" },
  "admin/email-unconfirmed": {
    kind: "validation",
    text: "The email address is not confirmed, so it may belong to someone else.",
  },
  "admin/has-customer": { kind: "validation", text: "Already has a customer." },
  "admin/customer-id-malformed": { kind: "validation", text: "This is not a customer ID." },
  "admin/customer-unknown": { kind: "missing", text: "The payment provider has no customer with this ID." },
  "admin/customer-paying": {
    kind: "validation",
    text: "This customer has an active paid plan. Cancel the plan first.",
  },
} as const satisfies Record<string, Message>;
