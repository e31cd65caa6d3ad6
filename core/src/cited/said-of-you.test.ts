import { expect, test } from "vitest";
import type { KeptAnswer } from "../visibility/answers/kept-answer.ts";
import { saidOfYouCsv } from "./cited-csv.ts";
import { newUnsupported, type SaidInRun, saidOfYou } from "./said-of-you.ts";
import { askedAt, keptAnswer, OWN, pageHtml, QUERY, readAnswers, readPage } from "./testing/scripted-run.ts";

const own = readPage(
  OWN.url,
  pageHtml(
    "How much coffee?",
    "<p>We sell both tools as a starter set for $34. Grind the beans coarse, about as rough as sea salt. In the shop you can try every kettle.</p>",
  ),
);
const answer = (text: string, sample = 1): KeptAnswer => keptAnswer(text, [OWN.url], { sample });
const run = (day: number, ...answers: KeptAnswer[]): SaidInRun => ({
  runId: `run-${day}`,
  query: QUERY,
  own: { ...OWN, title: "How much coffee?" },
  at: askedAt(day),
  answers: readAnswers(answers, [own], day).readings,
});

const RIGHT = "Grind the beans coarse, as rough as sea salt.[1]";
const WRONG = "The starter set of both tools costs $29.[1]";

test("prices come first, then what the page doesn't say", () => {
  const said = saidOfYou([run(14, answer(`${RIGHT} ${WRONG}`))]);
  expect(said).toMatchObject({
    answers: 1,
    counts: { not_supported: 1, supported: 1, partly: 0, not_checked: 0 },
    gone: 0,
    from: askedAt(14),
  });
  expect(said.claims.map(({ support, page }) => [support.verdict, page.url])).toEqual([
    ["not_supported", OWN.url],
    ["supported", OWN.url],
  ]);
});

test("a claim that only names the site is compared with the monitored page", () => {
  const named = keptAnswer("Brew Notes sells a starter set of both tools for $34.", []);
  const [claim] = saidOfYou([run(14, named)]).claims;
  expect(claim).toMatchObject({
    page: { url: OWN.url, title: "How much coffee?" },
    support: { verdict: "supported" },
  });
});

test("of two runs the newest is shown, with what is new and how many claims are gone", () => {
  const before = run(7, answer(`${RIGHT} In the shop you can try every kettle.[1]`));
  const newest = run(14, answer(`The beans should be ground coarse, as rough as sea salt.[1] ${WRONG}`));
  const said = saidOfYou([before, newest]);
  expect(said.claims.map(({ runId, isNew }) => [runId, isNew])).toEqual([
    ["run-14", true],
    ["run-14", false],
  ]);
  expect(said.gone).toBe(1);
});

test("an editor's verdict counts instead of ours, also for the same claim in other words", () => {
  const overrule = {
    ...{ id: "one", query: QUERY, page: OWN.url, claim: "The starter set of both tools costs $29." },
    ...{ verdict: "supported" as const, note: "The sale.", by: "Ada", at: askedAt(15) },
  };
  const before = run(7, answer(RIGHT));
  const newest = run(14, answer(`${RIGHT} A starter set of both tools costs $29.[1]`));
  const said = saidOfYou([before, newest], [overrule]);
  expect(said.counts).toMatchObject({ not_supported: 0, supported: 2 });
  expect(said.claims.find(({ overruled }) => overruled)).toMatchObject({
    support: { verdict: "supported", isSure: true, note: "The sale." },
    overruled: { id: "one", was: "not_supported", by: "Ada" },
  });
  expect(newUnsupported(before, newest)).toHaveLength(1);
  expect(newUnsupported(before, newest, [overrule])).toEqual([]);
  expect(saidOfYouCsv(said)).toContain("Ada");
  expect(
    saidOfYou([newest], [{ ...overrule, claim: "The starter set of both tools costs $31." }]).counts,
  ).toMatchObject({ not_supported: 1 });
});

test("it is known whether there was an earlier run to compare with", () => {
  expect(saidOfYou([run(14, answer(RIGHT))]).isCompared).toBe(false);
  expect(saidOfYou([run(7, answer(RIGHT)), run(14, answer(RIGHT))]).isCompared).toBe(true);
});

test("ids are the same in every run, and differ between claims", () => {
  const ids = (day: number) => saidOfYou([run(day, answer(`${RIGHT} ${WRONG}`))]).claims.map(({ id }) => id);
  expect(ids(7)).toEqual(ids(14));
  expect(new Set(ids(7)).size).toBe(2);
});

test("an alert names each new unsupported claim once, and none that was known", () => {
  const twice = run(14, answer(WRONG), answer("A starter set with both tools costs $29.[1]", 2));
  const news = newUnsupported(run(7, answer(RIGHT)), twice);
  expect(news.map(({ claim, isNew }) => [claim.text, isNew])).toEqual([
    ["The starter set of both tools costs $29.", true],
  ]);
  expect(newUnsupported(twice, run(21, answer("Both tools cost $29 as a starter set.[1]")))).toEqual([]);
  expect(newUnsupported(null, twice)).toEqual([]);
});

test("a price that changed is a new claim", () => {
  const news = newUnsupported(
    run(7, answer(WRONG)),
    run(14, answer("The starter set of both tools costs $19.[1]")),
  );
  expect(news).toHaveLength(1);
});

test("the export has one row for each claim, and no cell that a spreadsheet would run", () => {
  const csv = saidOfYouCsv(
    saidOfYou([run(14, answer("=SUM(A1) The starter set of both tools costs $29.[1]"))]),
  );
  const [header, row] = csv.split("\r\n");
  expect(header).toBe(
    "run,question,engine,asked,claim,decided by,new,verdict,certain,page,quote,under,note,overruled by",
  );
  expect(row).toContain(`,"'=SUM(A1)`);
});
