import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { refusedBy } from "../../refusals/refused.ts";
import { AuthModalProvider } from "../../session/auth-modal.tsx";
import { servedHtml } from "../../ui/testing/served-html.tsx";
import { MonitorPanel, type PanelData } from "./monitor-panel.tsx";
import { Answers } from "./results/answers.tsx";
import { SaveRun } from "./saved/save-run.tsx";
import { SavedMonitors } from "./saved/saved-monitors.tsx";
import type { SavedView, SetView } from "./saved/saved-view.ts";
import { VisitorPanel } from "./visitor-panel.tsx";

const stub = (content: React.ReactNode) => {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <AuthModalProvider>{content}</AuthModalProvider> },
  ]);
  return <Stub />;
};
const show = (content: React.ReactNode) => renderToStaticMarkup(stub(content));
const DESK: PanelData = {
  allowance: { allowed: true, remaining: 7, refused: null },
  engines: [],
  latest: null,
  jobId: null,
};

test("a visitor sees the sign-in box, the form and how to read the result, without scripts", async () => {
  const html = await servedHtml(stub(<VisitorPanel />));
  expect(html.match(/Sign In Required/g)).toHaveLength(2);
  for (const words of [
    "Sign In",
    "Sign Up",
    "Website URL",
    "Search Query",
    "Competitor URLs",
    "How many answers cite you",
  ])
    expect(html).toContain(words);
  expect(html).not.toContain("remaining");
});

test("the remaining analyses are shown; at the limit, the server's message and a link to upgrade", () => {
  expect(show(<MonitorPanel data={DESK} />)).toContain("7 analyses remaining");
  const unlimited = { ...DESK, allowance: { allowed: true, remaining: null, refused: null } };
  expect(show(<MonitorPanel data={unlimited} />)).not.toContain("remaining");
  const over = (code: string, message: string) => ({
    ...DESK,
    allowance: { allowed: false, remaining: 0, refused: refusedBy({ message, code, limit: 2 }) },
  });
  const limit = "Monthly limit of 2 reached. Upgrade for more usage.";
  const html = show(<MonitorPanel data={over("usage/limit-reached", limit)} />);
  for (const words of ["Usage Limit Reached", limit, "Upgrade Plan", 'href="/pricing"'])
    expect(html).toContain(words);
  const onHold = show(<MonitorPanel data={over("usage/on-hold", "On hold.")} />);
  expect(onHold).toContain("Update payment");
  expect(onHold).not.toContain("Upgrade Plan");
  const fault = show(<MonitorPanel data={over("usage/check-failed", "Error checking usage limits")} />);
  for (const words of ["Error checking usage limits", "Try again"]) expect(fault).toContain(words);
  expect(fault).not.toContain("/pricing");
});

test("the sample size is a choice only with a connected engine; a running analysis shows its steps", () => {
  expect(show(<MonitorPanel data={DESK} />)).not.toContain("Samples per engine");
  const html = show(<MonitorPanel data={{ ...DESK, engines: ["ChatGPT"], jobId: "a-job" }} />);
  for (const words of [
    "Samples per engine",
    "Analyzing visibility...",
    "Ask the engines",
    "Connected engines: ChatGPT.",
  ])
    expect(html).toContain(words);
});

test("an answer is shown as text: its HTML never becomes part of the page", () => {
  const html = show(
    <Answers
      answers={[
        {
          engine: "gemini",
          model: "m",
          sample: 1,
          text: "<script>alert(1)</script> says Own",
          failure: null,
          citations: [],
          attribution: "<script>alert(2)</script>",
          standings: [{ outcome: "mentioned_only", mentions: [{ start: 31, end: 34 }] }],
        },
      ]}
    />,
  );
  expect(html).not.toContain("<script>");
  expect(html).toMatch(/<mark[^>]*>Own<\/mark>/);
  expect(html).toMatch(/<iframe[^>]*sandbox=""/);
});

const point = {
  at: "2026-11-15T00:00:00.000Z",
  cited: 5,
  counted: 5,
  interval: { low: 0.57, high: 1 },
  pageChanged: true,
};
const SET: SavedView = {
  id: "m",
  name: "Tides",
  queries: ["how to read a tide table", "what is slack water"],
  url: "https://a.example/",
  every: "weekly",
  nextRunAt: "2026-11-22T00:00:00.000Z",
  isPaused: false,
  missed: null,
};
const SHOWN: SetView = {
  id: "m",
  ownSite: "a.example",
  queries: SET.queries.map((query, at) => ({
    query,
    runs: 1 - at,
    isPicked: at === 0,
    latest: at === 0 ? { perplexity: point } : {},
  })),
  points: { perplexity: [point] },
  citations: {
    weeks: ["2026-11-02", "2026-11-09"],
    sites: [{ site: "a.example", citations: 5, share: 1, weekly: [null, 1] }],
  },
};

test("a saved monitor shows its queries with their latest results, the trend of one, weekly shares, and tables with the same data", () => {
  const html = show(<SavedMonitors saved={[SET]} shown={SHOWN} />);
  for (const words of [
    "Tides",
    "2 queries, weekly",
    "?monitor=m&amp;query=what+is+slack+water",
    "not measured",
    "Trend (1 run)",
    "now 100% (95% confidence interval: 57 to 100%)",
    "changed",
    "a.example",
    "Nov 9, 2026",
    "Edit name and queries",
    "Pause",
    "Remove",
  ])
    expect(html).toContain(words);
  expect(html).not.toContain("Skipped on");
  expect(html.match(/aria-current="true"/g)).toHaveLength(2);
});

test("skipped queries are listed with the reason", () => {
  const missed = {
    at: "2026-11-15T00:00:00.000Z",
    queries: ["what is slack water"],
    reason: "Your monthly limit is reached.",
  };
  const html = show(<SavedMonitors saved={[{ ...SET, missed }]} shown={null} />);
  expect(html.replace(/<[^>]+>|<!-- -->/g, "")).toContain(
    "Skipped on Nov 15, 2026: “what is slack water”. Your monthly limit is reached. This query runs first next time.",
  );
});

test("a run can be saved, join a monitor of the same page, or say that it already runs", () => {
  const run = { run: "r", query: "when is high water", url: SET.url };
  expect(show(<SaveRun {...run} saved={[]} />)).not.toContain("Add to");
  expect(show(<SaveRun {...run} saved={[{ ...SET, url: "https://b.example/" }]} />)).not.toContain("Add to");
  expect(show(<SaveRun {...run} saved={[SET]} />)).toContain("Add to “Tides”");
  const full = { ...SET, queries: Array.from({ length: 10 }, (_, at) => `q${at}`) };
  expect(show(<SaveRun {...run} saved={[full]} />)).not.toContain("Add to");
  expect(show(<SaveRun {...run} query="what is slack water" saved={[SET]} />)).toMatch(
    /This query runs .*weekly.* in /,
  );
});
