import type { Message } from "./message.ts";

/** What an admin reads when an action, or one line of it, does not go through. */
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
    text: "The email address is not confirmed, so it may be somebody else's.",
  },
  "admin/has-customer": { kind: "validation", text: "Already has a customer." },
  "admin/customer-id-malformed": { kind: "validation", text: "This is not a customer ID." },
  "admin/customer-unknown": { kind: "missing", text: "The payment provider does not know this customer." },
  "admin/customer-paying": {
    kind: "validation",
    text: "Belongs to a user whose paid plan is running. Cancel the plan first.",
  },
} as const satisfies Record<string, Message>;
