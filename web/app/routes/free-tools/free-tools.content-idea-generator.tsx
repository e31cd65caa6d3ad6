import { FREE_TOOLS } from "@citeworthy/core/product/free-tools";
import { ContentIdeasPanel } from "../../features/generators/content-ideas/content-ideas-panel.tsx";
import { CONTENT_IDEAS_WORDS } from "../../features/generators/content-ideas/content-ideas-words.ts";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/free-tools.content-idea-generator";

/** Sends only this tool's texts to the browser, not the whole list of tools. */
export const loader = () => ({
  tool: FREE_TOOLS[1],
  words: CONTENT_IDEAS_WORDS,
});

export const meta: Route.MetaFunction = ({ matches, loaderData: { tool } }) =>
  pageMeta(matches, { title: tool.title, description: tool.description, path: tool.path });

export default function ContentIdeaGenerator({ loaderData }: Route.ComponentProps) {
  return <ContentIdeasPanel {...loaderData} />;
}
