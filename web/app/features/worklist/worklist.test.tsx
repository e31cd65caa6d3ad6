import type { MeasuredWork, WorkView } from "@citeworthy/core/worklist/work-view";
import { expect, test } from "vitest";
import { routedHtml } from "../../ui/testing/routed-html.tsx";
import { MeasuredEffect } from "./measured-effect.tsx";
import { isOverdue } from "./work-data.ts";
import { StateChips } from "./work-filters.tsx";
import { WorkItemRow } from "./work-item-row.tsx";

const share = (cited: number, counted: number) => ({ cited, counted, interval: { low: 0.1, high: 0.6 } });
const MEASURED = {
  ...{ before: share(1, 20), since: share(0, 0), effect: "not_measured", queries: ["kettle"] },
} as MeasuredWork;
const item = (more: Partial<WorkView> = {}): WorkView =>
  ({
    ...{
      id: "w1",
      kind: "edit",
      state: "open",
      title: "Move the answer up",
      detail: "",
      page: null,
      project: null,
    },
    ...{ source: { kind: "own" }, owner: null, dueOn: null, createdAt: "2026-11-01T00:00:00Z", doneAt: null },
    ...{
      seenAt: null,
      verdict: null,
      readAt: null,
      canBeSeen: true,
      measured: null,
      measuredAt: null,
      comments: 0,
    },
    ...more,
  }) as WorkView;

test("an item is overdue the day after its day, and never once it is done", () => {
  expect(isOverdue(item({ dueOn: "2026-11-16" }), "2026-11-17")).toBe(true);
  expect(isOverdue(item({ dueOn: "2026-11-17" }), "2026-11-17")).toBe(false);
  expect(isOverdue(item({ dueOn: "2026-11-16", state: "done" }), "2026-11-17")).toBe(false);
  expect(isOverdue(item(), "2026-11-17")).toBe(false);
});

test("a state keeps the other filters and leaves the part of the list", () => {
  const counts = { open: 2, done: 1, seen: 1, no_effect: 0, proven: 3 };
  const html = routedHtml(
    <StateChips counts={counts} mine={1} />,
    "/work-list?kind=edit&state=open&after=m1",
  );

  expect(html).toContain('href="/work-list?kind=edit&amp;state=proven"');
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-current="true"[^>]*>Open/);
  expect(html).toContain('All<b class="tabular">7</b>');
});

test("an item without answers is not measured, and an open one shows what later answers are compared with", () => {
  expect(routedHtml(<MeasuredEffect item={item()} />)).toContain("Not measured");
  expect(routedHtml(<MeasuredEffect item={item({ measured: MEASURED })} />)).toContain(
    "Cited now: <b>1 of 20</b>",
  );
});

test("members who only read can neither tick an item nor give it to someone", () => {
  const row = (mayWrite: boolean) =>
    routedHtml(
      <WorkItemRow
        item={item()}
        owners={[{ id: "u1", name: "Lena" }]}
        today="2026-11-17"
        mayWrite={mayWrite}
        selected={null}
        actions={{ change: () => {}, select: () => {} }}
      />,
    );
  expect(row(false)).toMatch(/<input[^>]*disabled=""/);
  expect(row(false)).not.toContain("<select");
  expect(row(true)).toContain('aria-label="Owner of: Move the answer up"');
});
