/** A cell of the monitor in words: what was counted, what wasn't, and why. */
import type { KeptAnswer } from "./answers/kept-answer.ts";
import { isCounted, OUTCOMES, type Outcome } from "./answers/outcome.ts";
import { ENGINE_NAMES } from "./engines.ts";
import type { MonitoredEngine } from "./ratings.ts";
import type { Cell } from "./visibility-result.ts";

const OUTCOME_WORDS: Record<Outcome, string> = {
  cited: "cited",
  retrieved_only: "read but not cited",
  mentioned_only: "mentioned without a citation",
  absent: "absent",
  no_search: "answered without a web search",
  failed: "failed",
};

export function whyNotMeasured(engine: MonitoredEngine, asked: readonly KeptAnswer[]): string {
  const name = ENGINE_NAMES[engine];
  if (asked.length === 0) return `${name} is not connected.`;
  const failures = asked.flatMap(({ failure }) => failure ?? []);
  if (failures.length === 0) return `${name} answered ${times(asked.length)} without searching the web.`;
  return `${name} is unavailable: ${failures[0]}`;
}

/** The answers that say nothing about the site and are left out of the rate. */
export function notCounted({ no_search = 0, failed = 0 }: Cell["outcomes"]): string | null {
  const parts = [
    no_search > 0 && `${no_search} without a web search`,
    failed > 0 && `${failed} failed`,
  ].filter(Boolean);
  return parts.length > 0 ? `Not counted: ${parts.join(", ")}.` : null;
}

export function measuredText(
  engine: MonitoredEngine,
  { cited, counted }: { cited: number; counted: number },
  { low, high }: { low: number; high: number },
  outcomes: Cell["outcomes"],
): string {
  const others = OUTCOMES.flatMap((outcome) =>
    outcome !== "cited" && isCounted(outcome) && outcomes[outcome]
      ? [`${outcomes[outcome]} ${OUTCOME_WORDS[outcome]}`]
      : [],
  );
  const interval = `95% confidence interval: ${percent(low)}% to ${percent(high)}%`;
  return [
    `${ENGINE_NAMES[engine]} cited your site in ${cited} of ${answerCount(counted)} (${interval}).`,
    ...(others.length > 0 ? [`Other answers: ${others.join(", ")}.`] : []),
    ...[notCounted(outcomes) ?? []].flat(),
  ].join(" ");
}

const answerCount = (count: number) => `${count} ${count === 1 ? "answer" : "answers"}`;
const percent = (share: number) => Math.round(share * 100);
const times = (count: number) => (count === 1 ? "once" : `${count} times`);
