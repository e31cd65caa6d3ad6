import { LONGEST_KEYWORD, LONGEST_TOPIC } from "@citeworthy/core/generators/generated";
import type { GeneratorWords } from "./generator-words.ts";

export const META_TAGS_WORDS: GeneratorWords = {
  lead: "The meta tags generator is a free tool: say what the article is about, and get a title and a description that fit, with keywords to think about.",
  submit: "Generate Meta Tags",
  empty: "Your title, description and keyword ideas will stand here.",
  fields: [
    {
      name: "topic",
      label: "Topic of the Article",
      placeholder: "How much coffee per litre of water",
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
