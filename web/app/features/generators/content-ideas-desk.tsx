/** The content idea generator as a page. */
import {
  type ContentIdeaResult,
  LONGEST_KEYWORD,
  LONGEST_TOPIC,
} from "@citeworthy/core/generators/generated";
import type { FreeTool } from "@citeworthy/core/product/free-tools";
import { GeneratorForm } from "./generator-form.tsx";
import { GeneratorPage } from "./generator-page.tsx";
import { IdeaCards } from "./idea-cards.tsx";
import { ResultPlace } from "./result-frame.tsx";
import { type GeneratorRules, useGenerator } from "./use-generator.ts";

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
};

const ABOUT = [
  {
    name: "Ideas of different kinds",
    text: "An explainer, a how-to, a comparison, a checklist, a study of your own, questions and answers, and more: one of each, with a title to copy.",
  },
  { name: "Whom each one is for", text: "A reader for every idea, in your niche where you name one." },
  {
    name: "What to gather",
    text: "Each idea says which question it answers and which evidence makes it worth citing, and suggests keywords to start from.",
  },
  {
    name: "How it is made",
    text: "From templates that read your words, or by an AI model where this installation has one; the result says which. No numbers or facts are added. The templates are English only; other languages keep your words as you gave them.",
  },
];

export function ContentIdeasDesk({ tool }: { tool: FreeTool }) {
  const desk = useGenerator(RULES);
  return (
    <GeneratorPage
      tool={tool}
      lead="The content idea generator is a free tool: name a topic, or a few keywords with commas between them, and get ideas with a format, a reader and keywords."
      form={<GeneratorForm desk={desk} fields={FIELDS} submit="Generate Content Ideas" />}
      result={
        <ResultPlace
          desk={desk}
          empty="Your ideas will stand here, each with its format, its reader and its keywords."
        >
          {(ideas) => <IdeaCards ideas={ideas} />}
        </ResultPlace>
      }
      about={ABOUT}
    />
  );
}
