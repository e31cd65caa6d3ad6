/** The state of an item as an icon and a word. */
import { STATE_NAME } from "@citeworthy/core/worklist/state-words";
import type { WorkState } from "@citeworthy/core/worklist/work-item";
import { Pill } from "../../ui/figures/pill.tsx";
import type { Tone } from "../../ui/labels/tone.ts";
import { Check, icon } from "../../ui/marks/icons.tsx";

const Circle = icon("M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0");
const Eye = icon(
  "M2.5 12s3.500-6.500 9.500-6.500S21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM9.500 12a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0",
);
const Rise = icon("M4 17l5.500-5.500 3.500 3.500L20 8M14.500 8H20v5.500");
const Level = icon("M5 9.500h14M5 14.500h14");

const ICON: Record<WorkState, ReturnType<typeof icon>> = {
  open: Circle,
  done: Check,
  seen: Eye,
  proven: Rise,
  no_effect: Level,
};
const TONE: Record<WorkState, Tone> = {
  open: "outline",
  done: "accent",
  seen: "accent",
  proven: "good",
  no_effect: "plain",
};

export function StateMark({ state }: { state: WorkState }) {
  const Icon = ICON[state];
  return (
    <Pill tone={TONE[state]}>
      <Icon className="size-3.5" strokeWidth="2.5" />
      {STATE_NAME[state]}
    </Pill>
  );
}
