/** The meta tags generator as a page. */
import type { MetaTagsResult } from "@citeworthy/core/generators/generated";
import { part } from "../../../delivery/part.tsx";
import { still } from "../../../delivery/still.tsx";
import { GeneratorPanel } from "../generator-panel.tsx";
import type { GeneratorPanelProps } from "../generator-words.ts";
import type { GeneratorRules } from "../use-generator.ts";

const view = () => import("./meta-tags-result.tsx");
const MetaTagsView = part(view);

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

export const MetaTagsPanel = (props: GeneratorPanelProps) => (
  <GeneratorPanel {...props} rules={RULES} about={<About />}>
    {(tags) => <MetaTagsView tags={tags} />}
  </GeneratorPanel>
);
