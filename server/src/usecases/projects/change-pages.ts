/** Archiving, moving and deleting pages of a project. Every change can be undone by its mark. */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { PageSelection } from "../../ports/projects/projects.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import { pageFilter } from "./list-pages.ts";
import { ownProject } from "./manage-projects.ts";

type Needs = { clock: Clock; storage: Storage };

export const PAGE_CHANGES = ["archive", "restore", "delete", "move"] as const;
type PageChange = (typeof PAGE_CHANGES)[number];
const MAX_IDS = 1_000;
/** Deleted pages can be brought back for an hour; then they are deleted for good. */
const KEEP_DELETED_MS = 60 * 60 * 1000;
const PURGE_AT_ONCE = 500;

const Ids = z.array(z.uuid()).max(MAX_IDS);

export type Selected = {
  userId: string;
  /** The project that the pages are in. */
  id: string;
  ids?: unknown;
  /** All pages that the filter finds, instead of single ones. */
  query?: Record<string, unknown> | undefined;
};
export type Changed = { what: PageChange; count: number; mark: string };

export async function selectionOf(
  { storage }: Pick<Needs, "storage">,
  selected: Selected,
): Promise<PageSelection> {
  const { id: projectId, userId } = await ownProject({ storage }, selected);
  if (selected.query) return { userId, filter: pageFilter(projectId, selected.query) };
  const ids = Ids.safeParse(selected.ids);
  if (!ids.success) throw new AppError("request/invalid");
  return { userId, projectId, ids: ids.data };
}

export async function changePages(
  deps: Needs,
  { what, to, ...selected }: Selected & { what: PageChange; to?: string },
): Promise<Changed> {
  const selection = await selectionOf(deps, selected);
  const at = deps.clock.now();
  const { projects } = deps.storage;
  const target =
    what === "move" ? (await ownProject(deps, { id: to ?? "", userId: selected.userId })).id : "";
  const count = await {
    archive: () => projects.archive(selection, at),
    restore: () => projects.restore(selection),
    delete: () => projects.removePages(selection, at),
    move: () => projects.move(selection, target, at),
  }[what]();
  return { what, count, mark: at.toISOString() };
}

export async function undoChange(
  deps: Needs,
  { userId, id, what, mark }: { userId: string; id: string; what: string; mark: string },
): Promise<number> {
  const project = await ownProject(deps, { id, userId });
  const at = new Date(mark);
  if (Number.isNaN(at.getTime()) || !(what === "archive" || what === "delete" || what === "move"))
    throw new AppError("request/invalid");
  return deps.storage.projects.undo({ userId, what, at, projectId: project.id });
}

export const purgePages = ({ clock, storage }: Needs): Promise<number> =>
  storage.projects.purge(new Date(clock.now().getTime() - KEEP_DELETED_MS), PURGE_AT_ONCE);
