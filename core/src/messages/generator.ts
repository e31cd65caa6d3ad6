import type { Message } from "./message.ts";

/** The two free generators. */
export const generatorMessages = {
  "generator/meta-input-missing": {
    kind: "validation",
    text: "Please fill in both topic and primary keyword",
  },
  "generator/idea-input-missing": { kind: "validation", text: "Please enter a topic or keyword" },
  "generator/input-too-long": {
    kind: "validation",
    text: "Please keep the topic to {topic} characters and the second field to {second}.",
  },
  "generator/free-uses-spent": {
    kind: "limit",
    text: "You have used your {limit} free generations. Sign up for unlimited access.",
  },
  "generator/meta-failed": { kind: "internal", text: "Failed to generate meta tags" },
  "generator/ideas-failed": { kind: "internal", text: "Failed to generate content ideas" },
} as const satisfies Record<string, Message>;
