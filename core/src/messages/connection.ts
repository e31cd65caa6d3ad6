import type { Message } from "./message.ts";

/** What must be said where nothing more can be fetched. By itself, so that a page can carry it and no other words. */
export const connectionMessages = {
  "analysis/offline": {
    kind: "upstream",
    text: "No internet connection. Please check your connection and try again.",
  },
} as const satisfies Record<string, Message>;
