import { FREE_TOOLS } from "@citeworthy/core/product/free-tools";
import { MetaTagsDesk } from "../features/generators/meta-tags-desk.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/free-tools.meta-tags-generator";

/** Its own entry only: the list of tools stays on the server. */
export const loader = () => ({
  tool: FREE_TOOLS[0],
  lead: "The meta tags generator is a free tool: say what the article is about, and get a title and a description that fit, with keywords to think about.",
});

export const meta: Route.MetaFunction = ({ matches, loaderData: { tool } }) =>
  pageMeta(matches, { title: tool.title, description: tool.description, path: tool.path });

export default function MetaTagsGenerator({ loaderData }: Route.ComponentProps) {
  return <MetaTagsDesk {...loaderData} />;
}
