import { expect, test } from "vitest";
import { routedHtml } from "../ui/testing/routed-html.tsx";
import { Refusal } from "./refusal.tsx";

test("without a support address a fault names the operator: it was a link to mailto:null", () => {
  const fault = { message: "Failed.", reason: "fault", resetsAt: null, isUsageCheck: false } as const;
  const html = routedHtml(<Refusal refused={fault} />);

  expect(html).toContain("If the problem persists, contact the operator of this site.");
  expect(html).not.toContain("mailto:");
});
