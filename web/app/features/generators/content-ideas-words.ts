import { LONGEST_KEYWORD, LONGEST_TOPIC } from "@citeworthy/core/generators/generated";
import type { GeneratorWords } from "./generator-words.ts";

export const CONTENT_IDEAS_WORDS: GeneratorWords = {
  lead: "The content idea generator is a free tool: name a topic, or a few keywords with commas between them, and get ideas with a format, a reader and keywords.",
  submit: "Generate Content Ideas",
  empty: "Your ideas will stand here, each with its format, its reader and its keywords.",
  fields: [
    {
      name: "topic",
      label: "Topic or Keywords",
      placeholder: "cold brew coffee",
      required: true,
      longest: LONGEST_TOPIC,
    },
    {
      name: "niche",
      label: "Target Niche or Industry",
      placeholder: "coffee shops",
      required: false,
      longest: LONGEST_KEYWORD,
    },
  ],
};
