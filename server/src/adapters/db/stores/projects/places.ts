import { and, desc, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PlaceStore, ProjectQuery } from "../../../../ports/projects/places.ts";
import type { Db } from "../../database.ts";
import { projectPages as pages, projectSites, projects } from "../../schema/all.ts";
import { containsPattern } from "../contains-pattern.ts";

const isAllowed = ({ onlyProjects }: ProjectQuery): SQL | undefined => {
  if (onlyProjects === undefined) return undefined;
  return onlyProjects.length === 0 ? sql`false` : inArray(projects.id, [...onlyProjects]);
};

/** In a database with the locale C, `ilike` folds the case of ASCII letters alone. The other letters are tried in both cases. */
const contains = (column: SQLWrapper, word: string): SQL => {
  const isAscii = /^[ -~]*$/.test(word);
  const spellings = isAscii ? [word] : [...new Set([word, word.toLowerCase(), word.toUpperCase()])];
  return sql`${column} ilike any(${sql.param(spellings.map(containsPattern))}::text[])`;
};

const hasSite = (word: string): SQL =>
  sql`exists (select 1 from ${projectSites} where ${projectSites.projectId} = ${projects.id} and ${contains(projectSites.host, word)})`;

const LATEST = sql`coalesce((select max(p.analyzed_at) from ${pages} p where p.project_id = ${projects.id} and p.deleted_at is null), ${projects.createdAt})`;

export const placeStore = (db: Db): PlaceStore => ({
  projects(query, limit) {
    const hasWords = query.words.map((word) => or(contains(projects.name, word), hasSite(word)));
    return db
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(and(eq(projects.userId, query.workspaceId), isAllowed(query), ...hasWords))
      .orderBy(desc(LATEST), desc(projects.id))
      .limit(limit);
  },
  pages(query, limit) {
    const hasWords = query.words.map((word) => or(contains(pages.title, word), contains(pages.url, word)));
    return db
      .select({ id: pages.searchId, title: pages.title, url: pages.url, score: pages.score })
      .from(pages)
      .where(
        and(
          eq(pages.userId, query.workspaceId),
          isNull(pages.deletedAt),
          isNull(pages.archivedAt),
          ...hasWords,
        ),
      )
      .orderBy(desc(pages.analyzedAt), desc(pages.id))
      .limit(limit);
  },
});
