/** The content idea generator as a page. */
import type { ContentIdeaResult } from "@citeworthy/core/generators/generated";
import { part } from "../../../delivery/part.tsx";
import { still } from "../../../delivery/still.tsx";
import { GeneratorPanel } from "../generator-panel.tsx";
import type { GeneratorPanelProps } from "../generator-words.ts";
import type { GeneratorRules } from "../use-generator.ts";

const view = () => import("./idea-cards.tsx");
const IdeaCards = part(view);

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

export const ContentIdeasPanel = (props: GeneratorPanelProps) => (
  <GeneratorPanel {...props} rules={RULES} about={<About />}>
    {(ideas, asked) => <IdeaCards ideas={ideas} niche={asked.niche ?? ""} />}
  </GeneratorPanel>
);
