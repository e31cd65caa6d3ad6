import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml, bodyParts, without } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { allAudits } from "../audits/all.ts";
import { CHECKS } from "../contract/reading.ts";
import type { VerdictBounds } from "./decisions.ts";
import { parseTable } from "./linear.ts";
import { shippedModels } from "./models.ts";
import { unansweredPages } from "./testing/unanswered/all.ts";
import { checkChances, isClearFault, verdictOf } from "./verdicts.ts";

const STEPS = 50;
const chances = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);
const { verdicts } = shippedModels().decisions;
const BOUNDS: VerdictBounds = { na: 0.8, yes: 0.6, no: 0.4, clear: 0.7, likely: 0.5 };

test("a check holds at a high chance and doesn't at a low one", () => {
  for (const check of CHECKS) {
    expect(verdictOf({ na: 0, yes: 1 }, verdicts[check]).verdict, check).toBe("yes");
    expect(verdictOf({ na: 0, yes: 0 }, verdicts[check]).verdict, check).toBe("no");
  }
});

test("between the two the verdict is unsure, and no check goes back", () => {
  const rank = { no: 0, unsure: 1, yes: 2, na: 9 };
  expect(verdictOf({ na: 0, yes: 0.5 }, BOUNDS).verdict).toBe("unsure");
  for (const check of CHECKS) {
    const ranks = chances.map((yes) => rank[verdictOf({ na: 0, yes }, verdicts[check]).verdict]);
    expect(ranks, check).toEqual(ranks.toSorted());
  }
});

test("a check that doesn't apply is not judged, however clear its chance", () => {
  expect(verdictOf({ na: 0.99, yes: 1 }, BOUNDS)).toEqual({ verdict: "na", sure: 0.99, certainty: 1 });
});

test("where it is not clear whether a check applies, the verdict is unsure", () => {
  expect(verdictOf({ na: 0.75, yes: 1 }, BOUNDS).verdict).toBe("unsure");
});

test("the answer's checks apply to every page", () => {
  expect(verdictOf({ na: 1, yes: 1 }, verdicts.answer_early).verdict).toBe("yes");
});

test("certainty grows from 0 at the threshold to 1, and an unsure verdict has none", () => {
  for (const check of CHECKS) {
    const judged = chances.map((yes) => verdictOf({ na: 0, yes }, verdicts[check]));
    const yes = judged.filter((one) => one.verdict === "yes").map((one) => one.certainty);
    const no = judged.filter((one) => one.verdict === "no").map((one) => one.certainty);
    expect(yes, check).toEqual(yes.toSorted((one, other) => one - other));
    expect(no, check).toEqual(no.toSorted((one, other) => other - one));
    expect([yes.at(-1), no[0]], check).toEqual([1, 1]);
    expect(judged.every((one) => one.verdict !== "unsure" || one.certainty === 0)).toBe(true);
  }
});

test("a table without models leaves every check unsure or undecided by half", () => {
  const empty = parseTable("words\n0\n1");
  const found = checkChances({}, { ...shippedModels(), checks: empty, answerChecks: empty });
  for (const check of CHECKS) expect(found[check]).toEqual({ na: 0, yes: 0.5 });
});

/** Articles, and a page that says next to nothing. */
const PAGES = [
  articleHtml(),
  articleHtml({ body: without(bodyParts(), "answer", "summary", "figures") }),
  "<h1>Compost</h1><p>Compost is warm.</p>",
  ...unansweredPages.map((page) => page.html()),
];

test("a check that is unsure or doesn't apply has no result, and nothing can be won by it", () => {
  for (const html of PAGES) {
    const { reading, audits } = analyze(evidenceOf(html), { withEdits: false });
    for (const { id, check } of allAudits) {
      const verdict = check && reading?.checks[check];
      // How well an opening answers is always measured.
      if ((verdict !== "unsure" && verdict !== "na") || check === "answer_early") continue;
      expect(audits.find((audit) => audit.id === id)).toMatchObject({
        outcome: "not-applicable",
        share: null,
        quotes: [],
        advice: null,
      });
    }
  }
});

test("some check of these pages is unsure, some applies and some doesn't", () => {
  const verdicts = new Set(
    PAGES.flatMap((html) => Object.values(analyze(evidenceOf(html)).reading?.checks ?? {})),
  );
  expect([...verdicts].toSorted()).toEqual(["na", "no", "unsure", "yes"]);
});

test("a fault is clear from a chance on, and the chance that the check applies counts too", () => {
  expect(isClearFault("visible_date", { na: 0.1, yes: 0.1 }, BOUNDS)).toBe(true);
  expect(isClearFault("visible_date", { na: 0.6, yes: 0.1 }, BOUNDS)).toBe(false);
  expect(isClearFault("promotional", { na: 0, yes: 0.9 }, BOUNDS)).toBe(true);
  expect(isClearFault("promotional", { na: 0, yes: 0.6 }, BOUNDS)).toBe(false);
});

test("faults that readers often dispute are never clear", () => {
  expect(isClearFault("headings_tell", { na: 0, yes: 0 }, { ...BOUNDS, clear: null })).toBe(false);
});
