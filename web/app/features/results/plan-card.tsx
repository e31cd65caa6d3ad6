/** The smallest set of edits that reaches the next band, to be ticked off. */
import { BAND_LABEL } from "@citeworthy/core/score/bands";
import { ArrowRight } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { EffortImpactBadge } from "../../ui/effort-impact-badge.tsx";
import { numberText } from "../../ui/number-text.ts";
import { TinyRing } from "../../ui/tiny-ring.tsx";
import type { PlanView } from "./result-view.ts";
import { titleOf } from "./section-names.ts";

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
const edits = (count: number) => `${NUMBERS[count] ?? count} ${count === 1 ? "edit" : "edits"}`;

/** Results of earlier rubrics say what was found on the first line and what to do on the last. */
const whatToDo = (advice: string) => advice.split("\n").at(-1) ?? "";

function Step({ edit }: { edit: PlanView["edits"][number] }) {
  return (
    <li className="border-t border-line first:border-t-0">
      <label className="grid cursor-pointer grid-cols-[24px_1fr_auto] items-start gap-x-3 gap-y-1 px-5 py-3.5 hover:bg-wash md:grid-cols-[24px_1fr_110px_56px] md:px-8">
        <input type="checkbox" className="peer mt-1 size-4.5 accent-accent" />
        <span className="grid gap-0.5 peer-checked:text-quiet peer-checked:line-through">
          <span className="font-semibold">{edit.title}</span>
          <span className="text-14 text-quiet">
            {titleOf(edit.section)}. {whatToDo(edit.advice)}
          </span>
        </span>
        <span className="max-md:hidden">
          <EffortImpactBadge kind="effort" level={edit.effort} />
        </span>
        <span className="tabular text-right font-semibold text-good">+{numberText(edit.gain)}</span>
      </label>
    </li>
  );
}

export function PlanCard({ plan }: { plan: PlanView }) {
  return (
    <Card padded={false} className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-4 px-5 pt-5 pb-4 md:px-8 md:pt-7">
        <div>
          <h2 className="text-22">
            {edits(plan.edits.length)} to {BAND_LABEL[plan.target]}
          </h2>
          <p className="text-14 text-quiet">The smallest set of edits that reaches the next band.</p>
        </div>
        <p className="flex items-center gap-2">
          <TinyRing score={plan.from} word={false} />
          <ArrowRight aria-label="to" className="size-4 text-quiet" />
          <TinyRing score={plan.to} word={false} />
        </p>
      </header>
      <ol className="border-t border-line">
        {plan.edits.map((edit) => (
          <Step key={edit.audit} edit={edit} />
        ))}
      </ol>
      <footer className="border-t border-line bg-wash px-5 py-3 text-14 text-quiet md:px-8">
        <b className="text-ink">How it adds up:</b> the edits are worth {numberText(plan.sum.gain)} points of
        the overall score. {numberText(plan.sum.now)} becomes about {numberText(plan.sum.after)} if each check
        gets all its points.
      </footer>
    </Card>
  );
}
