import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { searchCrawlers } from "./search-crawlers.ts";

const page = pageOf(padding(3));
const URL_OF_ROBOTS = "https://garden.example/robots.txt";
const withRobots = (text: string) => ({ robots: { kind: "found", url: URL_OF_ROBOTS, text } }) as const;

test("a robots.txt that allows all search crawlers passes, whatever it says to training crawlers", () => {
  expect(runAudit(searchCrawlers, page, withRobots("User-agent: GPTBot\nDisallow: /"))).toMatchObject({
    share: 1,
    found: "robots.txt allows all 8 AI search crawlers we checked.",
  });
});

test("a blocked search crawler is named with its engine and rule", () => {
  expect(runAudit(searchCrawlers, page, withRobots("User-agent: Bingbot\nDisallow: /guides/"))).toMatchObject(
    {
      share: 7 / 8,
      found: "robots.txt blocks Bingbot (Bing and Copilot, Disallow: /guides/).",
      fix: "Allow Bingbot in robots.txt; you can keep blocking training crawlers.",
    },
  );
});

test("the snippet lifts the block when it is appended to robots.txt", () => {
  for (const robots of ["User-agent: Bingbot\nDisallow: /guides/", "User-agent: *\nDisallow: /"]) {
    const finding = runAudit(searchCrawlers, page, withRobots(robots));
    const code = finding.kind === "scored" ? finding.snippet?.code : null;
    expect(runAudit(searchCrawlers, page, withRobots(`${robots}\n\n${code}`))).toMatchObject({ share: 1 });
  }
});

test("a robots.txt that fails on the server keeps every crawler away", () => {
  const robots = { kind: "failed", url: URL_OF_ROBOTS, reason: "status 503" } as const;
  expect(runAudit(searchCrawlers, page, { robots })).toMatchObject({
    share: 0,
    found: "robots.txt returns a server error, which tells crawlers to stay away.",
    fix: "Ask your developer to fix robots.txt.",
  });
});

test("a robots.txt that was not checked is not judged", () => {
  expect(runAudit(searchCrawlers, page, { robots: null })).toMatchObject({ kind: "not-applicable" });
});
