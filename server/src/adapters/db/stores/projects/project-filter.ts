/** Filters, orders and selections of a project's pages as conditions. Each order has an index. */
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PageFilter, PageMark, PageSelection, PageSort } from "../../../../ports/projects/projects.ts";
import { pageFindings, projectPages as pages } from "../../schema/all.ts";
import { containsPattern } from "../contains-pattern.ts";

/** First analyses have no change and come after every change. Written out, so that the index applies. */
const CHANGE = sql`coalesce(${pages.change}, 1000)`;
const TITLE = sql`left(lower(${pages.title}), 200)`;
const NEWEST_MARK = sql`${pages.analyzedAt}`;

const SORTS: Record<PageSort, { by: SQL; descending: boolean; cast: string }> = {
  newest: { by: NEWEST_MARK, descending: true, cast: "timestamptz" },
  lowest: { by: sql`${pages.score}`, descending: false, cast: "int" },
  fall: { by: CHANGE, descending: false, cast: "int" },
  title: { by: TITLE, descending: false, cast: "text" },
};

export function orderBy(sort: PageSort): SQL[] {
  const { by, descending } = SORTS[sort];
  return descending
    ? [sql`${by} desc nulls last`, sql`${pages.id} desc nulls last`]
    : [sql`${by} asc`, sql`${pages.id} asc`];
}

/** As text, because the database alone knows how it cuts and lowers a title. */
export const sortValue = (sort: PageSort): SQL<string> => sql<string>`(${SORTS[sort].by})::text`;

export function isAfter(sort: PageSort, { value, id }: PageMark): SQL {
  const { by, descending, cast } = SORTS[sort];
  const mark = sql`(${value}::${sql.raw(cast)}, ${id}::uuid)`;
  return descending ? sql`(${by}, ${pages.id}) < ${mark}` : sql`(${by}, ${pages.id}) > ${mark}`;
}

export function isFound({ projectId, archived, text, kind, score, audit }: PageFilter): SQL | undefined {
  return and(
    eq(pages.projectId, projectId),
    isNull(pages.deletedAt),
    archived ? isNotNull(pages.archivedAt) : isNull(pages.archivedAt),
    text
      ? sql`(${pages.title} ilike ${containsPattern(text)} or ${pages.url} ilike ${containsPattern(text)})`
      : undefined,
    kind ? eq(pages.kind, kind) : undefined,
    score ? sql`${pages.score} between ${score.from} and ${score.to}` : undefined,
    audit
      ? sql`exists (select 1 from ${pageFindings} f where f.page_id = ${pages.id} and f.audit = ${audit})`
      : undefined,
  );
}

/** The user is always part of the condition: an id from elsewhere selects nothing. */
export function isSelected(selection: PageSelection): SQL | undefined {
  const mine = eq(pages.userId, selection.userId);
  if ("filter" in selection) return and(mine, isFound(selection.filter));
  const { ids, projectId } = selection;
  return and(mine, eq(pages.projectId, projectId), ids.length > 0 ? inArray(pages.id, ids) : sql`false`);
}
