/** Monthly or yearly. CSS switches the prices, so this works without scripts; the outer form submits the choice. */
import {
  BILLING_CYCLES,
  type BillingCycle,
  YEARLY_SAVING_PERCENT,
} from "@citeworthy/core/product/plans/plans";
import type { KeyboardEvent } from "react";

const TEXT: Record<BillingCycle, string> = { monthly: "Monthly", yearly: "Yearly" };

/** Enter on a radio button would press the form's first button and start a checkout. */
const stay = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault();
};

export function CycleChoice() {
  return (
    <fieldset className="inline-flex rounded-full border border-line bg-surface p-1">
      <legend className="sr-only">Billing cycle</legend>
      {BILLING_CYCLES.map((id) => (
        <label
          key={id}
          className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-5 font-semibold has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="cycle"
            value={id}
            defaultChecked={id === "monthly"}
            onKeyDown={stay}
            className="sr-only"
          />
          {TEXT[id]}
          {id === "yearly" && (
            <span className="text-14 whitespace-nowrap">Save {YEARLY_SAVING_PERCENT}%</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
