import { FREE_TOOLS } from "@citeworthy/core/product/free-tools";
import { ToolPreview } from "../features/marketing/tool-preview.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/free-tools.meta-tags-generator";

const [tool] = FREE_TOOLS;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: tool.title, description: tool.description, path: tool.path });

const GIVES = [
  "a meta title, with its length beside it",
  "a meta description, with its length beside it",
  "keyword ideas to choose from",
];

export default function MetaTagsGenerator() {
  return <ToolPreview tool={tool} gives={GIVES} />;
}
