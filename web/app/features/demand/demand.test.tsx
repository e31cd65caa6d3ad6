import { expect, test } from "vitest";
import { NoSession } from "../../session/testing/no-session.tsx";
import { routedHtml } from "../../ui/testing/routed-html.tsx";
import { WorkListScreen } from "../../worklist/screen/work-list-screen.tsx";
import type { WorkListEntry } from "../../worklist/work-list-context.ts";
import { AssistantVisits } from "./assistant-visits.tsx";
import { ConnectedPanel } from "./connected-panel.tsx";
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
    citedAt: "2026-10-30T09:00:00.000Z",
    citedRange: "5 to 36%",
    isHigh: true,
    toAdd: null,
    position: 3,
    keyEvents: 31,
  },
  ...{ revenue: 0, aiKeyEvents: 0, aiRevenue: 0, topQuery: null },
  ...more,
});
const VIEW: DemandView = {
  ...{ projectId: "p1", pages: [], found: 0, next: null, sort: "impressions" },
  ...{ sources: [], assistants: [], questions: [] },
};
const shown = (view: Partial<DemandView>, address = "/projects/p1/demand") =>
  routedHtml(<DemandTable view={{ ...VIEW, ...view }} />, address);

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

test("citations say how old they are", () => {
  expect(shown({ pages: [page()] })).toContain("as of Oct 30, 2026");
  expect(shown({ pages: [page({ cited: 0, counted: 0, citedAt: null })] })).not.toContain("as of");
});

test("a page with high demand that is never cited goes on the work list with one click, where the user may add", () => {
  const url = "https://brew.example/kettle";
  const source = { from: "demand", projectId: "p1", url } as const;
  const asked = page({ cited: 0, url, toAdd: source });
  const on = (entries: WorkListEntry[] | null) =>
    routedHtml(
      <NoSession>
        <WorkListScreen entries={entries}>
          <DemandTable view={{ ...VIEW, pages: [asked] }} />
        </WorkListScreen>
      </NoSession>,
      "/projects/p1/demand",
    );
  expect(on([])).toContain("Add to work list");
  expect(on([{ id: "w1", state: "open", source }])).toContain('href="/work-list/w1"');
  expect(on(null)).not.toContain("work list");
});

test("a service that was left out at Google is named, and the other one can be added", () => {
  const html = routedHtml(
    <ConnectedPanel
      problem={null}
      view={{
        ...{ hasGoogleClient: true, properties: [], projects: [], choosing: null },
        accounts: [
          { provider: "google", account: "lena@brew.example", endedAt: null, leftOut: ["analytics"] },
        ],
      }}
    />,
  );

  expect(html).toContain("Analytics isn’t included in the access.");
  expect(html).toContain("Sessions, key events and revenue aren’t read.");
  expect(html).not.toContain("Search Console isn’t included");
  expect(html).toContain("Add a property");
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
