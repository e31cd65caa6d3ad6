/** Moves every ended trial to the free plan when an admin asks for it. The hourly job does the same. */
import { AppError } from "../../errors.ts";
import { type Actor, type Recording, recordAction } from "./record-action.ts";

type Needs = Recording & { storage: { subscriptions: { endTrials(now: Date): Promise<number> } } };
type ExpiryAnswer = { success: true; result: { successful_downgrades: number } };

export const expireTrials = (deps: Needs, actor: Actor): Promise<ExpiryAnswer> =>
  recordAction(deps, actor, { action: "expire-trials" }, async () => {
    const trials = await deps.storage.subscriptions.endTrials(deps.clock.now()).catch((cause) => {
      throw new AppError("admin/expire-failed", {}, { cause });
    });
    return { answer: { success: true, result: { successful_downgrades: trials } }, details: { trials } };
  });

/** Logs what the hourly job did, unless it found nothing to do. */
export async function noteHourlyExpiry({ clock, audit }: Recording, trials: number): Promise<void> {
  if (trials === 0) return;
  const entry = { actor: "schedule", actorId: null, requestId: null, target: null, outcome: "done" } as const;
  await audit.append({ ...entry, at: clock.now(), action: "expire-trials", details: { trials } });
}
