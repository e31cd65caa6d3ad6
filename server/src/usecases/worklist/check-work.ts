/** Reads the page of an item now, so that nobody waits for the next scheduled reading. It is an analysis and counts as one. */
import { canBeSeen } from "@citeworthy/core/worklist/look-for-signs";
import { AppError } from "../../errors.ts";
import type { Log } from "../../ports/runtime/log.ts";
import { givenBefore } from "../analysis/given-by-user.ts";
import { startAnalysis } from "../analysis/start-analysis.ts";
import { ownWork } from "./list-work.ts";
import { type WorkBy, type WorkNeeds, withinChanges } from "./needs.ts";

/** The id of the job. The item follows when the analysis is stored. */
export async function checkWork(deps: WorkNeeds & { log: Log }, by: WorkBy, id: string): Promise<string> {
  await withinChanges(deps, by);
  const { page, signs } = await ownWork(deps, by, id);
  if (page === null || !canBeSeen({ page, signs })) throw new AppError("work/no-signs");
  const { workspaceId: userId } = by;
  // Another question would give other findings, and the check might come out differently for that reason alone.
  const { question, kind } = await givenBefore(deps, { userId, url: page.url });
  return (await startAnalysis(deps, { userId, input: page.url, question, kind })).jobId;
}
