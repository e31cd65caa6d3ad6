/** What a plan includes, as listed on its card. */
import type { ReactNode } from "react";
import { Check } from "../../ui/marks/icons.tsx";
import { limitText, TOOL_NAMES } from "./plan-limits.ts";
import type { PlanCard } from "./plans.ts";

export type HoldsProps = { plan: PlanCard["id"] };

const Included = ({ children }: { children: ReactNode }) => (
  <li className="flex items-center gap-3">
    <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
    <span>{children}</span>
  </li>
);

export default function PlanHolds({ plan }: HoldsProps) {
  return (
    <ul className="mt-2 grid gap-3 border-t border-line pt-6">
      {TOOL_NAMES.filter(({ metered }) => metered).map(({ tool, many }) => (
        <Included key={tool}>
          <b>{limitText(plan, tool, true)}</b> {many}
          {plan !== "enterprise" && " a month"}
        </Included>
      ))}
      <Included>Unlimited use of both free generators</Included>
    </ul>
  );
}
