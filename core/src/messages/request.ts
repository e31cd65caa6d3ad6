import type { Message } from "./message.ts";
import { unsentMessages } from "./unsent.ts";

/** Failures of the request itself, for every route. */
export const requestMessages = {
  "request/not-json": { kind: "validation", text: "The request body must be JSON." },
  "request/wrong-type": {
    kind: "validation",
    text: "Send the request with the content type application/json.",
  },
  "request/invalid": { kind: "validation", text: "The request is not in the expected format." },
  "request/too-large": { kind: "validation", text: "The request is too large." },
  "request/wrong-method": { kind: "validation", text: "Use POST for this URL." },
  "request/not-found": { kind: "missing", text: "Nothing found at this URL." },
  "request/foreign-origin": {
    kind: "forbidden",
    text: "This request came from another site and was refused.",
  },
  "request/too-many": {
    kind: "rate",
    text: "Too many requests. Please try again {wait}.",
  },
  ...unsentMessages,
} as const satisfies Record<string, Message>;
