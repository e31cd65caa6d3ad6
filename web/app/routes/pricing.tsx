import { PRICES, REFUND_DAYS, TRIAL_DAYS } from "@citeworthy/core/product/plans";
import { ClosingCall } from "../features/marketing/closing-call.tsx";
import { LimitsTable } from "../features/pricing/limits-table.tsx";
import { CycleChoice, PlanCards } from "../features/pricing/plan-cards.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/pricing";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Pricing",
    description: `Core from $${PRICES.core.monthly} and Pro from $${PRICES.pro.monthly} a month. Every plan starts with a free trial of ${TRIAL_DAYS} days, no card required.`,
    path: "/pricing",
  });

export default function Pricing() {
  return (
    <>
      <div className="group/cycle wrap pt-10 pb-16 md:pt-16 md:pb-24">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-6">
          <div className="grid gap-4">
            <h1 className="max-w-[16ch] text-36 md:text-48">Plain prices, counted by the month</h1>
            <p className="text-18 text-quiet">
              Every plan starts with a free trial of {TRIAL_DAYS} days. No card required.
            </p>
          </div>
          <CycleChoice />
        </div>
        <PlanCards />
        <p className="mt-4 text-14 text-quiet">Refund within {REFUND_DAYS} days of a paid subscription.</p>
      </div>
      <section aria-labelledby="limits" className="wrap pb-16 md:pb-24">
        <h2 id="limits" className="mb-8 text-28 md:text-36">
          What each plan holds, per month
        </h2>
        <LimitsTable />
        <p className="mt-4 text-14 text-quiet">
          One AI visibility run covers your page and up to five competitors.
        </p>
      </section>
      <ClosingCall title="Try it on one article first." />
    </>
  );
}
