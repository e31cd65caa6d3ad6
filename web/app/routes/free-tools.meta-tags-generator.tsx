import { FREE_TOOLS } from "@citeworthy/core/product/free-tools";
import { MetaTagsDesk } from "../features/generators/meta-tags-desk.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/free-tools.meta-tags-generator";

/** Its own entry only: the list of tools stays on the server. */
export const loader = () => FREE_TOOLS[0];

export const meta: Route.MetaFunction = ({ matches, loaderData: { title, description, path } }) =>
  pageMeta(matches, { title, description, path });

export default function MetaTagsGenerator({ loaderData }: Route.ComponentProps) {
  return <MetaTagsDesk tool={loaderData} />;
}
