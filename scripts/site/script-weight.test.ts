import { expect, test } from "vitest";
import { PUBLIC_PATHS } from "../../web/app/site/public-pages.ts";
import { scriptWeights } from "./script-weight.ts";

const MAX_BYTES = 120_000;
/** The report itself, open to be clicked through: the product, not a page about it. */
const REPORT = "/sample-report";
const MAX_OF_A_REPORT = 135_000;

test("no public page fetches more script than it may", () => {
  const weights = scriptWeights();
  const heavy = [...PUBLIC_PATHS, "/blog/:slug", "/docs/:page"]
    .map((path) => ({ path, bytes: weights.get(path) ?? Number.NaN }))
    .filter(({ path, bytes }) => !(bytes <= (path === REPORT ? MAX_OF_A_REPORT : MAX_BYTES)));

  expect(heavy).toEqual([]);
});
