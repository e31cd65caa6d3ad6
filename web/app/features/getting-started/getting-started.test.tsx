import { FIRST_STEPS, type FirstStep, type StepStates } from "@citeworthy/core/product/steps/first-steps";
import { expect, test } from "vitest";
import { routedHtml } from "../../ui/testing/routed-html.tsx";
import { GettingStarted } from "./getting-started.tsx";

const ITEM = { id: "w1", title: "Move the answer up", pageUrl: "https://brew.example/kettle" };

/** Everything before the next step is done. */
function at(next: FirstStep, isBelowForm = false): string {
  const done = FIRST_STEPS.slice(0, FIRST_STEPS.indexOf(next));
  const states = Object.fromEntries(FIRST_STEPS.map((step) => [step, done.includes(step)])) as StepStates;
  return routedHtml(
    <GettingStarted
      steps={{ states, next, analysisId: "a1", item: ITEM }}
      example={Promise.resolve(null)}
      isBelowForm={isBelowForm}
    />,
  );
}

test.each([
  ["analyze", "/"],
  ["choose", "/analysis/a1"],
  ["publish", "/work-list/w1"],
  ["seen", "/work-list/w1"],
  ["watch", "/ai-visibility-monitor?url="],
] as const)("the step %s leads to %s", (step, path) => {
  expect(at(step)).toMatch(new RegExp(`aria-current="step".*href="${path.replace("?", "\\?")}`));
});

test("steps are done, next or later, and only the next one says what to do", () => {
  const html = at("publish");

  expect(html.match(/: Done</g)).toHaveLength(2);
  expect(html.match(/: Next</g)).toHaveLength(1);
  expect(html.match(/: Later</g)).toHaveLength(2);
  expect(html).toContain("Move the answer up");
});

test("below the form there is no button that leads to the form", () => {
  expect(at("analyze")).toMatch(/<a[^>]*href="\/"/);
  expect(at("analyze", true)).not.toMatch(/<a[^>]*href="\/"/);
});
