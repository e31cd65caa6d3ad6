/** A client's report behind its link: open to anyone who has the link, and the password where there is one. */
import { data, Form } from "react-router";
import { ClientReportView } from "../../features/projects/client-report/client-report-view.tsx";
import { answer } from "../../page-data/answer.server.ts";
import { services } from "../../services.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import { reportView } from "../projects/report-view.server.ts";
import type { Route } from "./+types/client-report";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Report",
    description: "A report on how worth citing the pages of a site are, and on what AI answer engines cite.",
    path: `/client/${params.token}`,
    hidden: true,
  });

type Found = Awaited<ReturnType<NonNullable<ReturnType<typeof pageOf>>["openReport"]>>;
const pageOf = (context: Route.LoaderArgs["context"]) => context.get(services);
const viewOf = (found: Found) =>
  found === null
    ? { state: "missing" as const }
    : found.locked
      ? { state: "locked" as const }
      : { state: "open" as const, report: reportView(found.report) };

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const view = viewOf((await pageOf(context)?.openReport({ token, password: null })) ?? null);
  return data(view, { status: view.state === "missing" ? 404 : 200 });
}

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const page = pageOf(context);
  if (!page) throw new Response(null, { status: 404 });
  const password = String((await request.formData()).get("password") ?? "");
  return answer(page, { what: "opening a report" }, async () =>
    viewOf(await page.openReport({ token, password })),
  );
}

export default function ClientReport({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData?.ok ? actionData.value : loaderData;
  if (view.state === "missing")
    return (
      <MessagePage title="This report isn't available">
        <p>The link has expired or was removed. Ask for a new one.</p>
      </MessagePage>
    );
  if (view.state === "locked") {
    const problem = actionData && (actionData.ok ? "That password is wrong." : actionData.problem);
    return (
      <MessagePage title="This report has a password">
        <Form method="post" className="grid max-w-field gap-5">
          <Field
            label="Password"
            name="password"
            type="password"
            required
            autoComplete="off"
            error={problem}
          />
          <div>
            <Button type="submit" variant="primary">
              Open the report
            </Button>
          </div>
        </Form>
      </MessagePage>
    );
  }
  return (
    <div className="wrap grid max-w-230 grid-cols-1 gap-6 pt-8 pb-24 md:pt-12">
      <p className="print:hidden">
        <Button size="small" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </p>
      <ClientReportView report={view.report} />
    </div>
  );
}
