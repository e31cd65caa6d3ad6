/** What users do to many pages at once. Each change is marked with its moment, so that it can be undone. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { ProjectStore } from "../../../../ports/projects/projects.ts";
import type { Db } from "../../database.ts";
import { projectPages } from "../../schema/all.ts";
import { isSelected } from "./project-filter.ts";

type Changes = Pick<ProjectStore, "archive" | "restore" | "removePages" | "move" | "undo" | "purge">;

export function changedPages(db: Db): Changes {
  const change = async (
    where: ReturnType<typeof isSelected>,
    set: Partial<typeof projectPages.$inferInsert>,
  ) => (await db.update(projectPages).set(set).where(where).returning({ id: projectPages.id })).length;

  return {
    archive: (selection, at) => change(isSelected(selection), { archivedAt: at }),
    restore: (selection) => change(isSelected(selection), { archivedAt: null }),
    removePages: (selection, at) => change(isSelected(selection), { deletedAt: at }),
    move: (selection, to, at) => change(isSelected(selection), { projectId: to, movedAt: at }),
    undo({ userId, what, at, projectId }) {
      const column = { archive: "archivedAt", delete: "deletedAt", move: "movedAt" } as const;
      const marked = and(eq(projectPages.userId, userId), eq(projectPages[column[what]], at));
      return change(marked, what === "move" ? { projectId, movedAt: null } : { [column[what]]: null });
    },
    async purge(before, limit) {
      const old = db
        .select({ id: projectPages.id })
        .from(projectPages)
        .where(sql`${projectPages.deletedAt} < ${before.toISOString()}::timestamptz`)
        .limit(limit);
      const gone = await db
        .delete(projectPages)
        .where(inArray(projectPages.id, old))
        .returning({ id: projectPages.id });
      return gone.length;
    },
  };
}
