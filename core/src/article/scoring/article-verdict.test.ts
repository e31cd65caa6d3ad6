import { expect, test } from "vitest";
import { analyze } from "../../analysis/analyze.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import type { ArticleEditKind } from "../article-edit.ts";
import { gardenPage } from "../testing/pages.ts";
import { verdictOf } from "./article-verdict.ts";
import { scoreSummaryOf } from "./score-article.ts";

const before = analyze(evidenceOf(gardenPage("Rain barrels", "<p>Rain barrels store water.</p>")), {
  kind: "explainer",
});
const outcomeOf = (kind: ArticleEditKind, points: number) => {
  const same = scoreSummaryOf(before);
  return verdictOf(before, { before: same, after: same }, [{ kind, points }]).outcome;
};

test("an edit that readers notice makes an article, even if the score stays", () => {
  expect(outcomeOf("takeaways", 0)).toBe("improved");
});

test("one that costs points makes none, unless it brings the answer", () => {
  expect(outcomeOf("takeaways", -0.1)).toBe("unchanged");
  expect(outcomeOf("answer", -0.1)).toBe("improved");
});

test("small edits make one only if they are clearly worth something", () => {
  expect(outcomeOf("strike", 2.4)).toBe("unchanged");
  expect(outcomeOf("strike", 2.5)).toBe("improved");
});

test("marks alone never do", () => {
  expect(outcomeOf("source", 5)).toBe("unchanged");
});
