import { LONGEST_KEYWORD, LONGEST_TOPIC } from "@citeworthy/core/generators/generated";
import type { GeneratorWords } from "../generator-words.ts";

export const CONTENT_IDEAS_WORDS: GeneratorWords = {
  lead: "Enter a topic or a few keywords, separated by commas, and get article ideas with a format, an audience and keywords.",
  submit: "Generate Content Ideas",
  empty: "Your ideas will appear here.",
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
