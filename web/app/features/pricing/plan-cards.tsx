/** Three plans side by side: what each costs, holds, and how to get it. */
import { BILLING_CYCLES, type SoldPlan } from "@citeworthy/core/product/plans";
import type { ReactNode } from "react";
import { Highlight } from "../../ui/highlight.tsx";
import { Check } from "../../ui/icons.tsx";
import { Pill } from "../../ui/pill.tsx";
import { SHOWN } from "./cycle-choice.tsx";
import { PlanAction } from "./plan-action.tsx";
import { limitText, PLAN_CARDS, type PlanCard, priceOf, TOOL_NAMES } from "./plans.ts";
import { isRunning, type MyPlan } from "./use-checkout.ts";

type PlanCardsProps = { mine: MyPlan; busyWith: string | null };

const FIGURE = "font-serif text-48 leading-none font-medium tracking-[-0.025em]";

function Prices({ plan }: { plan: SoldPlan }) {
  return BILLING_CYCLES.map((cycle) => {
    const { amount, per, struck, note } = priceOf(plan, cycle);
    return (
      <div key={cycle} className={SHOWN[cycle]}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className={FIGURE}>{amount}</b>
          <span className="text-quiet">{per}</span>
          {struck && (
            <s className="text-18 text-quiet">
              <span className="sr-only">instead of </span>
              {struck}
            </s>
          )}
        </p>
        <p className="mt-1 text-14 text-quiet">{note}</p>
      </div>
    );
  });
}

const CustomPrice = () => (
  <>
    <p className={FIGURE}>Custom</p>
    <p className="mt-1 text-14 text-quiet">Agreed with you, in writing.</p>
  </>
);

const Included = ({ children }: { children: ReactNode }) => (
  <li className="flex items-center gap-3">
    <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
    <span>{children}</span>
  </li>
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
            <Highlight>Most popular</Highlight>
          </span>
        )}
        {isMine && (
          <Pill tone="good">
            <Check aria-hidden="true" className="size-4" />
            Your plan
          </Pill>
        )}
      </div>
      <p className="text-quiet">{plan.forWhom}</p>
      <div className="lg:min-h-21">
        {plan.id === "enterprise" ? <CustomPrice /> : <Prices plan={plan.id} />}
      </div>
      <PlanAction plan={plan} mine={mine} busyWith={busyWith} />
      <ul className="mt-2 grid gap-3 border-t border-line pt-6">
        {TOOL_NAMES.filter(({ metered }) => metered).map(({ tool, many }) => (
          <Included key={tool}>
            <b>{limitText(plan.id, tool, true)}</b> {many}
            {plan.id !== "enterprise" && " a month"}
          </Included>
        ))}
        <Included>Both free generators, unlimited</Included>
      </ul>
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
