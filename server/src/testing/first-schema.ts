/** Earlier migrations in their own folder: they create a database as it was at that time. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrationsFolder } from "../adapters/db/database.ts";

type Journal = { entries: { tag: string }[] };

const readJournal = () =>
  JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as Journal;

function folderWith(journal: Journal, entries: Journal["entries"]): string {
  if (entries.length === 0) throw new Error("There are no such migrations.");
  const folder = mkdtempSync(join(tmpdir(), "citeworthy-earlier-schema-"));
  mkdirSync(join(folder, "meta"));
  for (const { tag } of entries)
    copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  return folder;
}

export function firstSchemaFolder(): string {
  const journal = readJournal();
  return folderWith(journal, journal.entries.slice(0, 1));
}

/** All migrations before this one. */
export function schemaFolderBefore(tag: string): string {
  const journal = readJournal();
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  return folderWith(journal, journal.entries.slice(0, Math.max(end, 0)));
}

/** A user of that time with what belonged to one, in columns that the first release had. */
export const FIRST_ROWS = [
  sql`insert into users (id, name, email, email_verified) values ('u1', 'Ada', 'ada@example.com', true)`,
  sql`insert into subscriptions (user_id, plan_type, status) values ('u1', 'pro', 'active')`,
  sql`insert into searches (id, user_id, query, result, score)
      values ('00000000-0000-4000-8000-000000000001', 'u1', 'https://example.com/', '{"overallScore": 71.5}', 72)`,
  sql`insert into jobs (id, kind, user_id, state, input)
      values ('00000000-0000-4000-8000-000000000001', 'analyze-page', 'u1', 'done', '{"url": "https://example.com/"}')`,
];
