import type { Message } from "./message.ts";

/** A request that got no answer although there is a connection. Apart from `connection.ts`, which every page loads. */
export const unsentMessages = {
  "request/unreachable": {
    kind: "upstream",
    text: "We could not reach the server. Please check your connection and try again.",
  },
  "request/unexpected": { kind: "internal", text: "An unexpected error occurred. Please try again." },
} as const satisfies Record<string, Message>;
