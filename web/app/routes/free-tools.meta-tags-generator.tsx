import { FREE_TOOLS } from "@citeworthy/core/product/free-tools";
import { MetaTagsDesk } from "../features/generators/meta-tags-desk.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/free-tools.meta-tags-generator";

const [tool] = FREE_TOOLS;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: tool.title, description: tool.description, path: tool.path });

export default function MetaTagsGenerator() {
  return <MetaTagsDesk tool={tool} />;
}
