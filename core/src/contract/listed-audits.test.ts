import { expect, test } from "vitest";
import { allAudits } from "../audits/all.ts";
import { listedAudits } from "./listed-audits.ts";

const results = (outcome: "scored" | "not-applicable") => allAudits.map(({ id }) => ({ id, outcome }));

test("checks that need other pages are listed only where they apply", () => {
  const withoutRivals = allAudits.filter((audit) => !audit.needsRivals).map(({ id }) => id);
  expect(withoutRivals.length).toBeLessThan(allAudits.length);
  expect(listedAudits(results("not-applicable")).map(({ id }) => id)).toEqual(withoutRivals);
  expect(listedAudits(results("scored"))).toHaveLength(allAudits.length);
});
