import type { Message } from "./message.ts";

/** Only the server writes these messages, so they aren't in the catalogue that public pages load. */
export const apiKeyMessages = {
  "key/invalid": { kind: "auth", text: "This API key is invalid. Check it, or create a new one." },
  "key/expired": { kind: "auth", text: "This API key expired on {date}. Create a new one." },
  "key/revoked": { kind: "auth", text: "This API key was revoked. Create a new one." },
  "key/scope-missing": {
    kind: "forbidden",
    text: "This API key doesn't have the scope this call needs: {scope}.",
  },
  "key/not-accepted": {
    kind: "forbidden",
    text: "This call doesn't accept API keys. Sign in instead.",
  },
  "key/name-invalid": {
    kind: "validation",
    text: "Please enter a name of at most {max} characters.",
  },
  "key/scopes-missing": { kind: "validation", text: "Please choose at least one scope." },
  "key/lifetime-invalid": { kind: "validation", text: "Please choose when the key expires." },
  "key/too-many": {
    kind: "validation",
    text: "You have {max} API keys, which is the limit. Revoke one first.",
  },
  "key/admin-scope": { kind: "forbidden", text: "Only admins can create keys with the scope admin:read." },
  "key/unknown": { kind: "missing", text: "This API key doesn't exist or was already revoked." },
  "webhook/address-invalid": {
    kind: "validation",
    text: "Please enter a public address that starts with https://.",
  },
  "webhook/events-missing": { kind: "validation", text: "Please choose at least one event." },
  "webhook/too-many": {
    kind: "validation",
    text: "You have {max} webhooks, which is the limit. Delete one first.",
  },
  "webhook/unknown": { kind: "missing", text: "This webhook or delivery doesn't exist any more." },
  "schedule/not-found": { kind: "missing", text: "This schedule doesn't exist." },
  "draft/too-short": { kind: "validation", text: "A draft needs at least {min} words." },
  "draft/too-long": { kind: "validation", text: "A draft may have {max} characters." },
  "draft/format-unknown": { kind: "validation", text: "The format of a draft is one of {formats}." },
  "idempotency/key-invalid": {
    kind: "validation",
    text: "The Idempotency-Key header must have 1 to 255 printable ASCII characters.",
  },
  "idempotency/other-request": {
    kind: "validation",
    text: "This Idempotency-Key was already used for another request. Use a new key.",
  },
  "idempotency/running": {
    kind: "rate",
    text: "The first request with this Idempotency-Key is still running. Please try again {wait}.",
  },
} as const satisfies Record<string, Message>;
