/** What only processes show: clocks and languages of their own, and pipes that close. */
import { expect, test } from "vitest";
import { BARE, KETTLES } from "../testing/pages.ts";
import { folderWith, rows, runCli, runShell } from "../testing/run-cli.ts";

const NOW = ["--now", "2026-11-15T12:00:00Z"];
const ADDRESS = "https://kitchen.example/guides/kettles";

test("with a fixed clock the bytes are the same again, in another time zone and another language", async () => {
  const folder = folderWith({ "kettles.html": KETTLES });
  const call = (now: string, env?: Record<string, string>) =>
    runCli(folder, ["analyze", "kettles.html", "--url", ADDRESS, "--json", "--now", now], env);

  const [one, again, elsewhere] = await Promise.all([
    call("2026-11-15T08:00:00Z"),
    call("2026-11-15T08:00:00"),
    call("2026-11-15T17:00:00+09:00", { TZ: "Asia/Tokyo", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" }),
  ]);

  expect(rows(one)).toMatchObject([{ url: ADDRESS, analyzedAt: "2026-11-15T08:00:00.000Z" }]);
  expect(again.out).toBe(one.out);
  expect(elsewhere.out).toBe(one.out);
  expect(one).toMatchObject({ status: 0, err: "" });
});

test("a reader who has enough ends it quietly, and one who wants all gets all", async () => {
  const lines = Array.from({ length: 12 }, () => JSON.stringify({ file: "kettles.html", url: ADDRESS }));
  const folder = folderWith({ "kettles.html": KETTLES, "list.jsonl": lines.join("\n") });
  const call = "{ $CLI analyze --json --manifest list.jsonl; echo status $? >&2; }";

  const [few, all] = await Promise.all([
    runShell(folder, `${call} | head -1`),
    runShell(folder, `${call} | cat`),
  ]);

  expect(rows(few)).toMatchObject([{ file: "kettles.html" }]);
  expect(few.err).toBe("status 141\n");
  expect(rows(all)).toHaveLength(12);
  expect(all.err).toBe("status 0\n");
});

test("the article of a page is the same bytes each time", async () => {
  const folder = folderWith({ "bare.html": BARE, "kettles.html": KETTLES });
  const call = () => runCli(folder, ["article", "bare.html", "kettles.html", "--json", "--offline", ...NOW]);
  const [first, second] = await Promise.all([call(), call()]);

  expect(first.out).toBe(second.out);
  expect(rows(first)).toHaveLength(2);
});
