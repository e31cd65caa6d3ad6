import { setPriority } from "node:os";

/** Linux gives each thread its own priority, down to 19. Somebody waits for a visitor's page, and nobody for background work. */
const PRIORITIES = { visitor: 10, background: 19 } as const;
export type GivesWay = keyof typeof PRIORITIES;

/** Called in a thread: it takes the time that nobody else needs. */
export function giveWay(as: GivesWay): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(PRIORITIES[as]);
  } catch {
    // A sandbox may forbid it; the thread then competes like any other.
  }
}
