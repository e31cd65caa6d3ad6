/** The meta tags generator as a page. */
import { LONGEST_KEYWORD, LONGEST_TOPIC, type MetaTagsResult } from "@citeworthy/core/generators/generated";
import type { FreeTool } from "@citeworthy/core/product/free-tools";
import { lazy } from "react";
import { still } from "../../ui/still.tsx";
import { GeneratorForm } from "./generator-form.tsx";
import { GeneratorPage } from "./generator-page.tsx";
import { ResultPlace } from "./result-place.tsx";
import { type GeneratorRules, useGenerator } from "./use-generator.ts";

const view = () => import("./meta-tags-result.tsx");
const MetaTagsView = lazy(view);

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
  prepare: view,
};

const About = still("meta-tags-about", () => import("./meta-tags-about.tsx"));

export function MetaTagsDesk({ tool, lead }: { tool: FreeTool; lead: string }) {
  const desk = useGenerator(RULES);
  return (
    <GeneratorPage
      tool={tool}
      lead={lead}
      form={<GeneratorForm desk={desk} fields={FIELDS} submit="Generate Meta Tags" />}
      result={
        <ResultPlace desk={desk} empty="Your title, description and keyword ideas will stand here.">
          {(tags) => <MetaTagsView tags={tags} />}
        </ResultPlace>
      }
      about={<About />}
    />
  );
}
