/** The state that a reading of the page or a measurement puts an item in. They are never set by hand. */
import { canBeToldApart, type Rate, wilsonInterval } from "../visibility/interval.ts";
import type { SignVerdict, WorkItem, WorkMeasurement, WorkState } from "./work-item.ts";

export type WorkEvent =
  | { kind: "reading"; verdict: SignVerdict }
  | { kind: "measurement"; measured: WorkMeasurement };

/**
 * With fewer answers on a side, "no effect yet" would only say that too few were asked: 20 answers still let a share of 0%
 * be as high as 16%.
 */
export const ENOUGH_ANSWERS = 20;

/** Null: the state stays as it is. */
export function nextState(
  item: Pick<WorkItem, "state" | "verdict">,
  event: WorkEvent,
): Exclude<WorkState, "done"> | null {
  const next =
    event.kind === "reading" ? afterReading(item, event.verdict) : afterAnswers(item, event.measured);
  return next === item.state ? null : next;
}

function afterReading({ state, verdict: before }: Pick<WorkItem, "state" | "verdict">, now: SignVerdict) {
  if (now === "unknown") return null;
  const isPast = state === "seen" || state === "proven" || state === "no_effect";
  if (now === "not_made") return isPast ? "open" : null;
  // A member opened it again although the page shows it: the page has to change before it counts as seen once more.
  if (state === "open" && before === "made") return null;
  return isPast ? null : "seen";
}

function afterAnswers({ state, verdict }: Pick<WorkItem, "state" | "verdict">, measured: WorkMeasurement) {
  if (state === "open" || verdict === "not_made") return null;
  const { before, since } = measured;
  if (before.counted === 0 || since.counted === 0) return null;
  if (effectOf(measured) === "better") return "proven";
  const isEnough = before.counted >= ENOUGH_ANSWERS && since.counted >= ENOUGH_ANSWERS;
  return isEnough || state === "proven" ? "no_effect" : null;
}

export type WorkEffect = "better" | "worse" | "better_so_far" | "worse_so_far" | "same" | "not_measured";

const shareOf = ({ cited, counted }: Rate): number => cited / counted;

/** `better` and `worse` only where the two 95% intervals don't overlap. */
export function effectOf({ before, since }: Pick<WorkMeasurement, "before" | "since">): WorkEffect {
  if (before.counted === 0 || since.counted === 0) return "not_measured";
  const change = shareOf(since) - shareOf(before);
  if (change === 0) return "same";
  const isClear = canBeToldApart(wilsonInterval(before), wilsonInterval(since));
  if (change > 0) return isClear ? "better" : "better_so_far";
  return isClear ? "worse" : "worse_so_far";
}
