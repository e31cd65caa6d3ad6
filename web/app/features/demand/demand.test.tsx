import { expect, test } from "vitest";
import { routedHtml } from "../../ui/testing/routed-html.tsx";
import { AssistantVisits } from "./assistant-visits.tsx";
import { DemandTable } from "./demand-table.tsx";
import type { DemandPage, DemandView } from "./demand-view.ts";

const FIGURES = { impressions: 19_600, clicks: 812, sessions: 300, aiSessions: 44 };
const page = (more: Partial<DemandPage> = {}): DemandPage => ({
  ...{ ...FIGURES, before: FIGURES, url: "https://brew.example/kettle", title: "Descaling a kettle" },
  ...{
    analysisId: "a1",
    score: 71,
    cited: 3,
    counted: 20,
    citedRange: "5 to 36%",
    position: 3,
    keyEvents: 31,
  },
  ...{ revenue: 0, aiKeyEvents: 0, aiRevenue: 0, topQuery: null },
  ...more,
});
const shown = (view: Partial<DemandView>, address = "/projects/p1/demand") =>
  routedHtml(
    <DemandTable
      view={{
        ...{ projectId: "p1", pages: [], found: 0, next: null, sort: "impressions" },
        ...{ sources: [], assistants: [], questions: [], ...view },
      }}
    />,
    address,
  );

test("another order starts at the first page and keeps the filters", () => {
  const html = shown({ pages: [page()] }, "/projects/p1/demand?text=kettle&after=m1&sort=clicks");

  expect(html).toContain('href="/projects/p1/demand?text=kettle&amp;sort=score"');
  expect(html).toContain('href="/projects/p1/demand/export?text=kettle&amp;after=m1&amp;sort=clicks"');
});

test("a page that was never asked about is not measured, which is not 0 answers", () => {
  const html = shown({ pages: [page({ cited: 0, counted: 0, score: null, analysisId: null })] });

  expect(html).toContain("Not measured");
  expect(html).toContain("Not analyzed");
  expect(html).not.toContain("</b> of 0");
  expect(shown({ pages: [page({ cited: 0 })] })).toContain("<b>0</b> of 20");
});

test("the figure of the period before is shown only where it differs", () => {
  const before = { ...FIGURES, clicks: 700 };

  expect(shown({ pages: [page({ before })] }).match(/before: /g)).toHaveLength(1);
});

test("no figures yet and no match are different sentences", () => {
  expect(shown({})).toContain("No figures yet");
  expect(shown({}, "/projects/p1/demand?text=x")).toContain("No page matches");
  expect(shown({}, "/projects/p1/demand?preset=never-cited")).toContain(
    "No page with high demand is never cited",
  );
});

test("visits are added up by assistant, most first, and a day without a visit is a day too", () => {
  const day = (on: string, assistant: string, sessions: number) => ({
    ...{ day: on, assistant, sessions, keyEvents: 1, revenue: 0 },
  });
  const html = routedHtml(
    <AssistantVisits
      currency="EUR"
      days={[
        day("2026-11-10", "Perplexity", 20),
        day("2026-11-12", "ChatGPT", 300),
        day("2026-11-12", "ChatGPT", 56),
      ]}
    />,
  );

  expect(html).toMatch(/ChatGPT.*356.*Perplexity.*20/);
  expect(html.match(/<rect /g)).toHaveLength(3);
  expect(html).not.toContain("Revenue");
});
