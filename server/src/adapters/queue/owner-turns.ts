/**
 * Decides whose job starts next. While there is a place for every job, the oldest goes first. Once the places have run out, an
 * owner who has no job running goes first, and of these the one who has waited longest for a turn. So a newcomer waits for
 * one place and not for all of them.
 */
import type { Concurrency } from "../../ports/runtime/job-queue.ts";

/** The owners whose jobs stay in the queue, and the lowest priority that is looked for. */
export type Look = { ignoreGroups: string[]; minPriority?: number };
type Owned = { groupId?: string | null };

type OwnerTurns = {
  /** Looks for a job until there is one. An owner with as many jobs running as allowed gets none. */
  next<Job extends Owned>(
    running: readonly Owned[],
    find: (look: Look) => Promise<Job | undefined>,
  ): Promise<Job | undefined>;
};

/** Pages of a batch have a lower one. They wait for pages that somebody watches, even if the batch's owner had no turn yet. */
const USUAL_PRIORITY = 0;
/** Each look names them. More seldom wait at the same time. */
const REMEMBERED_OWNERS = 1_000;

export function ownerTurns({ total, perOwner = total }: Concurrency): OwnerTurns {
  /** Who had a turn in this round, which ends when nobody else waits for one. */
  const served = new Set<string>();
  /** A process that starts can't know how many jobs wait. */
  let isShort = true;

  const looksFor = (running: readonly Owned[]): Look[] => {
    const owners = running.flatMap(({ groupId }) => groupId ?? []);
    const present = [...new Set(owners)];
    const full = present.filter((owner) => owners.filter((one) => one === owner).length >= perOwner);
    if (!isShort) return [{ ignoreGroups: full }];
    const known = [...new Set([...present, ...served])];
    return [
      ...(known.length > present.length ? [{ ignoreGroups: known, minPriority: USUAL_PRIORITY }] : []),
      ...(present.length > full.length ? [{ ignoreGroups: present }] : []),
      { ignoreGroups: full },
    ];
  };
  const noteTurn = (owner: string) => {
    served.delete(owner);
    served.add(owner);
    const [first] = served;
    if (served.size > REMEMBERED_OWNERS && first !== undefined) served.delete(first);
  };

  return {
    async next(running, find) {
      for (const look of looksFor(running)) {
        const job = await find(look);
        if (job) {
          if (running.length + 1 >= total) isShort = true;
          if (isShort && job.groupId) noteTurn(job.groupId);
          return job;
        }
        if (look.minPriority !== undefined) served.clear();
      }
      isShort = false;
      served.clear();
      return undefined;
    },
  };
}
