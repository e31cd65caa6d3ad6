import { expect, test } from "vitest";
import { ARTICLE } from "../../testing/stub-page.ts";
import { storable } from "./storable.ts";
import { evidenceOf, openJudge } from "./testing/open-judge.ts";

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

test("signs that no database stores are gone from a result, also where they came in escaped", async () => {
  const { judge } = openJudge();
  const data =
    '{"@context":"https://schema.org","@type":"Art\\u0000icle","publisher":{"@type":"Organization","name":"P\\ud800"}}';
  const html = ARTICLE.replace("<title>", `<script type="application/ld+json">${data}</script><title>`);
  const json = JSON.stringify(await judge.analyze(evidenceOf(html)));
  expect(json).not.toMatch(/\\u0000|\\ud8/);
  expect(storable({ text: "a\0b \ud800 \u{1f600}" })).toEqual({ text: "a\uFFFDb \uFFFD \u{1f600}" });
});
