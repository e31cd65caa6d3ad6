import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { AuthModalProvider } from "../../session/auth-modal.tsx";
import { Answers } from "./answers.tsx";
import { type DeskData, MonitorDesk } from "./monitor-desk.tsx";
import { SavedMonitors } from "./saved-monitors.tsx";

const show = (content: React.ReactNode) => {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <AuthModalProvider>{content}</AuthModalProvider> },
  ]);
  return renderToStaticMarkup(<Stub />);
};
const DESK: DeskData = {
  allowance: { allowed: true, remaining: 7, message: null },
  engines: [],
  latest: null,
  jobId: null,
};

test("a visitor reads the box, the form and how to read the result, without scripts", () => {
  const html = show(<MonitorDesk data={null} />);
  expect(html.match(/Sign In Required/g)).toHaveLength(2);
  for (const words of [
    "Sign In",
    "Sign Up",
    "Website URL",
    "Search Query",
    "Competitor URLs",
    "k of n, with its interval",
  ])
    expect(html).toContain(words);
  expect(html).not.toContain("remaining");
});

test("what is left is told; at the limit the server's words and the way to upgrade", () => {
  expect(show(<MonitorDesk data={DESK} />)).toContain("7 analyses remaining");
  const unlimited = { ...DESK, allowance: { allowed: true, remaining: null, message: null } };
  expect(show(<MonitorDesk data={unlimited} />)).not.toContain("remaining");
  const over = {
    allowed: false,
    remaining: 0,
    message: "Monthly limit of 2 reached. Upgrade for more usage.",
  };
  const html = show(<MonitorDesk data={{ ...DESK, allowance: over }} />);
  for (const words of ["Usage Limit Reached", over.message, "Upgrade Plan", 'href="/pricing"'])
    expect(html).toContain(words);
});

test("how often to ask is a choice only where an engine can be asked; a run under way shows its steps", () => {
  expect(show(<MonitorDesk data={DESK} />)).not.toContain("Samples per engine");
  const html = show(<MonitorDesk data={{ ...DESK, engines: ["ChatGPT"], jobId: "a-job" }} />);
  for (const words of [
    "Samples per engine",
    "Analyzing visibility...",
    "Ask the engines",
    "Asked here: ChatGPT.",
  ])
    expect(html).toContain(words);
});

test("words of an answer are words: nothing in them becomes a part of the page", () => {
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

test("a saved monitor has its trend with its interval, and a table that says the same", () => {
  const point = { cited: 5, counted: 5, interval: { low: 0.57, high: 1 }, pageChanged: true };
  const html = show(
    <SavedMonitors
      saved={[
        {
          id: "m",
          query: "tides",
          url: "https://a.example/",
          every: "weekly",
          nextRunAt: "2026-11-22T00:00:00.000Z",
          isPaused: false,
        },
      ]}
      shown="m"
      trend={{
        runs: 1,
        points: { perplexity: [{ at: "2026-11-15T00:00:00.000Z", ...point }] },
        shares: [{ site: "a.example", citations: 5, share: 1 }],
      }}
      problem={null}
    />,
  );
  for (const words of [
    "Trend, 1 run",
    "now 100%, between 57 and 100%",
    "5 of 5",
    "changed",
    "a.example",
    "Pause",
    "Remove",
  ])
    expect(html).toContain(words);
});
