/** How busy the machine is, and how much of it this run uses. */
import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

/** Linux counts CPU time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** The numbers of /proc/<pid>/stat after the name, which may have spaces: the parent is the second of them. */
const statOf = (pid: number | string): number[] =>
  (readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? []).map(Number);
const secondsOf = (ticks: readonly number[]) => ticks.reduce((sum, one) => sum + one, 0) / TICKS_A_SECOND;

/** CPU time of all threads of a process so far. */
export const cpuSeconds = (pid: number): number => secondsOf(statOf(pid).slice(11, 13));

/** CPU time of this program and everything it started, PostgreSQL and killed processes included. */
export function ownCpuSeconds(): number {
  const found = readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = statOf(name);
      // A process that ended is counted in the last two numbers of its parent.
      return [{ pid: Number(name), parent: stat[1] ?? 0, seconds: secondsOf(stat.slice(11, 15)) }];
    } catch {
      return []; // It ended while we looked.
    }
  });
  const children = Map.groupBy(found, ({ parent }) => parent);
  const below = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + child.seconds + below(child.pid), 0);
  return (found.find(({ pid }) => pid === process.pid)?.seconds ?? 0) + below(process.pid);
}

function allCpuTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, cpu) => sum + cpu.idle, 0);
  return { idle, all: times.reduce((sum, cpu) => sum + cpu.user + cpu.nice + cpu.sys + cpu.irq, idle) };
}

/** Shares of all cores since the call before: `busy` by whatever program, `own` by this run. */
export function loadMeter(): () => { busy: number; own: number } {
  const read = () => ({ ...allCpuTimes(), own: ownCpuSeconds() * 1000 });
  let before = read();
  return () => {
    const now = read();
    const all = Math.max(1, now.all - before.all);
    const share = (part: number) => Number((part / all).toFixed(2));
    const shares = { busy: share(all - (now.idle - before.idle)), own: share(now.own - before.own) };
    before = now;
    return shares;
  };
}
