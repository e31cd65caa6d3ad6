import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { METERED_TOOLS } from "@citeworthy/core/product/plans/plans";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPostgresUrl } from "../databases.ts";
import { type Arena, openArena, USES_LEFT } from "./race-quota.ts";

const postgres = process.env.TEST_DATABASE_URL;
const REQUESTS = 150;
let arena: Arena | null = null;
let dataDir = "";
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "citeworthy-race-"));
  if (postgres) arena = await openArena(await freshPostgresUrl(postgres), dataDir);
});
afterAll(async () => {
  await arena?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

// `npm run bench -- quota` is the long form: a thousand requests, twenty times.
test.skipIf(!postgres).each(METERED_TOOLS)(
  "through two processes, the last ten uses of %s go to exactly ten requests",
  async (tool) => {
    expect(await arena?.race(tool, REQUESTS)).toMatchObject({
      letThrough: USES_LEFT,
      counted: USES_LEFT,
      shown: USES_LEFT,
      refused: REQUESTS - USES_LEFT,
      other: [],
    });
  },
);

const MEMBERS = 5;
const REQUESTS_OF_MEMBERS = 200;

test.skipIf(!postgres).each(METERED_TOOLS)(
  "the last ten uses of %s go to exactly ten of 200 requests of five members",
  async (tool) => {
    expect(await arena?.race(tool, REQUESTS_OF_MEMBERS, MEMBERS)).toMatchObject({
      letThrough: USES_LEFT,
      counted: USES_LEFT,
      shown: USES_LEFT,
      refused: REQUESTS_OF_MEMBERS - USES_LEFT,
      other: [],
    });
  },
);
