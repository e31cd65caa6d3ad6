/** After each analysis: looks on the page for the items of the work list. In the transaction that stores the analysis. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { placeOf } from "@citeworthy/core/projects/page-place";
import { filedPlace } from "@citeworthy/core/projects/page-summary";
import { type PageLook, signFinder } from "@citeworthy/core/worklist/look-for-signs";
import { nextState } from "@citeworthy/core/worklist/next-state";
import type { WorkItem } from "@citeworthy/core/worklist/work-item";
import type { Stores } from "../../ports/storage.ts";
import type { WorkFollowUp } from "../../ports/worklist/worklist.ts";

type ReadPage = { workspaceId: string; analysisId: string; result: AnalysisResult; now: Date };

/** The keys under which items may be kept: the page's canonical address, and the one that answered. */
export const workKeysOf = (result: AnalysisResult): string[] => [
  ...new Set([filedPlace(result)?.key, placeOf(result.url)?.key].filter((key) => key !== undefined)),
];

export async function followReading({ worklist }: Pick<Stores, "worklist">, read: ReadPage): Promise<void> {
  const { result, workspaceId } = read;
  const look = signFinder(result);
  for (const key of workKeysOf(result))
    for (const item of await worklist.ofPage(workspaceId, key))
      await worklist.followUp(item.id, followUpOf(item, look(item.signs), read));
}

/** A page that couldn't be read as a whole leaves what was known before. */
function followUpOf(item: WorkItem, look: PageLook, { analysisId, now }: ReadPage): WorkFollowUp {
  const { verdict } = look;
  const at = now.toISOString();
  const state = nextState(item, { kind: "reading", verdict });
  const read = { readAt: now, ...(verdict !== "unknown" && { verdict }) };
  if (look.verdict === "made" && state === "seen") {
    const step = { at, what: "seen" as const, seenBy: look.seenBy, analysisId };
    // Nobody ticked it, so the day it was seen is the best guess at the day it was done.
    return { ...read, state, seenAt: now, ...(item.state === "open" && { doneAt: now }), step };
  }
  if (state === "open") return { ...read, state, seenAt: null, step: { at, what: "back", analysisId } };
  return read;
}
