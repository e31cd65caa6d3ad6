import { setPriority } from "node:os";
import { workerData } from "node:worker_threads";

/** Linux gives each thread its own priority, down to 19. Somebody waits for a visitor's page, and nobody for background work. */
const PRIORITIES = { visitor: 10, background: 19 } as const;
export type GivesWay = keyof typeof PRIORITIES;

/** Called in a thread: it takes the time that nobody else needs, where its `workerData` says so. */
export function giveWayIfAsked(): void {
  // Piscina passes its own data along with ours.
  const given = /"givesWay":"(visitor|background)"/.exec(JSON.stringify(workerData ?? null))?.[1];
  if (given && process.platform === "linux") giveWay(given as GivesWay);
}

function giveWay(as: GivesWay): void {
  try {
    setPriority(PRIORITIES[as]);
  } catch {
    // A sandbox may forbid it; the thread then competes like any other.
  }
}
