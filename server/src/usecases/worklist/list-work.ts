/** The work list: filtered, in parts that each start after a mark, with one item's comments and history. */
import { placeOf } from "@citeworthy/core/projects/page-place";
import { WORK_KINDS, WORK_STATES, type WorkState } from "@citeworthy/core/worklist/work-item";
import { type WorkView, workView } from "@citeworthy/core/worklist/work-view";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import {
  type ListedWork,
  WORK_SORTS,
  type WorkFilter,
  type WorkMark,
} from "../../ports/worklist/worklist.ts";
import { isId } from "../is-id.ts";
import { isDay, projectsOf, type WorkBy, type WorkNeeds, type WorkReader } from "./needs.ts";

export const WORK_AT_ONCE = 50;
const MAX_TEXT = 200;
const MAX_ADDRESS = 2_000;
const MAX_MARK = 120;

/** `waiting`: done, and not proven yet. */
export const STATE_FILTERS = [...WORK_STATES, "waiting"] as const;
const WAITING: WorkState[] = ["done", "seen", "no_effect"];

const Query = z.object({
  state: z.enum(STATE_FILTERS).optional().catch(undefined),
  kind: z.enum(WORK_KINDS).optional().catch(undefined),
  /** A member's id, `me` or `none`. */
  owner: z.string().max(100).optional().catch(undefined),
  project: z.uuid().optional().catch(undefined),
  page: z.string().max(MAX_ADDRESS).optional().catch(undefined),
  text: z.string().max(MAX_TEXT).optional().catch(undefined),
  overdue: z.literal("1").optional().catch(undefined),
  sort: z.enum(WORK_SORTS).optional().catch(undefined),
  after: z.string().max(MAX_MARK).optional().catch(undefined),
});
export type WorkQuery = Record<string, unknown>;
type Needs = Pick<WorkNeeds, "storage" | "clock">;

/** What a person typed or a link said; anything unknown is left out. */
export async function workFilter(deps: Needs, by: WorkBy, query: WorkQuery): Promise<WorkFilter> {
  const { state, kind, owner, project, page, text, overdue } = Query.parse(query);
  const onlyProjects = await projectsOf(deps, by);
  const pageKey = page && placeOf(page)?.key;
  return {
    workspaceId: by.workspaceId,
    ...(onlyProjects && { onlyProjects }),
    ...(project && { projectId: project }),
    ...(state && { states: state === "waiting" ? WAITING : [state] }),
    ...(kind && { kind }),
    ...(owner && { ownerId: owner === "none" ? null : owner === "me" ? by.actor.id : owner }),
    ...(pageKey && { pageKey }),
    ...(text?.trim() && { text: text.trim() }),
    ...(overdue && { dueBefore: deps.clock.now().toISOString().slice(0, "YYYY-MM-DD".length) }),
  };
}

export async function listWork(deps: Needs, by: WorkBy, query: WorkQuery) {
  const filter = await workFilter(deps, by, query);
  const { after, sort = "newest" } = Query.parse(query);
  const { states: _, dueBefore: __, ...anyState } = filter;
  const { worklist } = deps.storage;
  const [rows, counts, mine] = await Promise.all([
    // One more than is shown says whether there is another part.
    worklist.list(filter, { limit: WORK_AT_ONCE + 1, after: after ? markFrom(after) : null, sort }),
    worklist.counts(anyState),
    worklist.counts({ ...anyState, ownerId: by.actor.id }),
  ]);
  const items = rows.slice(0, WORK_AT_ONCE);
  const last = rows.length > WORK_AT_ONCE ? items.at(-1) : undefined;
  return { items: items.map(workView), next: last ? markText(last.mark) : null, counts, mine: mine.open };
}

export async function ownWork(deps: Needs, by: WorkBy, id: string): Promise<ListedWork> {
  const item = isId(id) ? await deps.storage.worklist.find({ id, workspaceId: by.workspaceId }) : null;
  const onlyProjects = item && (await projectsOf(deps, by));
  const isShared = !onlyProjects || onlyProjects.includes(item?.projectId ?? "");
  if (item === null || !isShared) throw new AppError("work/not-found");
  return item;
}

export type WorkDetail = WorkView & {
  signs: { fault: string | null; wanted: string | null };
  history: ListedWork["history"];
  notes: { id: string; text: string; author: string | null; createdAt: string }[];
};

export async function readWork(deps: Needs, by: WorkBy, id: string): Promise<WorkDetail> {
  const item = await ownWork(deps, by, id);
  const comments = await deps.storage.worklist.comments(item.id);
  const { fault, wanted } = item.signs;
  return {
    ...workView(item),
    signs: { fault, wanted },
    history: item.history,
    notes: comments.map(({ id: comment, text, authorName, createdAt }) => ({
      id: comment,
      text,
      author: authorName,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** For the header: how much there is to do. */
export async function countOpenWork(deps: Pick<Needs, "storage">, by: WorkReader): Promise<number> {
  const onlyProjects = await projectsOf(deps, by);
  const filter = {
    workspaceId: by.workspaceId,
    states: ["open"] as const,
    ...(onlyProjects && { onlyProjects }),
  };
  return (await deps.storage.worklist.counts(filter)).open;
}

const markText = ({ rank, createdAt, id, dueOn }: WorkMark): string =>
  [rank, createdAt.toISOString(), id, ...(dueOn === null ? [] : [dueOn])].join("_");

function markFrom(text: string): WorkMark {
  const [rank = "", at = "", id = "", dueOn = null] = text.split("_");
  const createdAt = new Date(at);
  if (!/^[0-2]$/.test(rank) || Number.isNaN(createdAt.getTime()) || !isId(id) || (dueOn && !isDay(dueOn)))
    throw new AppError("request/invalid");
  return { rank: Number(rank), createdAt, id, dueOn: dueOn || null };
}
