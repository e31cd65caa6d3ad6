/** What an analysis of a page has to tell: its row in a project, the work list, webhooks. One statement looks for all three. */
import { sql } from "drizzle-orm";
import type { FollowedPage, PageFollowers } from "../../../../ports/projects/projects.ts";
import type { Db } from "../../database.ts";
import { projectPages, webhooks, workItems } from "../../schema/all.ts";

type Row = {
  id: string | null;
  project_id: string | null;
  latest: string | null;
  has_work: boolean;
  has_webhooks: boolean;
};

export async function pageFollowers(db: Db, followed: FollowedPage): Promise<PageFollowers> {
  const { userId, key, workKeys, event } = followed;
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select id, project_id, search_id from ${projectPages}
      where user_id = ${userId} and md5(key) = md5(${key}) and key = ${key} for update
    )
    select page.id, page.project_id, page.search_id as latest,
      exists (
        select from ${workItems} where workspace_id = ${userId} and deleted_at is null
          and md5(page_key) = any(select md5(one) from unnest(${sql.param([...workKeys])}::text[]) one)
      ) as has_work,
      exists (
        select from ${webhooks} where user_id = ${userId} and disabled_at is null
          and events @> ${JSON.stringify([event])}::jsonb
      ) as has_webhooks
    from (select 1) one left join page on true`);
  const [row] = rows;
  if (!row) throw new Error("The statement always returns a row");
  const { id, project_id: projectId, latest } = row;
  const page = id && projectId && latest ? { id, projectId, latest } : null;
  return { page, hasWork: row.has_work, hasWebhooks: row.has_webhooks };
}
