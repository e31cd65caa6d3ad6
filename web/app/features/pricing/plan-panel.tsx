/** The plans as a form: a plan's button submits the plan and the chosen billing cycle to the checkout. */
import { REFUND_DAYS } from "@citeworthy/core/product/plans/plans";
import { type ReactNode, useEffect, useRef } from "react";
import { Problem } from "../../ui/marks/problem.tsx";
import { SupportLink } from "../../ui/marks/support-link.tsx";
import { CycleChoice } from "./cycle-choice.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { useCheckout, useMyPlan } from "./use-checkout.ts";

export function PlanPanel({ head }: { head: ReactNode }) {
  const mine = useMyPlan();
  const { Form, busyWith, refusal } = useCheckout();
  return (
    <Form method="post" action="/pricing" className="group/cycle">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-6">
        {head}
        <CycleChoice />
      </div>
      {refusal && <Refusal text={refusal.problem} isUnsent={refusal.unsent === true} />}
      <PlanCards mine={mine} busyWith={busyWith} />
      <p className="mt-4 text-14 text-quiet">
        Refunds within {REFUND_DAYS} days of starting a paid subscription.
      </p>
    </Form>
  );
}

/** Shown above the cards, so it scrolls into view for users who pressed a button further down. */
function Refusal({ text, isUnsent }: { text: string; isUnsent: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={box} className="mb-6">
      <Problem title={text}>
        <p>
          {!isUnsent && (
            <>
              Please contact <SupportLink />.{" "}
            </>
          )}
          You have not been charged.
        </p>
      </Problem>
    </div>
  );
}
