import { FREE_TOOLS } from "@citeworthy/core/product/free-tools";
import { ContentIdeasDesk } from "../features/generators/content-ideas-desk.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/free-tools.content-idea-generator";

const [, tool] = FREE_TOOLS;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: tool.title, description: tool.description, path: tool.path });

export default function ContentIdeaGenerator() {
  return <ContentIdeasDesk tool={tool} />;
}
