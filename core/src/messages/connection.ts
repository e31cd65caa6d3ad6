import type { Message } from "./message.ts";

/** Needed when nothing more can be fetched. In its own file, so that a page can load it without the other messages. */
export const connectionMessages = {
  "analysis/offline": {
    kind: "upstream",
    text: "No internet connection. Please check your connection and try again.",
  },
} as const satisfies Record<string, Message>;
