/** Everything that the run found, as JSON and as tables. */
import { ANALYSIS } from "./activities.ts";
import type { closeBooks } from "./books.ts";
import type { Fleet } from "./fleet.ts";
import { logEvents } from "./log-events.ts";
import type { Memory } from "./memory.ts";
import { slowdownOf } from "./slowdown.ts";
import { type Failure, percentile, type Tally } from "./tally.ts";

type Found = {
  minutes: number;
  killSeconds: number;
  /** Milliseconds of each analysis before the load. */
  idle: number[];
  /** One for each minute. */
  lines: object[];
  tally: Tally;
  memory: Memory;
  fleet: Fleet;
  books: Awaited<ReturnType<typeof closeBooks>>;
  logFolder: string;
  failures: Failure[];
  unsettled: number;
};
export type Report = ReturnType<typeof reportOf>;

const SHOWN_FAILURES = 20;

export const idleRow = (idle: number[]) => ({
  analyses: idle.length,
  "median ms": percentile(idle, 0.5),
  "p95 ms": percentile(idle, 0.95),
});

export function reportOf(found: Found) {
  const { minutes, killSeconds, idle, tally, memory, fleet, books, failures, unsettled } = found;
  const problems = [
    ...(failures.length > 0 ? [`${failures.length} requests failed`] : []),
    ...(unsettled > 0 ? [`${unsettled} jobs, deliveries or lists were still under way at the end`] : []),
    ...books.problems,
  ];
  return {
    minutes,
    killSeconds,
    idle: idleRow(idle),
    lines: found.lines,
    requests: tally.rows(),
    memory: { minutes: memory.minutes(), lives: memory.lives(), roles: memory.roles() },
    slowdown: slowdownOf(tally.spansOf(ANALYSIS), fleet.kills, idle),
    kills: fleet.kills.map(({ name, readyAfterMs }) => ({ name, "ready again after ms": readyAfterMs })),
    ...books,
    logs: logEvents(found.logFolder),
    failures,
    problems,
  };
}

export function printReport(report: Report): void {
  const tables = {
    "requests by kind": report.requests,
    "memory by process, MB": report.memory.minutes,
    "memory within one life: minutes 5 to 10 against the last five": report.memory.lives,
    "memory by role: minutes 10 to 20 against the last ten": report.memory.roles,
    "single analyses before the load": [report.idle],
    "single analyses under load": report.slowdown,
    kills: report.kills,
    "webhooks of one person": [report.deliveries],
    jobs: report.jobs,
    "lists, answers, rows and uses": report.figures,
    "what the processes logged": report.logs,
  };
  for (const [title, rows] of Object.entries(tables)) {
    console.log(`\n${title}`);
    if (Array.isArray(rows) && rows.length === 0) console.log("nothing, or the run was too short");
    else console.table(rows);
  }
  for (const failure of report.failures.slice(0, SHOWN_FAILURES)) console.log(JSON.stringify(failure));
  console.log(
    report.problems.length === 0 ? "nothing failed, nothing is missing" : report.problems.join("\n"),
  );
}
