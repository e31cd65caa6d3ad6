import { FREE_TOOLS } from "@citeworthy/core/product/free-tools";
import { MetaTagsPanel } from "../../features/generators/meta-tags/meta-tags-panel.tsx";
import { META_TAGS_WORDS } from "../../features/generators/meta-tags/meta-tags-words.ts";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/free-tools.meta-tags-generator";

/** Sends only this tool's texts to the browser, not the whole list of tools. */
export const loader = () => ({
  tool: FREE_TOOLS[0],
  words: META_TAGS_WORDS,
});

export const meta: Route.MetaFunction = ({ matches, loaderData: { tool } }) =>
  pageMeta(matches, { title: tool.title, description: tool.description, path: tool.path });

export default function MetaTagsGenerator({ loaderData }: Route.ComponentProps) {
  return <MetaTagsPanel {...loaderData} />;
}
