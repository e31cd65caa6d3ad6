import { Link } from "react-router";
import { ClientReportView } from "../../features/projects/client-report/client-report-view.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { Button } from "../../ui/form/button.tsx";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import type { Route } from "./+types/print";
import { reportView } from "./report-view.server.ts";
import { orNotFound, signedInUser } from "./signed-in.server.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData ? `Report: ${loaderData.report.name}` : "Report",
    description: "A report of two pages for a client.",
    path: `/projects/${params.id}/print`,
    hidden: true,
  });

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await signedInUser(context, `/projects/${id}/print`);
  return { report: reportView(await orNotFound(page.clientReport({ id, userId }))) };
}

export default function Print({ loaderData: { report }, params: { id } }: Route.ComponentProps) {
  return (
    <div className="wrap grid max-w-230 grid-cols-1 gap-6 pt-8 pb-24 md:pt-12">
      <p className="flex flex-wrap items-center gap-4 print:hidden">
        <Link
          to={`/projects/${id}/client-report`}
          className="inline-flex min-h-11 items-center gap-1.5 text-14 text-quiet no-underline hover:text-ink"
        >
          <ArrowLeft className="size-4" />
          Links and look
        </Link>
        <Button size="small" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </p>
      <ClientReportView report={report} />
    </div>
  );
}
