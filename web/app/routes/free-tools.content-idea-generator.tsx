import { FREE_TOOLS } from "@citeworthy/core/product/free-tools";
import { ToolPreview } from "../features/marketing/tool-preview.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/free-tools.content-idea-generator";

const [, tool] = FREE_TOOLS;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: tool.title, description: tool.description, path: tool.path });

const GIVES = [
  "article ideas for a topic, each with its content type",
  "whom each idea is for",
  "a short description and suggested keywords",
];

export default function ContentIdeaGenerator() {
  return <ToolPreview tool={tool} gives={GIVES} />;
}
