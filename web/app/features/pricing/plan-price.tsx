/** The monthly and yearly price of a plan. */
import { BILLING_CYCLES, type SoldPlan } from "@citeworthy/core/product/plans/plans";
import type { HoldsProps } from "./plan-holds.tsx";
import { priceOf } from "./price-of.ts";
import { SHOWN } from "./shown-cycle.ts";

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
    <p className="mt-1 text-14 text-quiet">Price on request.</p>
  </>
);

export default function PlanPrice({ plan }: HoldsProps) {
  return plan === "enterprise" ? <CustomPrice /> : <Prices plan={plan} />;
}
