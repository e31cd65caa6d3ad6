/** One edit: the fault, the words it is about, what it could add; opened, what to do about it. */
import { Check, ChevronDown } from "lucide-react";
import { EffortImpactBadge } from "../../../ui/figures/effort-impact-badge.tsx";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { numberText } from "../../../ui/figures/number-text.ts";
import type { EditView } from "../result-view.ts";
import { useShowInText } from "../text/show-in-text.ts";
import { EditFix } from "./edit-fix.tsx";

type EditRowProps = {
  edit: EditView;
  number: number;
  isTicked: boolean;
  /** Null where ticking can't change the score. */
  onTick: (() => void) | null;
};

export function Gain({ points, isRequired }: Pick<EditView, "points" | "isRequired">) {
  if (isRequired) return <span className="text-14 font-semibold text-good">Lifts the limit of 40</span>;
  if (points <= 0) return <span className="text-14 text-quiet">Not scored</span>;
  return (
    <span className="tabular font-serif text-22 leading-tight font-medium text-good">
      +{numberText(points)}
      <span className="sr-only"> points of the overall score at most</span>
    </span>
  );
}

const CIRCLE =
  "tabular grid size-8 place-items-center rounded-full border font-serif text-18 leading-none transition-colors duration-150";

function Tick({ number, isTicked, onTick }: Omit<EditRowProps, "edit">) {
  if (!onTick)
    return (
      <span className="grid size-11 place-items-center">
        <span aria-hidden="true" className={`${CIRCLE} border-edge text-accent`}>
          {number}
        </span>
      </span>
    );
  return (
    <label className="relative grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={onTick}
        aria-label={`Count edit ${number}`}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={`${CIRCLE} peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent ${isTicked ? "border-good bg-good text-surface" : "border-edge text-accent"}`}
      >
        {isTicked ? <Check className="size-4.5" /> : number}
      </span>
    </label>
  );
}

export function EditRow({ edit, number, isTicked, onTick }: EditRowProps) {
  const show = useShowInText(edit.quote);
  return (
    <li
      id={`edit-${number}`}
      className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-2 border-t border-line px-3 md:gap-x-3 md:px-6"
    >
      <div className="pt-3.5 md:pt-4">
        <Tick number={number} isTicked={isTicked} onTick={onTick} />
      </div>
      <details open={number === 1} className="group/edit min-w-0">
        <summary className="grid grid-cols-[minmax(0,1fr)_20px] gap-x-4 gap-y-1.5 py-5 md:grid-cols-[minmax(0,1fr)_auto_20px]">
          <h3 className="text-18 leading-snug md:text-22">{edit.fault}</h3>
          <span className="flex items-baseline gap-4 max-md:order-3 max-md:col-span-2 md:row-span-2 md:grid md:content-start md:justify-items-end md:gap-1">
            <Gain {...edit} />
            <EffortImpactBadge kind="effort" level={edit.effort} />
          </span>
          <ChevronDown
            aria-hidden="true"
            className="mt-1 size-5 text-quiet transition-transform duration-150 group-open/edit:rotate-180 md:row-span-2"
          />
          {edit.quote && (
            <span className="line-clamp-2 font-serif leading-[1.6] wrap-anywhere group-open/edit:line-clamp-none max-md:order-2 max-md:col-span-2 md:text-18">
              <Highlight>{edit.quote}</Highlight>
            </span>
          )}
        </summary>
        <div className="-mt-1.5 grid gap-3 pb-6 max-md:-ml-13">
          {(edit.todo || show) && (
            <p>
              {edit.todo}{" "}
              {show && (
                <button type="button" className="link text-14 whitespace-nowrap" onClick={show}>
                  Show in text
                </button>
              )}
            </p>
          )}
          <EditFix edit={edit} number={number} />
        </div>
      </details>
    </li>
  );
}
