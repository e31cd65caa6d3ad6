import { FREE_TOOLS } from "@citeworthy/core/product/free-tools";
import { ContentIdeasDesk } from "../features/generators/content-ideas-desk.tsx";
import { CONTENT_IDEAS_WORDS } from "../features/generators/content-ideas-words.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/free-tools.content-idea-generator";

/** Its own words only: the list of tools, and the words of the other, stay on the server. */
export const loader = () => ({
  tool: FREE_TOOLS[1],
  words: CONTENT_IDEAS_WORDS,
});

export const meta: Route.MetaFunction = ({ matches, loaderData: { tool } }) =>
  pageMeta(matches, { title: tool.title, description: tool.description, path: tool.path });

export default function ContentIdeaGenerator({ loaderData }: Route.ComponentProps) {
  return <ContentIdeasDesk {...loaderData} />;
}
