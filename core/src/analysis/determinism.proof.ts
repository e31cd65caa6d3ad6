import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { analyze } from "./analyze.ts";
import { DIFFERENT_PAGES as PAGES } from "./testing/different-pages.ts";
import { evidenceOf } from "./testing/evidence.ts";

const RUNS = 1000;

/** A walk through the pages in another order each round; the same walk every time. */
function* shuffled(): Generator<number> {
  let state = 42;
  for (let run = 0; run < RUNS; run++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state % PAGES.length;
  }
}

test("a thousand shuffled runs give the same bytes for the same evidence", () => {
  const first = PAGES.map((html) => JSON.stringify(analyze(evidenceOf(html))));
  for (const index of shuffled()) {
    if (JSON.stringify(analyze(evidenceOf(PAGES[index] ?? ""))) !== first[index])
      throw new Error(`page ${index} differs`);
  }
});

test("two time zones and locales give the same bytes", () => {
  const program = `
    const { analyze } = await import(${JSON.stringify(new URL("./analyze.ts", import.meta.url).href)});
    const { articleHtml } = await import(${JSON.stringify(new URL("./testing/article.ts", import.meta.url).href)});
    const { evidenceOf } = await import(${JSON.stringify(new URL("./testing/evidence.ts", import.meta.url).href)});
    process.stdout.write(JSON.stringify(analyze(evidenceOf(articleHtml()))));`;
  const run = (TZ: string, LANG: string) =>
    execFileSync(process.execPath, ["--input-type=module", "-e", program], {
      env: { ...process.env, TZ, LANG, LC_ALL: LANG },
      encoding: "utf8",
    });
  const here = run("UTC", "C");

  expect(here.length).toBeGreaterThan(1000);
  expect(run("Pacific/Kiritimati", "de_DE.UTF-8")).toBe(here);
  expect(run("America/Los_Angeles", "tr_TR.UTF-8")).toBe(here);
});
