import { and, asc, eq } from "drizzle-orm";
import type { ProjectStore } from "../../../../ports/projects/projects.ts";
import type { Db } from "../../database.ts";
import { projectSites } from "../../schema/all.ts";

export const projectSiteStore = (
  db: Db,
): Pick<ProjectStore, "sitesOf" | "siteOf" | "addSite" | "verifySite"> => ({
  sitesOf: (projectId) =>
    db
      .select()
      .from(projectSites)
      .where(eq(projectSites.projectId, projectId))
      .orderBy(asc(projectSites.host)),
  async siteOf(userId, host) {
    const [row] = await db
      .select()
      .from(projectSites)
      .where(and(eq(projectSites.userId, userId), eq(projectSites.host, host)));
    return row ?? null;
  },
  async addSite(site) {
    await db.insert(projectSites).values(site).onConflictDoNothing();
    const [row] = await db
      .select({ projectId: projectSites.projectId })
      .from(projectSites)
      .where(and(eq(projectSites.userId, site.userId), eq(projectSites.host, site.host)));
    return row?.projectId === site.projectId;
  },
  async verifySite({ userId, host, now, requestsPerSecond }) {
    await db
      .update(projectSites)
      .set({ verifiedAt: now, requestsPerSecond })
      .where(and(eq(projectSites.userId, userId), eq(projectSites.host, host)));
  },
});
