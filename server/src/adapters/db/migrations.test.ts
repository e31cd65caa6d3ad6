/** `npm run migration` compares the schema with the newest snapshot, so both have to be kept. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import { migrationsFolder } from "./database.ts";
import * as schema from "./schema/all.ts";

const meta = join(migrationsFolder, "meta");
const snapshots = readdirSync(meta)
  .filter((name) => name.endsWith("_snapshot.json"))
  .toSorted()
  .map((name) => JSON.parse(readFileSync(join(meta, name), "utf8")));

test("the newest snapshot is the schema: nothing is left to migrate", async () => {
  const newest = snapshots.at(-1);
  expect(await generateMigration(newest, generateDrizzleJson({ ...schema }, newest.id))).toEqual([]);
});

test("each snapshot follows the one before", () => {
  const ids = snapshots.map(({ id }) => id);
  expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(ids.slice(0, -1));
});
