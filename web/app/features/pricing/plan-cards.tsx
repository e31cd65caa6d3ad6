/** Three plans side by side and the choice of month or year. The choice is CSS, so it works without script. */

import { YEARLY_SAVING_PERCENT } from "@citeworthy/core/product/plans";
import { site } from "@citeworthy/core/product/site";
import { Check, Mail } from "lucide-react";
import { AuthLink } from "../../session/auth-link.tsx";
import { useSession } from "../../session/session.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Highlight } from "../../ui/highlight.tsx";
import { limitText, PLAN_CARDS, type PlanCard, priceOf, TOOL_NAMES } from "./plans.ts";

const CYCLES = [
  { id: "monthly", text: "Monthly" },
  { id: "yearly", text: "Yearly" },
] as const;

const SHOWN = {
  monthly: "group-has-[[value=yearly]:checked]/cycle:hidden",
  yearly: "hidden group-has-[[value=yearly]:checked]/cycle:block",
};

export function CycleChoice() {
  return (
    <fieldset className="inline-flex rounded-full border border-line bg-surface p-1">
      <legend className="sr-only">Billing cycle</legend>
      {CYCLES.map(({ id, text }) => (
        <label
          key={id}
          className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-5 font-semibold has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input type="radio" name="cycle" value={id} defaultChecked={id === "monthly"} className="sr-only" />
          {text}
          {id === "yearly" && (
            <span className="text-14 whitespace-nowrap">Save {YEARLY_SAVING_PERCENT}%</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function Prices({ plan }: { plan: "core" | "pro" }) {
  return CYCLES.map(({ id }) => {
    const { amount, per, struck, note } = priceOf(plan, id);
    return (
      <div key={id} className={SHOWN[id]}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="font-serif text-48 leading-none font-medium tracking-[-0.025em]">{amount}</b>
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

function Action({ plan }: { plan: PlanCard }) {
  const { user } = useSession();
  const look = buttonClass({ variant: plan.popular ? "primary" : "line", wide: true });
  if (plan.id === "enterprise" || user)
    return (
      <a
        href={`mailto:${site.supportEmail}?subject=${encodeURIComponent(`${plan.name} plan`)}`}
        className={look}
      >
        <Mail aria-hidden="true" className="size-4.5" />
        Contact us
      </a>
    );
  return (
    <AuthLink view="sign-up" className={look}>
      Get Started
    </AuthLink>
  );
}

function Plan({ plan }: { plan: PlanCard }) {
  return (
    <li
      className={`grid content-start gap-4 border-line p-6 max-lg:not-first:border-t md:p-8 lg:not-first:border-l ${plan.popular ? "shadow-[inset_0_4px_0_var(--color-accent)]" : ""}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-28">{plan.name}</h2>
        {plan.popular && (
          <span className="text-14 font-semibold">
            <Highlight>Most popular</Highlight>
          </span>
        )}
      </div>
      <p className="text-quiet">{plan.forWhom}</p>
      <div className="lg:min-h-21">
        {plan.id === "enterprise" ? (
          <>
            <p className="font-serif text-48 leading-none font-medium tracking-[-0.025em]">Custom</p>
            <p className="mt-1 text-14 text-quiet">Agreed with you, in writing.</p>
          </>
        ) : (
          <Prices plan={plan.id} />
        )}
      </div>
      <Action plan={plan} />
      <ul className="mt-2 grid gap-3 border-t border-line pt-6">
        {TOOL_NAMES.filter(({ metered }) => metered).map(({ tool, many }) => (
          <li key={tool} className="flex items-center gap-3">
            <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
            <span>
              <b>{limitText(plan.id, tool, true)}</b> {many}
              {plan.id !== "enterprise" && " a month"}
            </span>
          </li>
        ))}
        <li className="flex items-center gap-3">
          <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
          Both free generators, unlimited
        </li>
      </ul>
    </li>
  );
}

export function PlanCards() {
  return (
    <ul className="grid rounded-md border border-line bg-surface lg:grid-cols-3">
      {PLAN_CARDS.map((plan) => (
        <Plan key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}
