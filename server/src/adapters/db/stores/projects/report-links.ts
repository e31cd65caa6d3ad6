/** Links to reports for clients, and how those reports look. */
import { and, desc, eq, lt } from "drizzle-orm";
import type { ProjectStore } from "../../../../ports/projects/projects.ts";
import type { Db } from "../../database.ts";
import { projects, reportLinks } from "../../schema/all.ts";

type ReportStore = Pick<
  ProjectStore,
  "brandOf" | "setBrand" | "addLink" | "linksOf" | "findLink" | "removeLink" | "forgetLinks"
>;

export const reportLinkStore = (db: Db): ReportStore => ({
  async brandOf(projectId) {
    const [row] = await db.select({ brand: projects.brand }).from(projects).where(eq(projects.id, projectId));
    return row?.brand ?? null;
  },
  async setBrand({ id, userId }, brand) {
    await db
      .update(projects)
      .set({ brand })
      .where(and(eq(projects.id, id), eq(projects.userId, userId)));
  },
  async addLink(link) {
    await db.insert(reportLinks).values(link);
  },
  linksOf: (projectId) =>
    db
      .select()
      .from(reportLinks)
      .where(eq(reportLinks.projectId, projectId))
      .orderBy(desc(reportLinks.createdAt)),
  async findLink(tokenHash) {
    const [row] = await db.select().from(reportLinks).where(eq(reportLinks.tokenHash, tokenHash));
    return row ?? null;
  },
  async removeLink({ tokenHash, userId }) {
    const removed = await db
      .delete(reportLinks)
      .where(and(eq(reportLinks.tokenHash, tokenHash), eq(reportLinks.userId, userId)))
      .returning({ tokenHash: reportLinks.tokenHash });
    return removed.length > 0;
  },
  async forgetLinks(before) {
    await db.delete(reportLinks).where(lt(reportLinks.expiresAt, before));
  },
});
