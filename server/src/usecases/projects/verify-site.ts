/** The owner of a site proves it by a file, and may then have it read faster. */
import { AppError } from "../../errors.ts";
import type { Pages } from "../../ports/analysis/pages.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Storage } from "../../ports/storage.ts";
import { ownProject } from "./manage-projects.ts";

type Needs = { clock: Clock; storage: Storage; pages: Pages; limiter: Limiter };

export const PROOF_PATH = "/.well-known/citeworthy-site.txt";
/** What most shared hosting takes without notice. */
export const OWN_SITE_RATE = 5;
const RATE: RateLimit = { max: 20, perSeconds: 3_600 };

export async function verifySite(
  deps: Needs,
  { userId, id, host }: { userId: string; id: string; host: string },
): Promise<void> {
  const project = await ownProject(deps, { id, userId });
  const site = (await deps.storage.projects.sitesOf(project.id)).find((one) => one.host === host);
  if (!site) throw new AppError("project/not-found");
  const turn = await deps.limiter.take(`verify-site:${userId}`, RATE);
  if (!turn.allowed) throw new AppError("request/too-many", { seconds: turn.retryAfterSeconds });
  if (!(await hasProof(deps.pages, site))) throw new AppError("project/proof-missing");
  await deps.storage.projects.verifySite({
    userId,
    host,
    now: deps.clock.now(),
    requestsPerSecond: OWN_SITE_RATE,
  });
}

async function hasProof(pages: Pages, { host, proof }: { host: string; proof: string }): Promise<boolean> {
  for (const scheme of ["https", "http"]) {
    const text = await pages.readText(`${scheme}://${host}${PROOF_PATH}`).catch(() => null);
    if (text?.trim() === proof) return true;
  }
  return false;
}
