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
    text: "Use at most {topic} characters for the topic and {second} for the second field.",
  },
  "generator/english-only": {
    kind: "validation",
    text: "Without an AI model, this generator works only in English. Please enter your text in English.",
  },
  "generator/model-needed": {
    kind: "upstream",
    text: "{because} Without it, this generator works only in English. Please try again or enter your text in English.",
  },
  "generator/free-uses-spent": {
    kind: "limit",
    text: "You have used your {limit} free generations. Sign up for unlimited access.",
  },
  "generator/meta-failed": { kind: "internal", text: "Failed to generate meta tags" },
  "generator/ideas-failed": { kind: "internal", text: "Failed to generate content ideas" },
} as const satisfies Record<string, Message>;
