import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { pointsOf } from "../../score/score-model.ts";
import { trainingCrawlers } from "./training-crawlers.ts";

const page = pageOf(padding(3));
const url = "https://garden.example/robots.txt";

test("blocked training crawlers are named without points", () => {
  const robots = { kind: "found", url, text: "User-agent: CCBot\nDisallow: /" } as const;
  expect(pointsOf(trainingCrawlers)).toBe(0);
  expect(runAudit(trainingCrawlers, page, { robots })).toMatchObject({
    kind: "reported",
    found: "Not scored. robots.txt blocks CCBot.",
  });
});

test("a robots.txt that blocks none says so", () => {
  expect(runAudit(trainingCrawlers, page)).toMatchObject({
    kind: "reported",
    found: "Not scored. robots.txt blocks no AI training crawler.",
  });
});

test("a robots.txt that was not checked or fails is not reported", () => {
  const failed = { kind: "failed", url, reason: "status 503" } as const;
  for (const robots of [null, failed])
    expect(runAudit(trainingCrawlers, page, { robots })).toMatchObject({ kind: "not-applicable" });
});
