import { titleFromAddress } from "@citeworthy/core/contract/title-from-address";
import { replace } from "react-router";
import { PrintReport } from "../../features/results/print/print-report.tsx";
import { resultView } from "../../page-data/result-view.server.ts";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
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
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw replace(authPath("sign-in", `/analysis/${id}/print`));
  const analysis = await page.findAnalysis({ id, userId: user.id });
  if (!analysis) throw replace(`/analysis/${id}`);
  return { view: resultView(analysis.query, analysis.result) };
}

export default function Print({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-6 py-10 md:py-14">
      <p className="print:hidden">
        <Button variant="primary" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </p>
      <PrintReport view={view} />
    </div>
  );
}
