import { FREE_TOOLS } from "@citeworthy/core/product/free-tools";
import { ContentIdeasDesk } from "../features/generators/content-ideas-desk.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/free-tools.content-idea-generator";

/** Its own entry only: the list of tools stays on the server. */
export const loader = () => ({
  tool: FREE_TOOLS[1],
  lead: "The content idea generator is a free tool: name a topic, or a few keywords with commas between them, and get ideas with a format, a reader and keywords.",
});

export const meta: Route.MetaFunction = ({ matches, loaderData: { tool } }) =>
  pageMeta(matches, { title: tool.title, description: tool.description, path: tool.path });

export default function ContentIdeaGenerator({ loaderData }: Route.ComponentProps) {
  return <ContentIdeasDesk {...loaderData} />;
}
