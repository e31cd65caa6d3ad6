import { messageText } from "@citeworthy/core/messages";
import { BILLING_CYCLES, PRICES, SOLD_PLANS, TRIAL_DAYS } from "@citeworthy/core/product/plans";
import { data, Link, redirect } from "react-router";
import { PRICING_FAQ } from "../../content/pricing-faq.ts";
import { answer } from "../answer.server.ts";
import { ClosingCall } from "../features/marketing/closing-call.tsx";
import { LimitsTable } from "../features/pricing/limits-table.tsx";
import { PlanDesk } from "../features/pricing/plan-desk.tsx";
import { PricingQuestions } from "../features/pricing/pricing-questions.tsx";
import { CHANGE_PLAN } from "../features/pricing/use-checkout.ts";
import { pageMeta } from "../page-meta.ts";
import { questionsData } from "../questions-data.ts";
import { services } from "../services.server.ts";
import { authPath } from "../session/auth-path.ts";
import type { Route } from "./+types/pricing";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: "Pricing: plain prices, counted by the month",
    description: `Core from $${PRICES.core.monthly} and Pro from $${PRICES.pro.monthly} a month. Every plan starts with a free trial of ${TRIAL_DAYS} days, no card required.`,
    path: "/pricing",
  }),
  { "script:ld+json": questionsData(PRICING_FAQ) },
];

/** The link to pay is made here, from the session's own address; the browser only says which plan. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw redirect(authPath("sign-up", "/pricing"));
  const form = await request.formData();
  if (String(form.get("plan")).startsWith(`${CHANGE_PLAN}-`))
    return answer(page, { what: "opening the portal" }, async () => {
      throw redirect((await page.openPortal(user.id)).url);
    });
  const planType = SOLD_PLANS.find((plan) => plan === form.get("plan"));
  const billingCycle = BILLING_CYCLES.find((cycle) => cycle === form.get("cycle"));
  if (!planType || !billingCycle)
    return data({ ok: false as const, problem: messageText("request/invalid") }, { status: 400 });
  return answer(page, { what: "making a checkout" }, async () => {
    throw redirect((await page.startCheckout({ buyer: user, planType, billingCycle })).url);
  });
}

export default function Pricing() {
  return (
    <>
      <div className="wrap pt-10 pb-16 md:pt-16 md:pb-24">
        <PlanDesk
          head={
            <div className="grid gap-4">
              <h1 className="max-w-[16ch] text-36 md:text-48">Plain prices, counted by the month</h1>
              <p className="text-18 text-quiet">
                Plain prices are prices counted by the month: Core ${PRICES.core.monthly}, Pro $
                {PRICES.pro.monthly}. Every plan starts with a free trial of {TRIAL_DAYS} days. No card
                required.
              </p>
            </div>
          }
        />
      </div>
      <section aria-labelledby="limits" className="wrap">
        <h2 id="limits" className="mb-8 text-28 md:text-36">
          What each plan holds, per month
        </h2>
        <LimitsTable />
        <p className="mt-4 text-14 text-quiet">
          One{" "}
          <Link to="/ai-visibility-monitor" className="link">
            AI visibility run
          </Link>{" "}
          covers your page and up to five competitors. The{" "}
          <Link to="/free-tools" className="link">
            free tools
          </Link>{" "}
          need no plan, and the{" "}
          <Link to="/docs/scoring" className="link">
            scoring rubric
          </Link>{" "}
          says how a score is made.
        </p>
      </section>
      <PricingQuestions />
      <ClosingCall title="Try it on one article first." />
    </>
  );
}
