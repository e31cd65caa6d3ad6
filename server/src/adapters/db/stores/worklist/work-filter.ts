/** Filters and the order of the work list as conditions. */
import { and, eq, inArray, isNull, lt, notInArray, type SQL, sql } from "drizzle-orm";
import type { WorkFilter, WorkMark } from "../../../../ports/worklist/worklist.ts";
import { workItems as items } from "../../schema/all.ts";
import { containsPattern } from "../contains-pattern.ts";

/** Open, then waiting for proof, then proven. */
export const RANK = sql<number>`case ${items.state} when 'open' then 0 when 'proven' then 2 else 1 end`;

const inList = (column: typeof items.projectId | typeof items.state, values: readonly string[]): SQL =>
  values.length > 0 ? inArray(column, [...values] as never[]) : sql`false`;

export const isPage = (key: string): SQL | undefined =>
  and(sql`md5(${items.pageKey}) = md5(${key})`, eq(items.pageKey, key));

export function isFound(filter: WorkFilter): SQL | undefined {
  const { workspaceId, onlyProjects, projectId, states, kind, ownerId, pageKey, text } = filter;
  const { dueBefore, changedSince } = filter;
  return and(
    eq(items.workspaceId, workspaceId),
    isNull(items.deletedAt),
    onlyProjects && inList(items.projectId, onlyProjects),
    projectId === undefined ? undefined : eq(items.projectId, projectId),
    states && inList(items.state, states),
    kind && eq(items.kind, kind),
    ownerId === undefined ? undefined : ownerId === null ? isNull(items.ownerId) : eq(items.ownerId, ownerId),
    pageKey === undefined ? undefined : isPage(pageKey),
    text
      ? sql`(${items.title} ilike ${containsPattern(text)} or ${items.pageTitle} ilike ${containsPattern(text)} or ${items.pageUrl} ilike ${containsPattern(text)})`
      : undefined,
    dueBefore === undefined ? undefined : and(eq(items.state, "open"), lt(items.dueOn, dueBefore)),
    changedSince && sql`${items.history} -> -1 ->> 'at' > ${changedSince.toISOString()}`,
  );
}

/** Items without a day come after all others. */
export const DUE = sql<string>`coalesce(${items.dueOn}, 'infinity'::date)`;

export function isAfterDue(mark: WorkMark): SQL {
  const due = sql`coalesce(${mark.dueOn}::date, 'infinity'::date)`;
  const isLater = sql`(${DUE} > ${due} or (${DUE} = ${due} and ${isOlder(mark)}))`;
  return sql`(${RANK} > ${mark.rank}::int or (${RANK} = ${mark.rank}::int and ${isLater}))`;
}

const isOlder = ({ createdAt, id }: WorkMark): SQL =>
  sql`(${items.createdAt}, ${items.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;

export const isAfter = (mark: WorkMark): SQL =>
  sql`(${RANK} > ${mark.rank}::int or (${RANK} = ${mark.rank}::int and ${isOlder(mark)}))`;

/** Ids of another workspace select nothing. */
export const isSelected = ({ workspaceId, ids }: { workspaceId: string; ids: readonly string[] }) =>
  and(
    eq(items.workspaceId, workspaceId),
    isNull(items.deletedAt),
    ids.length > 0 ? inArray(items.id, [...ids]) : sql`false`,
  );

export const isPast = notInArray(items.state, ["open"]);
