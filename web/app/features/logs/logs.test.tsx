import type { BotRow } from "@citeworthy/core/logs/report";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BotTable } from "./bot-table.tsx";
import { VisitsChart } from "./visits-chart.tsx";

const bot = (more: Partial<BotRow> = {}): BotRow =>
  ({
    ...{
      name: "OAI-SearchBot",
      owner: "OpenAI",
      purpose: "search",
      visits: 9,
      spoofed: 0,
      unknownIp: 0,
      pages: 4,
    },
    ...{
      morePages: false,
      refused: { 401: 0, 403: 2, 429: 0 },
      refusedAllowed: 0,
      visitedForbidden: 0,
      top: [],
    },
    ...{ days: [], first: null, last: null, ...more },
  }) as BotRow;

test("days between two visits are drawn, and the newest ones where there are too many", () => {
  const columns = (days: string[]) => {
    const html = renderToStaticMarkup(
      <VisitsChart bots={[bot({ days: days.map((day) => ({ day, visits: 3 })) })]} />,
    );
    return (html.match(/<tr class/g) ?? []).length - 1;
  };
  expect(columns(["2026-11-01", "2026-11-05"])).toBe(5);
  expect(columns(["2025-01-01", "2026-11-05"])).toBe(92);
  expect(renderToStaticMarkup(<VisitsChart bots={[bot()]} />)).toBe("");
});

test("crawlers are in the order of what they come for, whatever the order of the log", () => {
  const html = renderToStaticMarkup(
    <BotTable bots={[bot({ name: "GPTBot", purpose: "training" }), bot()]} knowsRobots={false} />,
  );
  expect(html.indexOf("OAI-SearchBot")).toBeLessThan(html.indexOf("GPTBot"));
});

test("refusals are compared with robots.txt only where there is one", () => {
  const shown = (knowsRobots: boolean) =>
    renderToStaticMarkup(<BotTable bots={[bot({ refusedAllowed: 2 })]} knowsRobots={knowsRobots} />);

  expect(shown(true)).toContain("Refused 2 times although robots.txt allows it.");
  expect(shown(false)).not.toContain("robots.txt");
});

test("visits under a borrowed name are shown where there are some", () => {
  expect(renderToStaticMarkup(<BotTable bots={[bot()]} knowsRobots />)).not.toContain("Spoofed");
  expect(renderToStaticMarkup(<BotTable bots={[bot({ spoofed: 7 })]} knowsRobots />)).toContain("Spoofed");
});
