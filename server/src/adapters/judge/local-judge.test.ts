import { expect, test } from "vitest";
import { ARTICLE } from "../../testing/stub-page.ts";
import { storable } from "./storable.ts";
import { evidenceOf, LONG, openJudge } from "./testing/open-judge.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test("a page's clock starts when a thread begins with it, not while it waits for a thread", async () => {
  const { judge, clocks, timed } = openJudge();
  const pages = Array.from({ length: 6 }, () => timed(judge.analyze(evidenceOf(ARTICLE))));
  await nextTurn();
  expect(clocks.started).toBe(0);
  await Promise.all(pages);
  expect(clocks).toMatchObject({ started: 6, running: 0 });
  expect(clocks.most).toBeLessThanOrEqual(2);
});

test("a page that takes too long fails for good, in the words of what was asked for", async () => {
  const { judge } = openJudge(1);
  await expect(judge.analyze(evidenceOf(LONG))).rejects.toMatchObject({ code: "analysis/failed" });
  await expect(judge.article(evidenceOf(LONG))).rejects.toMatchObject({ code: "article/failed" });
});

test("a page of a newcomer waits for one place, not for all pages of another account", async () => {
  const { shared } = openJudge();
  const ended: string[] = [];
  const ending = (owner: string) => (page: Promise<unknown>) => page.then(() => ended.push(owner));
  const many = Array.from({ length: 8 }, () => shared.as("many").analyze(evidenceOf(ARTICLE))).map(
    ending("many"),
  );
  await Promise.all([...many, ending("newcomer")(shared.as("newcomer").analyze(evidenceOf(ARTICLE)))]);
  expect(ended.indexOf("newcomer")).toBeLessThan(4);
});

test("one account can't fill the queue", async () => {
  const { shared } = openJudge();
  const tasks = Array.from({ length: 70 }, () =>
    shared
      .as("many")
      .canonical(evidenceOf(ARTICLE))
      .then(
        () => null,
        (error) => error.code,
      ),
  );
  await expect(shared.as("newcomer").canonical(evidenceOf(ARTICLE))).resolves.toBeNull();
  expect((await Promise.all(tasks)).filter((code) => code === "request/too-many")).toHaveLength(4);
});

test("the clock runs while a draft is converted, which happens in the thread", async () => {
  const { judge, clocks } = openJudge(1);
  const draft = { text: "> ".repeat(20_000), now: "2026-11-16T00:00:00.000Z" };
  await expect(judge.draft(draft)).rejects.toMatchObject({ code: "analysis/failed" });
  expect(clocks.started).toBe(1);
});

test("signs that no database stores are gone from a result, also where they came in escaped", async () => {
  const { judge } = openJudge();
  const data =
    '{"@context":"https://schema.org","@type":"Art\\u0000icle","publisher":{"@type":"Organization","name":"P\\ud800"}}';
  const html = ARTICLE.replace("<title>", `<script type="application/ld+json">${data}</script><title>`);
  const json = JSON.stringify(await judge.analyze(evidenceOf(html)));
  expect(json).not.toMatch(/\\u0000|\\ud8/);
  expect(storable({ text: "a\0b \ud800 \u{1f600}" })).toEqual({ text: "a\uFFFDb \uFFFD \u{1f600}" });
});
