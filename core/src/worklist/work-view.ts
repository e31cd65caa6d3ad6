/** An item as screens, files, the API and assistants receive it. */
import type { CountedShare } from "../cited/cited-view.ts";
import { type Rate, wilsonInterval } from "../visibility/interval.ts";
import { canBeSeen } from "./look-for-signs.ts";
import { effectOf, type WorkEffect } from "./next-state.ts";
import type { SignVerdict, WorkItem, WorkKind, WorkSource, WorkState } from "./work-item.ts";

/** `since` has no answers until the page was measured after the work was done. */
export type MeasuredWork = {
  before: CountedShare;
  since: CountedShare;
  effect: WorkEffect;
  queries: string[];
};

export type WorkView = {
  id: string;
  kind: WorkKind;
  state: WorkState;
  title: string;
  detail: string;
  page: { url: string; title: string } | null;
  source: WorkSource;
  project: { id: string; name: string } | null;
  owner: { id: string; name: string } | null;
  dueOn: string | null;
  createdAt: string;
  doneAt: string | null;
  seenAt: string | null;
  /** What the latest reading of the page showed; null where the page wasn't read since. */
  verdict: SignVerdict | null;
  readAt: string | null;
  /** Whether a reading can show that it was done. */
  canBeSeen: boolean;
  measured: MeasuredWork | null;
  measuredAt: string | null;
  comments: number;
};

type Named = { ownerName: string | null; projectName: string | null; comments: number };

const counted = (rate: Rate): CountedShare => ({ ...rate, interval: wilsonInterval(rate) });
const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

export function workView(item: WorkItem & Named): WorkView {
  const { id, kind, state, title, detail, page, source, dueOn, verdict, comments, measured } = item;
  const { projectId, projectName, ownerId, ownerName } = item;
  return {
    ...{ id, kind, state, title, detail, page, source, dueOn, verdict, comments },
    project: projectId === null ? null : { id: projectId, name: projectName ?? "" },
    owner: ownerId === null || ownerName === null ? null : { id: ownerId, name: ownerName },
    createdAt: item.createdAt.toISOString(),
    doneAt: moment(item.doneAt),
    seenAt: moment(item.seenAt),
    readAt: moment(item.readAt),
    canBeSeen: canBeSeen(item),
    measured: measured && {
      before: counted(measured.before),
      since: counted(measured.since),
      effect: effectOf(measured),
      queries: measured.queries,
    },
    measuredAt: moment(item.measuredAt),
  };
}
