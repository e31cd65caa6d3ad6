import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ageWords, type BackgroundData, jobName } from "./background-data.ts";
import { BackgroundPage } from "./background-page.tsx";

const IDLE: BackgroundData = {
  readAt: "2026-11-17T10:00:00.000Z",
  queues: [],
  failures: [],
  lastDay: [],
  mail: { waiting: 0, oldest: null, sentLastDay: 3 },
  webhooks: { failing: [], turnedOff: 0 },
};

function show(data: Partial<BackgroundData>): string {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <BackgroundPage {...IDLE} {...data} isReading={false} onRefresh={() => {}} />,
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} />)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

test("an idle site says that nothing waits", () => {
  const text = show({});
  for (const words of ["Nothing waits", "No failed job", "No email waits. 3 sent", "None is turned off"])
    expect(text).toContain(words);
});

test("queues stand with what ended today, also where nothing of that kind waits now", () => {
  const text = show({
    queues: [{ queue: "analyze-page", waiting: 1200, retrying: 1, running: 2, oldestSeconds: 150 }],
    lastDay: [{ kind: "write-article", done: 7, failed: 4 }],
  });
  expect(text).toMatch(/Analyses 1,200 3 min 1 2 – –/);
  expect(text).toMatch(/Articles 0 – 0 0 7 4/);
});

test("a failed job shows what it was about and why, and a workspace leads to its page", () => {
  const job = { id: "1", kind: "analyze-page", at: IDLE.readAt, reason: "Page not found", code: "page/gone" };
  const text = show({
    failures: [{ ...job, about: "https://a.example/x", workspace: { id: "w", name: "Acme" } }],
    mail: { waiting: 2, oldest: IDLE.readAt, sentLastDay: 0 },
  });
  for (const words of ["https://a.example/x", "Page not found", "page/gone", "Acme", "2 emails wait"])
    expect(text).toContain(words);
});

test("a webhook that is tried again is listed before it is given up", () => {
  const receiver = { id: "h", host: "hooks.example.com", workspace: { id: "w", name: "Acme" }, isOff: false };
  const failing = [{ ...receiver, failures: 0, retrying: 4, lastError: "its signing secret can't be read" }];
  const text = show({ webhooks: { failing, turnedOff: 2 } });
  expect(text).toMatch(/hooks\.example\.com its signing secret can(?:'|&#x27;)t be read Acme 4 0/);
  expect(text).toContain("2 turned off or paused");
});

test("ages and unknown queues have words", () => {
  expect([ageWords(59.4), ageWords(600), ageWords(7_300)]).toEqual(["59 s", "10 min", "2 h"]);
  expect(jobName("new-queue")).toBe("new-queue");
});
