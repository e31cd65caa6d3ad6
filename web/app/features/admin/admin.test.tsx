import type { Migration } from "@citeworthy/core/product/accounts/customer-changes";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { cleanUp, expireTrials, migrateUsers } from "./admin-calls.ts";
import type { LogEntry } from "./admin-data.ts";
import { confirmation, idsIn, problemWith } from "./customer-ids.ts";
import { Pager } from "./pager.tsx";
import { actionWords, circumstances } from "./panels/audit-words.ts";
import { runMigration } from "./panels/migration-run.ts";
import { ValidityPanel } from "./panels/validity-panel.tsx";
import { eventState } from "./panels/webhook-events.tsx";
import { unconfirmedWords } from "./words.ts";

const answering = (status: number, body: unknown) => {
  const sent: { path: string; body: unknown }[] = [];
  const send = async (path: string, init: RequestInit) => {
    sent.push({ path, body: init.body });
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  };
  return { sent, send };
};

test("the functions are called as the specification says", async () => {
  const { sent, send } = answering(200, { success: true, result: {} });
  await migrateUsers(false, null, send);
  await expireTrials(send);
  await cleanUp(["cus_1", "cus_2"], send);
  expect(sent).toEqual([
    { path: "/functions/migrate-users-to-trial", body: '{"test_mode":false}' },
    { path: "/functions/expire-trials", body: undefined },
    { path: "/functions/cleanup-dodo-customers", body: '{"customer_ids":["cus_1","cus_2"]}' },
  ]);
});

test.each([
  [500, { error: "The database is down." }, { kind: "failed", error: "The database is down." }],
  [500, "<html>", { kind: "failed", error: "Unknown error" }],
  [200, { success: false, error: "No users found." }, { kind: "failed", error: "No users found." }],
  [403, { error: "no" }, { kind: "lost" }],
  [401, { error: "no" }, { kind: "lost" }],
])("an answer %i %j is %j", async (status, body, outcome) => {
  expect(await expireTrials(answering(status, body).send)).toEqual(outcome);
});

test("ids are split at commas, trimmed and deduplicated; empty and invalid input get different messages", () => {
  expect(idsIn(" cus_1,cus_2 ,, cus_1\ncus_3")).toEqual(["cus_1", "cus_2", "cus_3"]);
  expect(problemWith("  ")).toBe("Please enter customer IDs to clean up (comma-separated)");
  expect(problemWith(" , , ")).toBe("No valid customer IDs provided");
  expect(problemWith("cus_1")).toBeNull();
  expect(confirmation(3)).toBe("Are you sure you want to delete 3 Dodo customer(s)? This cannot be undone.");
});

const stretch = (users: number, more: Partial<Migration> = {}): Migration => ({
  total_users: users,
  successful_migrations: users,
  failed_migrations: 0,
  skipped_users: 0,
  details: [],
  ...more,
});
const inTurn = (stretches: Migration[]) => {
  const asked: (string | null)[] = [];
  const ask = async (_testMode: boolean, after: string | null) => {
    asked.push(after);
    return { kind: "done" as const, answer: { result: stretches[asked.length - 1] ?? stretch(0) } };
  };
  return { asked, ask };
};

test("a migration continues where the last batch ended and adds up the totals", async () => {
  const { asked, ask } = inTurn([stretch(1000, { next: "u1" }), stretch(200)]);
  const ended = await runMigration({ testMode: false, onProgress: () => true, ask });
  expect(asked).toEqual([null, "u1"]);
  expect(ended).toMatchObject({ kind: "done", answer: { isComplete: true, tally: { total_users: 1200 } } });
});

test("a migration stops on request, and when the provider is down", async () => {
  const stopped = inTurn([stretch(1000, { next: "u1" })]);
  await runMigration({ testMode: false, onProgress: () => false, ask: stopped.ask });
  expect(stopped.asked).toHaveLength(1);
  const down = inTurn([stretch(5, { successful_migrations: 0, failed_migrations: 5, next: "u1" })]);
  const ended = await runMigration({ testMode: false, onProgress: () => true, ask: down.ask });
  expect(down.asked).toHaveLength(1);
  expect(ended).toMatchObject({ answer: { isComplete: false } });
});

test("one user and many users are skipped until their address is confirmed, in words", () => {
  expect(unconfirmedWords(1)).toBe("1 user is skipped because the email address isn't confirmed.");
  expect(unconfirmedWords(1200)).toBe(
    "1,200 users are skipped because their email addresses aren't confirmed.",
  );
});

test("an event is Processed, Failed with a reason, or else Pending", () => {
  expect(eventState({ processed: true, errorMessage: "old" }).word).toBe("Processed");
  expect(eventState({ processed: false, errorMessage: "why" }).word).toBe("Failed");
  expect(eventState({ processed: false, errorMessage: null }).word).toBe("Pending");
});

const entry: LogEntry = {
  id: 1,
  at: "2026-11-14T11:00:00.000Z",
  actor: "admin",
  actorEmail: "admin@example.com",
  action: "expire-trials",
  target: null,
  targetEmail: null,
  outcome: "done",
  details: { trials: 1 },
  requestId: "51c9aaaa-bbbb",
};

test("audit log entries are described in words, also for deleted accounts", () => {
  expect(actionWords(entry)).toBe("Expired 1 trial");
  expect(circumstances(entry)).toBe("by admin@example.com, request 51c9aaaa");
  expect(actionWords({ ...entry, action: "grant-admin", target: "u1" })).toBe(
    "Made a deleted account an admin",
  );
  expect(circumstances({ ...entry, actor: "schedule", actorEmail: null, requestId: null })).toBe(
    "by the hourly job",
  );
  expect(actionWords({ ...entry, outcome: "failed" })).toBe("Expiring trials failed");
  const set = "LLM_BASE_URL, LLM_API_KEY";
  const details = { set, removed: "AI_PRICES", LLM_BASE_URL: "models.example:8080" };
  expect(actionWords({ ...entry, action: "change-ai-models", details })).toBe(
    "AI models: saved LLM_BASE_URL (models.example:8080), LLM_API_KEY, removed AI_PRICES",
  );
});

test("the last page shows its position, although it is read from the end", () => {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <Pager
          label="Pages of users"
          sortedBy="trial end"
          query={{ filter: "free" }}
          from={1}
          shown={50}
          total={1234}
          before="b"
          after={null}
        />
      ),
    },
  ]);
  const html = renderToStaticMarkup(<Stub initialEntries={["/"]} />).replaceAll("<!-- -->", "");
  expect(html).toContain("1,185 to 1,234 of 1,234, sorted by trial end");
  expect(html).toContain("filter=free&amp;before=b&amp;from=1135");
});

test("the validity panel says how much is missing, then shows each figure with its interval", () => {
  const counts = { questions: 40, cited: 90, dropped: 120, needed: 130 };
  const show = (figures: Parameters<typeof ValidityPanel>[0]["validity"]) =>
    renderToStaticMarkup(<ValidityPanel validity={figures} />).replace(/<[^>]+>/g, " ");
  expect(show({ ...counts, figures: null })).toMatch(/Not enough data yet: 90 cited and 120 dropped pages/);
  const score = { id: "score", auc: 0.574, interval: { low: 0.51, high: 0.63 }, pairs: 900 };
  expect(show({ ...counts, figures: [score] })).toMatch(/score\s+0\.57\s+0\.51 to 0\.63/);
  expect(show(null)).toMatch(/could not load/);
});
