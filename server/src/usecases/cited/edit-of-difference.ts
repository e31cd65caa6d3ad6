/** Finds the edit of the newest report on a page that removes a difference. */
import { TRAITS } from "@citeworthy/core/cited/source-traits";
import { TRAIT_CHECKS } from "@citeworthy/core/cited/trait-words";
import { pageKey } from "@citeworthy/core/visibility/answers/cited-address";
import type { Storage } from "../../ports/storage.ts";
import { flatMapInTurns } from "../in-turns.ts";

const MAX_ANALYSES = 2_000;

/** Returns the edit's id by the id of the difference; null where the report has none, or there is no report. */
export async function editOfDifference(
  { storage }: { storage: Storage },
  { userId, url }: { userId: string; url: string },
): Promise<(differenceId: string) => string | null> {
  const key = pageKey(url);
  const recent = await storage.analyses.recent(userId, MAX_ANALYSES);
  const [newest] = await flatMapInTurns(recent, (one) =>
    key !== null && pageKey(one.query) === key ? [one] : [],
  );
  const found = newest && (await storage.analyses.find(newest.id));
  const edits = found?.result.edits ?? [];
  return (id) => {
    const trait = TRAITS.find((one) => one === id);
    const checks = trait ? TRAIT_CHECKS[trait] : [];
    return edits.find(({ audit }) => audit !== null && checks.includes(audit))?.id ?? null;
  };
}
