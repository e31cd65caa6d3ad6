/** How far a workspace has come, where its next step is done, and that a member doesn't want to see it any more. */
import {
  type FirstStep,
  nextStep,
  type StepStates,
  stepStates,
} from "@citeworthy/core/product/steps/first-steps";
import { canBeSeen } from "@citeworthy/core/worklist/look-for-signs";
import type { WorkState } from "@citeworthy/core/worklist/work-item";
import type { Stores } from "../../ports/storage.ts";

type Needs = { storage: Pick<Stores, "workspaces" | "analyses" | "worklist" | "monitors"> };
type MemberOf = { workspaceId: string; userId: string };

export type FirstSteps = {
  states: StepStates;
  next: FirstStep;
  /** The newest report, to choose an edit from. */
  analysisId: string | null;
  /** The item that the next step is about. */
  item: { id: string; title: string; pageUrl: string | null } | null;
};

const ITEMS_LOOKED_AT = 20;

/** Null where the member hid them, or all of them are done. */
export async function readFirstSteps({ storage }: Needs, member: MemberOf): Promise<FirstSteps | null> {
  const { workspaceId, userId } = member;
  if (await storage.workspaces.hidesFirstSteps(userId, workspaceId)) return null;
  const [[latest], counts, monitors] = await Promise.all([
    storage.analyses.recent(workspaceId, 1),
    storage.worklist.counts({ workspaceId }),
    storage.monitors.listOf(workspaceId),
  ]);
  const seen = counts.seen + counts.proven + counts.no_effect;
  const done = counts.done + seen;
  const states = stepStates({
    ...{ analyses: latest ? 1 : 0, items: counts.open + done, done, seen, monitors: monitors.length },
  });
  const next = nextStep(states);
  if (next === null) return null;
  return {
    states,
    next,
    analysisId: latest?.id ?? null,
    item: await itemFor({ storage }, workspaceId, next),
  };
}

const STATES_OF: Partial<Record<FirstStep, readonly WorkState[]>> = {
  publish: ["open"],
  seen: ["done"],
  watch: ["seen", "proven", "no_effect"],
};

/** One that a reading can show comes before others. */
async function itemFor({ storage }: Needs, workspaceId: string, next: FirstStep) {
  const states = STATES_OF[next];
  if (!states) return null;
  const filter = { workspaceId, states };
  const part = { limit: ITEMS_LOOKED_AT, after: null, sort: "newest" as const };
  const items = await storage.worklist.list(filter, part);
  const item = items.find(canBeSeen) ?? items[0];
  return item ? { id: item.id, title: item.title, pageUrl: item.page?.url ?? null } : null;
}

export const hideFirstSteps = ({ storage }: Needs, { workspaceId, userId }: MemberOf): Promise<void> =>
  storage.workspaces.hideFirstSteps(userId, workspaceId);
