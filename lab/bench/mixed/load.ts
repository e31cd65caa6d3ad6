/** The mixed load: what everybody does at the same time, at a steady pace, while processes are killed. */
import { setTimeout as sleep } from "node:timers/promises";
import { analyze, importReport, readSession, runBulkList, runMonitor, type Stage } from "./activities.ts";
import type { Cast } from "./cast.ts";
import type { Fleet } from "./fleet.ts";
import { signIn, signUp } from "./people.ts";
import { steadily } from "./steadily.ts";

/** Seconds between two of a kind. At this pace the run used 45 to 48 % of two cores that other programs kept busy too. */
const PACE = {
  analysis: Number(process.env.BENCH_ANALYSIS_SECONDS ?? 2),
  bulk: 60,
  monitor: 20,
  import: 30,
  signUp: 15,
  signIn: 6,
  session: 1,
};

/** `firstPage`: the number of the first page that nobody has analyzed yet. */
type Plan = { minutes: number; killSeconds: number; firstPage: number };

export async function runLoad(
  stage: Stage,
  fleet: Fleet,
  cast: Cast,
  { minutes, killSeconds, firstPage }: Plan,
): Promise<{ imports: number }> {
  const until = performance.now() + minutes * 60_000;
  let imports = 0;
  const activities: Record<keyof typeof PACE, (number: number) => Promise<unknown>> = {
    analysis: (number) => analyze(stage, cast.analyst(number), firstPage + number),
    bulk: (number) => runBulkList(stage, cast.bulk(number), number),
    monitor: (number) => runMonitor(stage, cast.monitor, number),
    import: (number) => {
      imports++;
      return importReport(stage, cast.importer, number);
    },
    signUp: () => signUp(stage.send, "visitor"),
    signIn: (number) => signIn(stage.send, cast.analyst(number)),
    session: (number) => readSession(stage, cast.analyst(number)),
  };
  const all = Object.entries(activities);
  const running = all.map(([name, work], place) => {
    // Otherwise all kinds would start at the same moment of every minute, which no real load does.
    const pace = { seconds: PACE[name as keyof typeof PACE], offset: place / all.length, until };
    return steadily(pace, (number) => work(number).catch((error) => stage.tally.fail(name, String(error))));
  });
  await Promise.all([...running, killInTurn(fleet, killSeconds * 1000, until)]);
  return { imports };
}

async function killInTurn(fleet: Fleet, everyMs: number, until: number): Promise<void> {
  for (let next = performance.now() + everyMs; next < until; next += everyMs) {
    await sleep(Math.max(0, next - performance.now()));
    const { name, readyAfterMs } = await fleet.killNext();
    console.log(JSON.stringify({ killed: name, "ready again after ms": readyAfterMs }));
  }
}
