import type { Message } from "./message.ts";

/** From a result to an article. */
export const articleMessages = {
  "article/input-missing": { kind: "validation", text: "An analysis result and its URL are required." },
  "article/failed": { kind: "upstream", text: "Failed to generate article. Please try again." },
  "article/call-failed": { kind: "upstream", text: "Failed to generate article" },
  "article/empty": { kind: "upstream", text: "The page has no text to write an article from." },
  "article/no-model": {
    kind: "validation",
    text: "A free rewrite needs an account and a configured AI model.",
  },
  "article/not-found": {
    kind: "missing",
    text: "This article does not exist, or it belongs to another account.",
  },
} as const satisfies Record<string, Message>;
