/** Three plan cards: what each plan costs and includes, and how to get it. */

import { still } from "../../delivery/still.tsx";
import { Check } from "../../ui/marks/icons.tsx";
import { PlanAction } from "./plan-action.tsx";
import type { HoldsProps } from "./plan-holds.tsx";
import { PLAN_CARDS, type PlanCard } from "./plans.ts";
import { isRunning, type MyPlan } from "./use-checkout.ts";

type PlanCardsProps = { mine: MyPlan; busyWith: string | null };

/** The prices never change while the page is open; CSS decides which billing cycle is shown. */
const PlanPrice = still<HoldsProps>(
  ({ plan }) => `price-${plan}`,
  () => import("./plan-price.tsx"),
);
const Holds = still<HoldsProps>(
  ({ plan }) => `holds-${plan}`,
  () => import("./plan-holds.tsx"),
);

function Plan({ plan, mine, busyWith }: PlanCardsProps & { plan: PlanCard }) {
  const isMine = isRunning(mine) && mine?.planType === plan.id;
  return (
    <li
      className={`grid content-start gap-4 border-line p-6 max-lg:not-first:border-t md:p-8 lg:not-first:border-l ${plan.popular ? "shadow-[inset_0_4px_0_var(--color-accent)]" : ""}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-28">{plan.name}</h2>
        {plan.popular && (
          <span className="text-14 font-semibold">
            <mark className="marked">Most popular</mark>
          </span>
        )}
        {isMine && (
          <span className="inline-flex items-center gap-1.5 rounded-full bg-good-wash px-2.5 text-14 font-semibold text-good">
            <Check aria-hidden="true" className="size-4" />
            Your plan
          </span>
        )}
      </div>
      <p className="text-quiet">{plan.forWhom}</p>
      <div className="lg:min-h-21">
        <PlanPrice plan={plan.id} />
      </div>
      <PlanAction plan={plan} mine={mine} busyWith={busyWith} />
      <Holds plan={plan.id} />
    </li>
  );
}

export function PlanCards(props: PlanCardsProps) {
  return (
    <ul className="grid rounded-md border border-line bg-surface lg:grid-cols-3">
      {PLAN_CARDS.map((plan) => (
        <Plan key={plan.id} plan={plan} {...props} />
      ))}
    </ul>
  );
}
