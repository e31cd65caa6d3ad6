import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { pointsOf } from "../../score/score-model.ts";
import { crawlerWall } from "./crawler-wall.ts";

const page = pageOf(padding(3));

test("a refused search crawler is named without points, because the request came from our address", () => {
  const botAnswers = [
    { bot: "PerplexityBot", status: 403 },
    { bot: "Bingbot", status: 200 },
  ];
  expect(pointsOf(crawlerWall)).toBe(0);
  expect(runAudit(crawlerWall, page, { botAnswers })).toMatchObject({
    kind: "reported",
    found: expect.stringContaining("The server refused PerplexityBot (status 403). We sent the names"),
  });
});

test("a refused training crawler is the owner's choice", () => {
  const botAnswers = [
    { bot: "GPTBot", status: 403 },
    { bot: "Bingbot", status: 200 },
    { bot: "OAI-SearchBot", status: 200 },
  ];
  expect(runAudit(crawlerWall, page, { botAnswers })).toMatchObject({
    kind: "reported",
    found: "Not scored. All 2 crawler names we tried received the page.",
  });
});

test("a server that was not tried or did not answer is not reported", () => {
  expect(runAudit(crawlerWall, page)).toMatchObject({ kind: "not-applicable" });
  expect(runAudit(crawlerWall, page, { botAnswers: [{ bot: "Bingbot", status: null }] })).toMatchObject({
    kind: "not-applicable",
  });
});
