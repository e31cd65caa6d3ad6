import { titleFromAddress } from "@citeworthy/core/contract/title-from-address";
import { site } from "@citeworthy/core/product/identity/site";
import { data, Link } from "react-router";
import { ResultsDashboard } from "../../features/results/results-dashboard.tsx";
import { ignoreSection } from "../../features/results/sections/ignore-section.ts";
import { resultView } from "../../page-data/result-view.server.ts";
import { services } from "../../services.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/shared-report";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.view ? titleFromAddress(loaderData.view.url) : "Shared analysis",
    description: "A shared GEO analysis.",
    path: `/r/${params.token}`,
    hidden: true,
  });

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const shared = await context.get(services)?.findShared(token);
  if (!shared) return data({ view: null }, { status: 404 });
  return { view: resultView(shared.query, shared.result) };
}

export const shouldRevalidate = ignoreSection;

export default function SharedReport({ loaderData: { view } }: Route.ComponentProps) {
  if (view === null)
    return (
      <MessagePage title="Link not found">
        <p>This analysis was never shared, or its owner revoked the link.</p>
      </MessagePage>
    );
  return (
    <div className="wrap grid gap-6 py-10 md:py-14">
      <Notice kind="info">
        <p>
          You are viewing a shared analysis.{" "}
          <Link to="/" className="link">
            Analyze your own page with {site.name}
          </Link>
          .
        </p>
      </Notice>
      <ResultsDashboard view={view} />
    </div>
  );
}
