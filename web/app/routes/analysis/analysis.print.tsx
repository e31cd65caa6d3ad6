import { titleFromAddress } from "@citeworthy/core/contract/title-from-address";
import { replace } from "react-router";
import { CitedCard } from "../../features/cited/card/cited-card.tsx";
import { PrintReport } from "../../features/results/print/print-report.tsx";
import { visitOf } from "../../page-data/acting.server.ts";
import { resultView } from "../../page-data/result-view.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Button } from "../../ui/form/button.tsx";
import type { Route } from "./+types/analysis.print";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData ? `${titleFromAddress(loaderData.view.url)}, for print` : "Analysis",
    description: "A summary of two pages, then every finding with its evidence.",
    path: `/analysis/${params.id}/print`,
    hidden: true,
  });

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await visitOf(context, `/analysis/${id}/print`, "read");
  const analysis = await page.findAnalysis({ id, userId });
  if (!analysis) throw replace(`/analysis/${id}`);
  const cited = await page.citedInFact({ userId, url: analysis.query });
  return { view: resultView(analysis.query, analysis.result), cited };
}

export default function Print({ loaderData: { view, cited } }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-6 py-10 md:py-14">
      <p className="print:hidden">
        <Button variant="primary" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </p>
      <PrintReport view={view} cited={<CitedCard url={view.url} question="" cited={cited} run={null} />} />
    </div>
  );
}
