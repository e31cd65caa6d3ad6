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
  "admin/user-unknown": { kind: "missing", text: "There is no account with the email address {email}." },
  "admin/plan-unknown": { kind: "validation", text: "There is no such plan." },
  "admin/suspends-admin": {
    kind: "validation",
    text: "This person is an admin. Remove the admin role first.",
  },
  "admin/own-role": {
    kind: "validation",
    text: "You can't remove your own admin role. Ask another admin to do it.",
  },
  "admin/setting-from-environment": {
    kind: "validation",
    text: "{name} is set in the environment, which comes first. Change it there, then restart.",
  },
  "admin/ai-key-invalid": {
    kind: "validation",
    text: "This is not a whole key. Copy it again, without spaces or line breaks.",
  },
  "admin/ai-model-invalid": {
    kind: "validation",
    text: "The name of a model has no spaces, such as gpt-5.4-mini or llama3.1:8b.",
  },
  "admin/ai-address-invalid": {
    kind: "validation",
    text: "Enter the whole address up to the version, such as http://localhost:11434/v1.",
  },
  "admin/ai-limit-invalid": { kind: "validation", text: "Enter an amount in dollars, such as 0.25." },
  "admin/ai-server-gone": {
    kind: "missing",
    text: "This server or its model is no longer there. Start it, then reload the page.",
  },
  "admin/ai-not-connected": { kind: "missing", text: "This model is not connected." },
} as const satisfies Record<string, Message>;
