/** How fast a user may have a host read: one request a second, or more where they proved that the site is theirs. */
import { placeOf } from "@citeworthy/core/projects/page-place";
import type { PaceHost } from "../../ports/analysis/pages.ts";
import type { HostPace } from "../../ports/projects/batches.ts";
import type { Storage } from "../../ports/storage.ts";
import { USUAL_RATE } from "./draft-batch.ts";

export const hostRates =
  ({ storage, pace }: { storage: Storage; pace: HostPace }) =>
  (userId: string): PaceHost =>
  async (host, signal) => {
    const name = placeOf(`https://${host}/`)?.host ?? host;
    const site = await storage.projects.siteOf(userId, name);
    await pace.wait(name, site?.verifiedAt ? site.requestsPerSecond : USUAL_RATE, signal);
  };
