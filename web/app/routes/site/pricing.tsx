import { messageText } from "@citeworthy/core/messages";
import { BILLING_CYCLES, PRICES, SOLD_PLANS } from "@citeworthy/core/product/plans/plans";
import { TRIAL_DAYS } from "@citeworthy/core/product/plans/trial-days";
import { data, redirect } from "react-router";
import { PRICING_FAQ } from "../../../content/pricing-faq.ts";
import { still } from "../../delivery/still.tsx";
import { ClosingCall } from "../../features/marketing/closing-call.tsx";
import { Questions } from "../../features/marketing/questions.tsx";
import { PlanPanel } from "../../features/pricing/plan-panel.tsx";
import { CHANGE_PLAN } from "../../features/pricing/use-checkout.ts";
import { answer } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { questionsData } from "../../site/structured-data/questions-data.ts";
import type { Route } from "./+types/pricing";

export const loader = () => ({
  questions: PRICING_FAQ,
  from: { core: PRICES.core.monthly, pro: PRICES.pro.monthly },
});

export const meta: Route.MetaFunction = ({ matches, loaderData: { questions, from } }) => [
  ...pageMeta(matches, {
    title: "Pricing: Core and Pro plans",
    description: `Core from $${from.core} and Pro from $${from.pro} a month. Start with a free ${TRIAL_DAYS}-day trial. No card required.`,
    path: "/pricing",
  }),
  { "script:ld+json": questionsData(questions) },
];

/** The checkout link is created here for the session's user; the browser only names the plan. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw redirect(authPath("sign-up", "/pricing"));
  const form = await readForm(request);
  if (String(form.get("plan")).startsWith(`${CHANGE_PLAN}-`))
    return answer(page, { what: "opening the portal" }, async () => {
      const { workspaceId } = await page.acting("manage");
      throw redirect((await page.openPortal(workspaceId)).url);
    });
  const planType = SOLD_PLANS.find((plan) => plan === form.get("plan"));
  const billingCycle = BILLING_CYCLES.find((cycle) => cycle === form.get("cycle"));
  if (!planType || !billingCycle)
    return data({ ok: false as const, problem: messageText("request/invalid") }, { status: 400 });
  return answer(page, { what: "making a checkout" }, async () => {
    const { workspaceId } = await page.acting("manage");
    const buyer = { id: workspaceId, email: user.email };
    throw redirect((await page.startCheckout({ buyer, planType, billingCycle })).url);
  });
}

/** Only signed-in users send the form; for them, the plans have loaded this code. */
export const clientAction = async (args: Route.ClientActionArgs) =>
  (await import("../../connection/keep-page.ts")).keepPage(args);

const Limits = still("plan-limits", () => import("../../features/pricing/limits-table.tsx"));

export default function Pricing({ loaderData: { questions, from } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-10 pb-16 md:pt-16 md:pb-24">
        <PlanPanel
          head={
            <div className="grid gap-4">
              <h1 className="max-w-[16ch] text-36 md:text-48">Simple pricing</h1>
              <p className="text-18 text-quiet">
                Core costs ${from.core} a month and Pro ${from.pro}; each includes a monthly number of
                analyses, articles and monitor runs. The first {TRIAL_DAYS} days are free and need no card.
              </p>
            </div>
          }
        />
      </div>
      <Limits />
      <Questions id="about-paying" title="Pricing questions" questions={questions} />
      <ClosingCall title="Try it on one article first." />
    </>
  );
}
