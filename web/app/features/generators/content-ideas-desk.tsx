/** The content idea generator as a page. */
import {
  type ContentIdeaResult,
  LONGEST_KEYWORD,
  LONGEST_TOPIC,
} from "@citeworthy/core/generators/generated";
import type { FreeTool } from "@citeworthy/core/product/free-tools";
import { lazy } from "react";
import { still } from "../../ui/still.tsx";
import { GeneratorForm } from "./generator-form.tsx";
import { GeneratorPage } from "./generator-page.tsx";
import { ResultPlace } from "./result-place.tsx";
import { type GeneratorRules, useGenerator } from "./use-generator.ts";

const view = () => import("./idea-cards.tsx");
const IdeaCards = lazy(view);

const FIELDS = [
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
] as const;

const isIdeas = (answer: unknown): answer is ContentIdeaResult[] =>
  Array.isArray(answer) && answer.length > 0 && answer.every((idea) => typeof idea?.title === "string");

const RULES: GeneratorRules<ContentIdeaResult[]> = {
  path: "/functions/generate-content-ideas",
  usageKey: "contentIdeaUsage",
  fields: ["topic", "niche"],
  required: ["topic"],
  missing: "generator/idea-input-missing",
  otherwise: "generator/ideas-failed",
  isMade: isIdeas,
  prepare: view,
};

const About = still("content-ideas-about", () => import("./content-ideas-about.tsx"));

export function ContentIdeasDesk({ tool, lead }: { tool: FreeTool; lead: string }) {
  const desk = useGenerator(RULES);
  return (
    <GeneratorPage
      tool={tool}
      lead={lead}
      form={<GeneratorForm desk={desk} fields={FIELDS} submit="Generate Content Ideas" />}
      result={
        <ResultPlace
          desk={desk}
          empty="Your ideas will stand here, each with its format, its reader and its keywords."
        >
          {(ideas) => <IdeaCards ideas={ideas} />}
        </ResultPlace>
      }
      about={<About />}
    />
  );
}
