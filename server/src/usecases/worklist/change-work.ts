/** What members do with items: tick them, give them to somebody, comment on them, delete them. Deleting can be undone. */
import { MAX_WORK_COMMENT, MAX_WORK_DETAIL, MAX_WORK_TITLE } from "@citeworthy/core/worklist/work-item";
import { AppError } from "../../errors.ts";
import type { WorkFields } from "../../ports/worklist/worklist.ts";
import { isId } from "../is-id.ts";
import { ownProject } from "../projects/manage-projects.ts";
import { noteActivity } from "../workspaces/needs.ts";
import { ownWork } from "./list-work.ts";
import { isDay, requireOwner, type WorkBy, type WorkNeeds, withinChanges } from "./needs.ts";
import type { WorkChange } from "./work-shapes.ts";

/** Deleted items can be brought back for an hour; then they are deleted for good. */
const KEEP_DELETED_MS = 60 * 60 * 1000;
const PURGE_AT_ONCE = 500;

/** How many items changed. */
export async function changeWork(deps: WorkNeeds, by: WorkBy, change: WorkChange): Promise<number> {
  await withinChanges(deps, by);
  const selected = { workspaceId: by.workspaceId, ids: change.ids.filter(isId) };
  const fields = await fieldsOf(deps, by, change);
  const { state } = change;
  const counts = await deps.storage.atomically(async ({ worklist }) => {
    const changed = Object.keys(fields).length > 0 ? await worklist.setFields(selected, fields) : 0;
    if (!state) return changed;
    const at = deps.clock.now().toISOString();
    const what = state === "done" ? "done" : "opened";
    const moved = await worklist.setState(selected, state, { at, what, by: by.actor.id });
    return Math.max(changed, moved);
  });
  if (counts > 0)
    await noteActivity(deps, by, {
      action: "change-work",
      details: { items: counts, ...(state && { state }) },
    });
  return counts;
}

async function fieldsOf(deps: WorkNeeds, by: WorkBy, change: WorkChange): Promise<WorkFields> {
  const { ownerId, dueOn, projectId, title, detail } = change;
  if (ownerId) await requireOwner(deps, by.workspaceId, ownerId);
  if (projectId) await ownProject(deps, { id: projectId, userId: by.workspaceId });
  if (dueOn && !isDay(dueOn)) throw new AppError("work/due-invalid");
  const words = title?.replace(/\s+/gu, " ").trim();
  if (words !== undefined && (words === "" || words.length > MAX_WORK_TITLE))
    throw new AppError("work/title-needed");
  return {
    ...(words !== undefined && { title: words }),
    ...(detail !== undefined && { detail: detail.trim().slice(0, MAX_WORK_DETAIL) }),
    ...(ownerId !== undefined && { ownerId }),
    ...(dueOn !== undefined && { dueOn }),
    ...(projectId !== undefined && { projectId }),
  };
}

/** `mark` brings the items back. */
export async function removeWork(
  deps: WorkNeeds,
  by: WorkBy,
  ids: readonly string[],
): Promise<{ count: number; mark: string }> {
  await withinChanges(deps, by);
  const at = deps.clock.now();
  const selected = { workspaceId: by.workspaceId, ids: ids.filter(isId) };
  const count = await deps.storage.worklist.remove(selected, at);
  if (count > 0) await noteActivity(deps, by, { action: "delete-work", details: { items: count } });
  return { count, mark: at.toISOString() };
}

export async function undoRemoval(deps: WorkNeeds, by: WorkBy, mark: string): Promise<number> {
  const at = new Date(mark);
  if (Number.isNaN(at.getTime())) throw new AppError("request/invalid");
  await withinChanges(deps, by);
  return deps.storage.worklist.undoRemoval(by.workspaceId, at);
}

export async function commentOnWork(
  deps: WorkNeeds,
  by: WorkBy,
  { id, text: typed }: { id: string; text: string },
): Promise<void> {
  const text = typed.trim();
  if (text === "" || text.length > MAX_WORK_COMMENT) throw new AppError("work/comment-needed");
  await withinChanges(deps, by);
  const item = await ownWork(deps, by, id);
  const createdAt = deps.clock.now();
  await deps.storage.worklist.comment({
    id: deps.newId(),
    itemId: item.id,
    authorId: by.actor.id,
    text,
    createdAt,
  });
}

export const purgeWork = ({ clock, storage }: Pick<WorkNeeds, "clock" | "storage">): Promise<number> =>
  storage.worklist.purge(new Date(clock.now().getTime() - KEEP_DELETED_MS), PURGE_AT_ONCE);
