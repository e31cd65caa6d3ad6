import type { Message } from "./message.ts";

/** Needed when nothing more can be fetched. In their own file, so that a page can load them without the other messages. */
export const connectionMessages = {
  "analysis/offline": {
    kind: "upstream",
    text: "No internet connection. Please check your connection and try again.",
  },
  "request/unreachable": {
    kind: "upstream",
    text: "We could not reach the server. Please check your connection and try again.",
  },
  "request/unexpected": { kind: "internal", text: "An unexpected error occurred. Please try again." },
} as const satisfies Record<string, Message>;
