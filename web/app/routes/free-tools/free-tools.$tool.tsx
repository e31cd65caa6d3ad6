import { FREE_TOOLS } from "@citeworthy/core/product/free-tools";
import { data } from "react-router";
import { pageMeta } from "../../site/page-meta.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/free-tools.$tool";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Page Not Found",
    description: "There is no tool at this address.",
    path: `/free-tools/${params.tool}`,
    hidden: true,
  });

/** A tool that is only announced has no page; the hub is the place to look. */
export const loader = ({ params }: Route.LoaderArgs) =>
  data({ announced: FREE_TOOLS.find(({ id }) => id === params.tool)?.title ?? null }, { status: 404 });

export default function UnknownTool({ loaderData: { announced } }: Route.ComponentProps) {
  return (
    <MessagePage title={announced ? `${announced} is coming soon` : "Tool not found"}>
      <p className="text-18 text-quiet">
        {announced
          ? "This tool is not available yet. See the tools you can use today."
          : "The address may be mistyped. See all free tools."}
      </p>
      <div>
        <ButtonLink to="/free-tools" variant="primary">
          Free GEO Tools
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
