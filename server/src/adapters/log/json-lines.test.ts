import { expect, test } from "vitest";
import { jsonLines } from "./json-lines.ts";

function lines(level: Parameters<typeof jsonLines>[0]) {
  const written: string[] = [];
  return { written, log: jsonLines(level, (line) => written.push(line)) };
}

test("an event is one line, whatever its fields hold", () => {
  const { written, log } = lines("info");
  log.info("sign in", { email: "a\nb@example.com" });
  expect(written).toHaveLength(1);
  expect(written[0]?.trimEnd().includes("\n")).toBe(false);
});

test("secrets are hidden by name and inside addresses, at any depth and in error causes", () => {
  const { written, log } = lines("info");
  const cause = new Error("connect postgres://app:hunter2@db.example/x failed");
  log.error("failed", {
    password: "hunter2",
    nested: { apiKey: "hunter2", list: [{ cookie: "hunter2" }] },
    error: new Error("no", { cause }),
  });
  expect(written.join("")).not.toContain("hunter2");
  expect(written.join("")).toContain("postgres://app:[hidden]@db.example/x");
});

test("tokens are hidden in paths, in queries and in the values of a failed database query", () => {
  const { written, log } = lines("info");
  log.info("request", { path: "/api/auth/reset-password/hunter2" });
  log.info("request", { path: "/r/hunter2", from: "https://example.com/r/hunter2.data?x=1" });
  log.info("request", { path: "/client/hunter2", other: "/unsubscribe/hunter2" });
  log.warn("auth: opened /api/auth/verify-email?token=hunter2&callbackURL=/auth/callback");
  const query = new Error("Failed query: select * from sessions where token = $1\nparams: 2026,\nhunter2");
  log.error("failed", { error: query });
  expect(written.join("")).not.toContain("hunter2");
  expect(written.join("")).toContain('"/api/auth/reset-password/[hidden]"');
  expect(written.join("")).toContain("?token=[hidden]&callbackURL=/auth/callback");
  expect(written.join("")).toContain("select * from sessions");
});

test("values of a failed query that look like a stack stay hidden, and the calls are shown", () => {
  const { written, log } = lines("info");
  const error = new Error("Failed query: select 1\nparams: a\n    at b,hunter2");
  log.error("failed", { error });
  expect(written.join("")).not.toContain("hunter2");
  expect(JSON.parse(written.join("")).error.stack).toContain("json-lines.test.ts");
});

test("a text of any length is cut, and a secret at the cut is hidden with the rest", () => {
  const { written, log } = lines("info");
  const begins = (secret: string) => "x".repeat(9_950) + secret + "hunter2".repeat(100_000);
  const error = new Error(begins("\nparams: "));
  log.error("failed", { error, path: begins("?token="), text: begins(" postgres://app:") });
  expect(written.join("")).not.toContain("hunter2");
  expect(written.join("").length).toBeLessThan(40_000);
  expect(JSON.parse(written.join("")).error.stack).toContain("json-lines.test.ts");
});

test.each(["a-", "a://b:", "?a_token", "&_", "/r/", "\nparams: ", "://a", "a:"])(
  "thousands of lines of %j are masked at once",
  (repeated) => {
    const { written, log } = lines("info");
    const path = repeated.repeat(8_000 / repeated.length);
    for (let n = 0; n < 2_000; n++) log.info("request", { path });
    expect(written).toHaveLength(2_000);
  },
);

test("quieter levels are left out", () => {
  const { written, log } = lines("warn");
  log.info("not written");
  log.warn("written");
  expect(written).toHaveLength(1);
});
