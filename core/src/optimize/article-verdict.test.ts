import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { gardenPage } from "../article/testing/pages.ts";
import type { EditKind } from "../contract/edit.ts";
import { verdictOf } from "./article-verdict.ts";
import { scoreSummaryOf } from "./score-article.ts";

const before = analyze(evidenceOf(gardenPage("Rain barrels", "<p>Rain barrels store water.</p>")), {
  kind: "explainer",
});
const page = scoreSummaryOf(before);
const verdict = (kinds: EditKind[], score = page.score) =>
  verdictOf(
    before,
    { before: page, after: { ...page, score } },
    kinds.map((kind) => ({ kind, steps: [{ do: "strike", sentences: ["b1.0"] }] })),
  );

test("any finished edit is offered, and the score after it is said as it is", () => {
  expect(verdict(["strike"])).toMatchObject({
    outcome: "improved",
    text: expect.stringContaining("stays at"),
  });
  expect(verdict(["takeaways"], page.score - 3).text).toContain(
    `scores ${page.score - 3} instead of ${page.score}`,
  );
});

test("marks alone make no article, and the page's gaps are the result", () => {
  expect(verdict(["source"]).outcome).toBe("unchanged");
  const { outcome, title, missing } = verdict([]);
  expect([outcome, title]).toEqual(["unchanged", "What your page lacks, only you can add"]);
  expect(missing.length).toBeGreaterThan(0);
});
