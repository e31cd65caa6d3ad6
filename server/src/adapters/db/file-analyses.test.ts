import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { placeOf } from "@citeworthy/core/projects/page-place";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { migrationsFolder } from "./database.ts";
import { projectPages, searches, users } from "./schema/all.ts";

const STATEMENTS = ["0017_file_analyses.sql", "0029_pages_at_the_top.sql"].flatMap((file) =>
  readFileSync(join(migrationsFolder, file), "utf8").split("--> statement-breakpoint"),
);
const ADDRESSES = [
  "https://www.example.com/",
  "https://example.com/guides/a/?utm_source=x&id=2&gclid=3",
  "http://Example.com/guides/b#top",
  "https://example.com/guides/b/",
  "http://127.0.0.1:8080/deep/er/page?x=1&y=2",
  "https://example.com/caf%C3%A9//",
  "https://shop.example.org/?page=2",
];

describe.each(serverDatabases)("on $kind", ({ open }) => {
  test("analyses from before projects are filed under the same pages as new ones", async () => {
    const { db, close } = await open();
    await db.insert(users).values({ id: "u", name: "u", email: "u@example.com" });
    for (const [n, address] of ADDRESSES.entries()) {
      const audits = [
        {
          id: "visible-date",
          title: "Date",
          outcome: "scored",
          share: 0,
          advice: "Show it.",
          found: "None.",
          quotes: [],
          points: { won: 0, possible: 2 },
        },
        {
          id: "length",
          title: "Length",
          outcome: "scored",
          share: 1,
          advice: null,
          found: "Long.",
          quotes: [],
          points: { won: 2, possible: 2 },
        },
      ];
      const parts = { url: new URL(address).href, page: { title: ` Page\n${n} ` }, audits };
      const result = sql`${JSON.stringify(parts)}::jsonb`;
      await db
        .insert(searches)
        // The embedded database counts milliseconds: two of one page made in the same one would have no order.
        .values({
          ...{ id: randomUUID(), userId: "u", query: address, result, score: 50 + n },
          createdAt: new Date(Date.UTC(2026, 0, 1 + n)),
        });
    }
    for (const statement of STATEMENTS) await db.execute(sql.raw(statement));
    const rows = await db.select().from(projectPages);
    const wanted = ADDRESSES.map((address) => placeOf(address));
    expect(rows.map(({ key, folder }) => `${key} ${folder}`).toSorted()).toEqual(
      [...new Set(wanted.map((place) => `${place?.key} ${place?.folder}`))].toSorted(),
    );
    expect(rows.find(({ key }) => key === "example.com/guides/b")).toMatchObject({
      analyses: 2,
      score: 53,
      change: 1,
      title: "Page 3",
    });
    const { rows: counts } = (await db.execute(sql`select (select count(*)::int from projects) as projects,
      (select count(*)::int from page_findings) as findings,
      (select count(*)::int from searches where page_id is null) as unfiled`)) as unknown as {
      rows: unknown[];
    };
    expect(counts).toEqual([{ projects: 3, findings: rows.length, unfiled: 0 }]);
    await close();
  });
});
