import { FREE_TOOLS } from "@citeworthy/core/product/free-tools";
import { ContentIdeasDesk } from "../features/generators/content-ideas-desk.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/free-tools.content-idea-generator";

/** Its own entry only: the list of tools stays on the server. */
export const loader = () => FREE_TOOLS[1];

export const meta: Route.MetaFunction = ({ matches, loaderData: { title, description, path } }) =>
  pageMeta(matches, { title, description, path });

export default function ContentIdeaGenerator({ loaderData }: Route.ComponentProps) {
  return <ContentIdeasDesk tool={loaderData} />;
}
