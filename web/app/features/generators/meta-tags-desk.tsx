/** The meta tags generator as a page. */
import { LONGEST_KEYWORD, LONGEST_TOPIC, type MetaTagsResult } from "@citeworthy/core/generators/generated";
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from "@citeworthy/core/generators/snippet-width";
import type { FreeTool } from "@citeworthy/core/product/free-tools";
import { GeneratorForm } from "./generator-form.tsx";
import { GeneratorPage } from "./generator-page.tsx";
import { MetaTagsView } from "./meta-tags-result.tsx";
import { ResultPlace } from "./result-frame.tsx";
import { type GeneratorRules, useGenerator } from "./use-generator.ts";

const FIELDS = [
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
] as const;

const isTags = (answer: unknown): answer is MetaTagsResult =>
  typeof answer === "object" &&
  answer !== null &&
  "title" in answer &&
  "description" in answer &&
  "keywords" in answer &&
  Array.isArray(answer.keywords);

const RULES: GeneratorRules<MetaTagsResult> = {
  path: "/functions/generate-meta-tags",
  usageKey: "metaTagsUsage",
  fields: ["topic", "primaryKeyword"],
  required: ["topic", "primaryKeyword"],
  missing: "generator/meta-input-missing",
  otherwise: "generator/meta-failed",
  isMade: isTags,
};

const ABOUT = [
  {
    name: "A meta title",
    text: `With ${TITLE_LENGTH.least} to ${TITLE_LENGTH.most} characters, about what search results show, measured in pixels too, and your keyword near the front.`,
  },
  {
    name: "A meta description",
    text: `With ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} characters: what the article answers, and what it covers.`,
  },
  {
    name: "Keyword ideas",
    text: "Searches around your keyword, as people type them. No search volumes: we do not make any up.",
  },
  {
    name: "Previews and HTML",
    text: "The search result on a desktop and on a phone, the card of a shared link, and the tags to paste into your page.",
  },
  {
    name: "How it is made",
    text: "From templates that read your words, or by an AI model where this installation has one; the result says which. No numbers or facts are added. The templates are English only; other languages keep your words as you gave them.",
  },
];

export function MetaTagsDesk({ tool }: { tool: FreeTool }) {
  const desk = useGenerator(RULES);
  return (
    <GeneratorPage
      tool={tool}
      lead="The meta tags generator is a free tool: say what the article is about, and get a title and a description that fit, with keywords to think about."
      form={<GeneratorForm desk={desk} fields={FIELDS} submit="Generate Meta Tags" />}
      result={
        <ResultPlace desk={desk} empty="Your title, description and keyword ideas will stand here.">
          {(tags) => <MetaTagsView tags={tags} />}
        </ResultPlace>
      }
      about={ABOUT}
    />
  );
}
