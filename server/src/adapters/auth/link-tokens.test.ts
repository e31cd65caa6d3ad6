import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnalysisResult } from "@citeworthy/core/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { type Db, migrationsFolder } from "../db/database.ts";
import { emails, projects, reportLinks, schedules, searches, shares, users } from "../db/schema/all.ts";
import { sealOldTokens } from "../db/stores/accounts/seal-old-tokens.ts";
import { shareStore } from "../db/stores/analysis/shares.ts";
import { reportLinkStore } from "../db/stores/projects/report-links.ts";
import { scheduleStore } from "../db/stores/projects/schedules.ts";
import { sealer } from "../secrets/sealer.ts";
import { linkTokens } from "./link-tokens.ts";

const STATEMENTS = readFileSync(join(migrationsFolder, "0025_link_tokens_as_hashes.sql"), "utf8").split(
  "--> statement-breakpoint",
);
const seals = sealer("a secret of this installation", "link tokens");
const links = linkTokens(seals, () => randomUUID());
const OLD = { share: "old-share-token-1", report: "old-report-token-2", stop: "old-stop-token-34" };
const [PROJECT, SEARCH] = [randomUUID(), randomUUID()];

test("a stored token doesn't show the token, is found by its hash, and can be shown again with the same secret only", () => {
  const { token, stored } = links.make();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(links.hashOf(token)).toBe(stored.tokenHash);
  expect(links.open(stored.sealedToken)).toBe(token);
  const other = linkTokens(sealer("another secret", "link tokens"), () => "");
  expect(other.hashOf(token)).toBe(stored.tokenHash);
  expect(other.open(stored.sealedToken)).toBeNull();
});

/** The tables as they were before, with a link of each kind and two emails. */
async function asBefore(db: Db): Promise<void> {
  for (const table of ["shares", "report_links", "schedules"]) {
    await db.execute(sql.raw(`ALTER TABLE ${table} RENAME COLUMN token_hash TO token`));
    await db.execute(sql.raw(`ALTER TABLE ${table} DROP COLUMN sealed_token`));
  }
  await db.execute(
    sql`ALTER TABLE schedules RENAME CONSTRAINT schedules_token_hash_unique TO schedules_token_unique`,
  );
  await db.insert(users).values({ id: "u", name: "u", email: "u@example.com" });
  await db.insert(projects).values({ id: PROJECT, userId: "u", name: "a.example" });
  await db
    .insert(searches)
    .values({ id: SEARCH, userId: "u", query: "https://a.example/", result: {} as AnalysisResult, score: 1 });
  await db.execute(sql`INSERT INTO shares (token, search_id) VALUES (${OLD.share}, ${SEARCH})`);
  await db.execute(
    sql`INSERT INTO report_links (token, user_id, project_id, expires_at) VALUES (${OLD.report}, 'u', ${PROJECT}, now())`,
  );
  await db.execute(
    sql`INSERT INTO schedules (id, user_id, project_id, every, token, next_run_at) VALUES (${randomUUID()}, 'u', ${PROJECT}, 'weekly', ${OLD.stop}, now())`,
  );
  const email = { userId: "u", kind: "pages-changed" as const, details: { token: OLD.stop, pages: 1 } };
  await db.insert(emails).values({ ...email, key: "sent", sentAt: new Date() });
  await db.insert(emails).values({ ...email, key: "due" });
}

describe.each(serverDatabases)("links of older versions on $kind", ({ open }) => {
  test("still open, can still be shown to their owner, and are nowhere in clear", async () => {
    const { db, close } = await open();
    await asBefore(db);
    for (const statement of STATEMENTS) await db.execute(sql.raw(statement));
    const [due, sent] = await db.select().from(emails).orderBy(emails.key);
    expect(links.open(String(due?.details.sealedToken))).toBe(OLD.stop);
    expect(sent?.details).toEqual({ pages: 1 });
    await sealOldTokens(db, seals);
    await sealOldTokens(db, seals);

    expect(await shareStore(db).searchOf(links.hashOf(OLD.share))).toBe(SEARCH);
    expect(links.open((await shareStore(db).openFor(SEARCH)) ?? "")).toBe(OLD.share);
    const link = await reportLinkStore(db).findLink(links.hashOf(OLD.report));
    expect(links.open(link?.sealedToken ?? "")).toBe(OLD.report);
    expect(await scheduleStore(db).unsubscribe(links.hashOf(OLD.stop))).toBe(true);
    const stored = [
      await db.select().from(shares),
      await db.select().from(reportLinks),
      await db.select().from(schedules),
    ];
    for (const token of Object.values(OLD)) expect(JSON.stringify(stored)).not.toContain(token);
    await close();
  });
});
