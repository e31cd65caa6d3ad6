/** Which pages wait for which. Threads that give way to others take minutes on a busy machine, so this is a proof. */
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { ARTICLE } from "../../testing/stub-page.ts";
import { localJudge } from "./local-judge.ts";
import { evidenceOf, LONG, log, openJudge } from "./testing/open-judge.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test("visitors' articles run one at a time, and a user's page doesn't wait for them", async () => {
  const { judge, clocks, timed } = openJudge();
  let ended = 0;
  // The start of a thread may take longer than all four articles.
  await judge.analyze(evidenceOf(ARTICLE));
  const visitors = Array.from({ length: 4 }, () =>
    timed(judge.article(evidenceOf(LONG), { isVisitor: true })).finally(() => ended++),
  );
  await eventually(() => expect(clocks.started).toBe(2));
  await judge.analyze(evidenceOf(ARTICLE));
  expect(ended).toBeLessThan(4);
  await Promise.all(visitors);
  expect(clocks.started).toBe(6);
});

test("background work begins when no user's page is being judged, or after its longest wait", async () => {
  const order: string[] = [];
  const told = (name: string, page: Promise<unknown>) => page.then(() => order.push(name));
  const { judge } = openJudge();
  await judge.source(evidenceOf(ARTICLE), "how long does cold brew steep");
  await Promise.all([
    told("user", judge.analyze(evidenceOf(LONG))),
    told("background", judge.source(evidenceOf(ARTICLE), "how long does cold brew steep")),
  ]);
  expect(order).toEqual(["user", "background"]);

  const shared = localJudge(log, { maxYieldMs: 1 });
  onTestFinished(() => shared.close());
  const impatient = shared.as("one");
  await impatient.source(evidenceOf(ARTICLE), "how long does cold brew steep");
  // A user's page is judged at all times: each begins before the last one ends.
  let isDone = false;
  const users = (async () => {
    let page = impatient.analyze(evidenceOf(ARTICLE));
    while (!isDone) {
      const next = impatient.analyze(evidenceOf(ARTICLE));
      await page;
      page = next;
    }
    await page;
  })();
  await impatient.source(evidenceOf(ARTICLE), "how long does cold brew steep");
  isDone = true;
  await users;
});

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

test("the clock runs while a draft is converted, which happens in the thread", async () => {
  const { judge, clocks } = openJudge(1);
  const draft = { text: "> ".repeat(20_000), now: "2026-11-16T00:00:00.000Z" };
  await expect(judge.draft(draft)).rejects.toMatchObject({ code: "analysis/failed" });
  expect(clocks.started).toBe(1);
});
