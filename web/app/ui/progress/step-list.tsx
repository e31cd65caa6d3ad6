/** The steps of a long task: done, in progress, waiting or stopped. Each state has its own shape and label. */
import type { ReactNode } from "react";
import { Spinner } from "../feedback/spinner.tsx";
import { classes } from "../marks/classes.ts";
import { Check, Cross } from "../marks/icons.tsx";

type StepState = "done" | "now" | "waiting" | "failed";
export type Step = { id: string; name: string; state: StepState; note?: ReactNode; aside?: ReactNode };

const STATE_WORD: Record<StepState, string> = {
  done: "Done",
  now: "In progress",
  waiting: "Waiting",
  failed: "Stopped",
};

const DISC: Record<StepState, string> = {
  done: "bg-good-wash text-good",
  now: "bg-accent-wash text-accent",
  waiting: "border border-line bg-surface text-quiet",
  failed: "bg-poor-wash text-poor",
};

function Disc({ state, position }: { state: StepState; position: number }) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid size-7 place-items-center rounded-full text-14 ${DISC[state]}`}
    >
      {state === "done" && <Check className="size-4" />}
      {state === "failed" && <Cross className="size-4" />}
      {state === "now" && <Spinner className="size-4" />}
      {state === "waiting" && position}
    </span>
  );
}

export function StepList({ label, steps }: { label: string; steps: Step[] }) {
  return (
    <ol aria-label={label} className="grid">
      {steps.map(({ id, name, state, note, aside }, index) => (
        <li
          key={id}
          aria-current={state === "now" ? "step" : undefined}
          className="grid grid-cols-[28px_1fr_auto] gap-x-3"
        >
          <span className="grid grid-rows-[28px_1fr] justify-items-center">
            <Disc state={state} position={index + 1} />
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={`w-0.5 rounded-full ${state === "done" ? "bg-good" : "bg-line"}`}
              />
            )}
          </span>
          <span className="pb-4">
            <span className={classes("leading-7", state === "waiting" ? "text-quiet" : "font-semibold")}>
              {name}
              <span className="sr-only">: {STATE_WORD[state]}</span>
            </span>
            {note && <span className="block text-14 text-quiet">{note}</span>}
          </span>
          <span className="tabular text-14 leading-7 text-quiet">{aside}</span>
        </li>
      ))}
    </ol>
  );
}
