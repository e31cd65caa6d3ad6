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

test("quieter levels are left out", () => {
  const { written, log } = lines("warn");
  log.info("not written");
  log.warn("written");
  expect(written).toHaveLength(1);
});
