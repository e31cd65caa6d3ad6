/** The pages behind analyses: found while they are kept, and deleted when their time is over. */

import { KEPT_PAGE_DAYS } from "@citeworthy/core/product/kept-page";
import { DAY_MS } from "@citeworthy/core/time";
import { AppError } from "../../../errors.ts";
import type { KeptPage } from "../../../ports/analysis/kept-evidence.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Storage } from "../../../ports/storage.ts";
import { unpackPage } from "./pack-page.ts";

type Needs = { clock: Clock; storage: Storage };

export const oldestKept = (clock: Clock) => new Date(clock.now().getTime() - KEPT_PAGE_DAYS * DAY_MS);

/** Also looks at the age itself: the clean-up may be late. */
export async function findKeptPage({ clock, storage }: Needs, analysisId: string): Promise<KeptPage> {
  const kept = await storage.keptEvidence.find(analysisId, oldestKept(clock));
  if (kept === null) throw new AppError("analysis/too-old");
  if (kept.packed === null) throw new AppError("analysis/page-not-kept");
  const page = await unpackPage(kept.packed);
  if (page === null) throw new AppError("analysis/too-old");
  return page;
}

export const forgetOldPages = ({ clock, storage }: Needs): Promise<void> =>
  storage.keptEvidence.forgetBefore(oldestKept(clock));
