/** After each run of a monitor: compares answers before an item was done with answers since. */

import { placeOf } from "@citeworthy/core/projects/page-place";
import { DAY_MS } from "@citeworthy/core/time";
import { type CountedAnswer, countAnswers, measureWork } from "@citeworthy/core/worklist/measure-work";
import { nextState } from "@citeworthy/core/worklist/next-state";
import type { WorkItem } from "@citeworthy/core/worklist/work-item";
import type { Stores } from "../../ports/storage.ts";
import type { WorkFollowUp } from "../../ports/worklist/worklist.ts";

type Needs = Pick<Stores, "worklist" | "visibility">;
type MeasuredPage = { workspaceId: string; pageKey: string; now: Date };

/** Older answers come from earlier versions of the engines. */
const BEFORE_MS = 90 * DAY_MS;
/** Daily runs of a few queries; it keeps one page from reading thousands of answers. */
const MAX_RUNS = 400;

export async function followMeasurement(
  stores: Needs,
  { userId: workspaceId, url, now }: { userId: string; url: string; now: Date },
): Promise<void> {
  const pageKey = placeOf(url)?.key;
  if (pageKey) await measurePage(stores, { workspaceId, pageKey, now });
}

export async function measurePage(stores: Needs, { workspaceId, pageKey, now }: MeasuredPage): Promise<void> {
  const items = await stores.worklist.ofPage(workspaceId, pageKey);
  if (items.length === 0) return;
  const first = Math.min(...items.map(({ doneAt }) => (doneAt ?? now).getTime()));
  const answers = await answersAbout(stores, { workspaceId, pageKey, since: new Date(first - BEFORE_MS) });
  if (answers.length === 0) return;
  for (const item of items) {
    const change = followUpOf(item, answers, now);
    if (change) await stores.worklist.followUp(item.id, change);
  }
}

async function answersAbout(
  { worklist, visibility }: Needs,
  { workspaceId, pageKey, since }: { workspaceId: string; pageKey: string; since: Date },
): Promise<CountedAnswer[]> {
  const all = await worklist.finishedRuns(workspaceId, since);
  const own = all.filter(({ url }) => placeOf(url)?.key === pageKey).slice(0, MAX_RUNS);
  const answers: CountedAnswer[] = [];
  for (const { id, ...run } of own)
    answers.push(...countAnswers({ ...run, answers: await visibility.answersOf(id) }));
  return answers;
}

function followUpOf(item: WorkItem, answers: readonly CountedAnswer[], now: Date): WorkFollowUp | null {
  // While it is open, all answers so far are the ones to compare with later.
  const doneAt = item.state === "open" ? now : item.doneAt;
  const recent = answers.filter(({ at }) => doneAt && at.getTime() > doneAt.getTime() - BEFORE_MS);
  const measured = measureWork({ ...item, doneAt }, recent);
  if (!measured || measured.before.counted + measured.since.counted === 0) return null;
  const state = nextState(item, { kind: "measurement", measured });
  const figures = { measured, measuredAt: now };
  if (state !== "proven" && state !== "no_effect") return figures;
  return { ...figures, state, step: { at: now.toISOString(), what: state, measured } };
}
