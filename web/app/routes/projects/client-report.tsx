import { BrandForm } from "../../features/projects/client-report/brand-form.tsx";
import { ReportLinks } from "../../features/projects/client-report/report-links.tsx";
import { answer } from "../../page-data/answer.server.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import type { Route } from "./+types/client-report";
import { orNotFound, signedInUser } from "./signed-in.server.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await signedInUser(context, `/projects/${id}/client-report`);
  const { brand, links } = await orNotFound(page.readBrand({ id, userId }));
  return {
    brand,
    links: links.map(({ token, passwordHash, expiresAt }) => ({
      token,
      url: `${page.baseUrl}/client/${token}`,
      hasPassword: passwordHash !== null,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { page, userId } = await signedInUser(context, `/projects/${id}/client-report`);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const own = { id, userId };
  return answer(page, { what: "preparing a client report" }, async () => {
    if (text("intent") === "brand")
      await page.saveBrand({
        ...own,
        brand: { name: text("name"), color: text("color"), footer: text("footer"), logo: text("logo") },
      });
    if (text("intent") === "link")
      await page.shareReport({ ...own, days: text("days"), password: text("password") });
    if (text("intent") === "unlink") await page.stopReportLink({ token: text("token"), userId });
    return null;
  });
}

export default function ClientReport({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-180 grid-cols-1 gap-14">
      {actionData && !actionData.ok && <Notice kind="error">{actionData.problem}</Notice>}
      {actionData?.ok && <Notice kind="good">Saved.</Notice>}
      <div className="grid gap-4">
        <p className="max-w-measure text-quiet">
          Two pages for a client: the figures, what to fix first, and the pages with most to win. It always
          shows the latest analyses.
        </p>
        <div>
          <ButtonLink to={`/projects/${id}/print`}>Open the report</ButtonLink>
        </div>
      </div>
      <Panel title="Links for clients">
        <ReportLinks links={loaderData.links} />
      </Panel>
      <Panel title="Look">
        <BrandForm brand={loaderData.brand} />
      </Panel>
    </div>
  );
}
