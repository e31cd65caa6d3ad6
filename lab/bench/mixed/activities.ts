/** What people do with the product during the run. Each returns when its work has ended. */
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { readReport, takeRows } from "../../../core/src/imports/measured-report.ts";
import type { World } from "./loopback-world.ts";
import type { Answer, Person, Sender } from "./sender.ts";
import type { Tally } from "./tally.ts";
import { questionOf } from "./vendor-answers.ts";

export const ANALYSIS = "single analysis";
export const BULK_PAGES = 20;
export const REPORT_ROWS = 500;
const BULK_POLL_MS = 3_000;
/** A killed worker's pages are taken up within a minute, so a list that takes this long is stuck. */
const MAX_BULK_MS = 10 * 60_000;

export type Stage = { send: Sender; world: World; tally: Tally };

export const analyze = ({ send, world }: Stage, who: Person, number: number): Promise<Answer | null> =>
  send(who, {
    kind: ANALYSIS,
    path: "/functions/analyze-content",
    body: { input: world.pages.url(`/single/${number}`) },
    key: randomUUID(),
  });

export async function runBulkList({ send, world, tally }: Stage, who: Person, number: number): Promise<void> {
  const startedAt = performance.now();
  const urls = Array.from({ length: BULK_PAGES }, (_, n) =>
    world.bulkPages.url(`/bulk/${number * BULK_PAGES + n}`),
  );
  const started = await send(who, {
    kind: "bulk list started",
    path: "/api/batches",
    body: { urls },
    key: randomUUID(),
  });
  if (started === null) return;
  for (;;) {
    await sleep(BULK_POLL_MS);
    const read = await send(who, { kind: "bulk list read", path: `/api/batches/${started.body.id}` });
    if (read?.body.finishedAt)
      return tally.done("bulk list to its end", { startedAt, endedAt: read.endedAt });
    if (performance.now() - startedAt > MAX_BULK_MS)
      return tally.fail("bulk list to its end", JSON.stringify(read?.body.counts));
  }
}

export const runMonitor = ({ send, world }: Stage, who: Person, number: number): Promise<Answer | null> =>
  send(who, {
    kind: "monitor run",
    path: "/functions/monitor-ai-visibility",
    body: {
      url: world.monitorPages.url(`/own/${number}`),
      query: questionOf(number),
      competitors: [world.monitorPages.url(`/rival/${number}`)],
    },
    key: randomUUID(),
  });

/** A report file, read and sent as the page of the import form does it in the browser. */
export async function importReport({ send }: Stage, who: Person, number: number): Promise<void> {
  const lines = Array.from({ length: REPORT_ROWS }, (_, n) => {
    const day = String((n % 28) + 1).padStart(2, "0");
    return `https://own.example/guides/page-${n % 50},question ${n} of report ${number},${n + 1},2026-10-${day}`;
  });
  const text = ["Page,Grounding query,Citations,Date", ...lines].join("\n");
  const file = readReport(text);
  if (file === null) throw new Error("The report has no rows.");
  const { rows } = takeRows(file, { roles: file.roles, order: file.order, until: "2026-11-14" });
  await send(who, {
    kind: "import",
    path: "/ai-reports/import",
    body: {
      name: `report-${number}.csv`,
      hash: createHash("sha256").update(text).digest("hex"),
      source: "bing",
      dated: true,
      rows: rows.map(({ url, query, day, count, share }) => [url, query, day, count, share]),
      total: rows.length,
    },
  });
}

export async function readSession({ send, tally }: Stage, who: Person): Promise<void> {
  const answer = await send(who, { kind: "session read", path: "/api/session" });
  if (answer && !JSON.stringify(answer.body).includes(who.email))
    tally.fail("session read", `the session of ${who.email} is not theirs: ${JSON.stringify(answer.body)}`);
}

/** Tells the receiver about every finished analysis of this person. */
export async function addWebhook({ send, world }: Stage, who: Person): Promise<void> {
  const body = { url: world.receiver.url("/hook"), events: ["analysis.finished"] };
  if ((await send(who, { kind: "webhook added", path: "/api/webhooks", body })) === null)
    throw new Error("The webhook could not be added.");
}
