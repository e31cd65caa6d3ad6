import type { Message } from "./message.ts";

/** Sessions, the second step, passkeys, and what needs a recent sign-in. */
export const accountSecurityMessages = {
  "account/suspended": { kind: "forbidden", text: "This account is suspended. Please contact support." },
  "account/session-unknown": { kind: "missing", text: "This session has already ended." },
  "account/sessions-failed": {
    kind: "database",
    text: "We could not load your sessions. Please reload the page.",
  },
  "account/activity-failed": {
    kind: "database",
    text: "We could not load your security activity. Please reload the page.",
  },
  "account/code-required": {
    kind: "auth",
    text: "Please enter the code from your authenticator app.",
  },
  "account/code-wrong": {
    kind: "auth",
    text: "That code did not match. Codes change every 30 seconds; check that your phone's clock is right.",
  },
  "account/recovery-code-wrong": {
    kind: "auth",
    text: "That recovery code did not match. Each code works once.",
  },
  "account/code-expired": {
    kind: "auth",
    text: "This took too long or had too many tries. Please enter your password again.",
  },
  "account/codes-blocked": {
    kind: "rate",
    text: "There were too many wrong codes. Please try again in 15 minutes.",
  },
  "account/two-factor-failed": {
    kind: "auth",
    text: "We could not change two-step sign-in. Please try again.",
  },
  "account/two-factor-unknown": {
    kind: "database",
    text: "We could not load your sign-in settings. Please reload the page.",
  },
  "account/confirm-first": {
    kind: "forbidden",
    text: "For your security, please confirm that it is you and try again.",
  },
  "account/confirm-wrong": { kind: "validation", text: "That password is incorrect. Please try again." },
  "account/confirm-by-signing-in": {
    kind: "validation",
    text: "For your security, please sign out, sign in again and then repeat this.",
  },
  "account/email-same": { kind: "validation", text: "This is already your email address." },
  "account/email-change-failed": {
    kind: "database",
    text: "We could not change your email address. Please try again.",
  },
  "account/email-change-taken": {
    kind: "validation",
    text: "This address can no longer be used. Your email address stays as it was.",
  },
  "account/passkey-unknown": {
    kind: "auth",
    text: "This passkey does not belong to an account here. Please sign in another way.",
  },
  "account/passkey-failed": {
    kind: "auth",
    text: "The passkey could not be used. Please try again.",
  },
  "account/passkey-add-failed": {
    kind: "auth",
    text: "The passkey could not be added. Please try again.",
  },
  "account/passkeys-full": {
    kind: "validation",
    text: "You have the maximum of {max} passkeys. Please remove one first.",
  },
} as const satisfies Record<string, Message>;
