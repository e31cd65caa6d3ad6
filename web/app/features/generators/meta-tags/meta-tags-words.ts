import { LONGEST_KEYWORD, LONGEST_TOPIC } from "@citeworthy/core/generators/generated";
import type { GeneratorWords } from "../generator-words.ts";

export const META_TAGS_WORDS: GeneratorWords = {
  lead: "Enter your article's topic and get a meta title, a meta description and keyword ideas.",
  submit: "Generate Meta Tags",
  empty: "Your title, description and keyword ideas will appear here.",
  fields: [
    {
      name: "topic",
      label: "Topic of the Article",
      placeholder: "How much coffee per liter of water",
      required: true,
      longest: LONGEST_TOPIC,
    },
    {
      name: "primaryKeyword",
      label: "Primary Keyword",
      placeholder: "coffee to water ratio",
      required: true,
      longest: LONGEST_KEYWORD,
    },
  ],
};
