import { AppError } from "../../errors.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";

/** A run of this workspace; one of another workspace is as unknown as one that never was. */
export async function ownRun(storage: Storage, { id, userId }: { id: string; userId: string }) {
  const run = isId(id) ? await storage.visibility.find(id) : null;
  if (run === null || run.userId !== userId) throw new AppError("visibility/run-unknown");
  return run;
}
