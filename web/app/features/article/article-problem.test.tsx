import { expect, test } from "vitest";
import type { Reason } from "../../refusals/refused.ts";
import { routedHtml } from "../../ui/testing/routed-html.tsx";
import { ArticleProblem, isAboutPlan } from "./article-problem.tsx";

const refused = (reason: Reason) => ({ message: "No.", reason, resetsAt: null, isUsageCheck: false });

test("a fault of ours is a red box with the server's words: it was a white card", () => {
  const failure = { message: "The engine stopped.", refused: refused("fault") };
  const html = routedHtml(<ArticleProblem failure={failure} />);

  expect(html).toContain('role="alert"');
  expect(html).toContain("bg-poor-wash");
  expect(html).toContain("The engine stopped.");
  expect(html).toContain("If the problem persists");
});

test("a lost connection is a red box, too, and nobody is asked to contact support", () => {
  const html = routedHtml(<ArticleProblem failure={{ message: "No connection.", refused: null }} />);

  expect(html).toContain("No connection.");
  expect(html).not.toContain("If the problem persists");
});

test("what a plan changes is left to the card with its button", () => {
  expect((["quota", "trial-over", "payment"] as const).map(refused).every(isAboutPlan)).toBe(true);
  expect([refused("fault"), refused("wait"), null].some(isAboutPlan)).toBe(false);
});
