import { expect, test } from "vitest";
import { nextVersion } from "./renew-rubric.ts";

test.each([
  ["2026.11.10", "2026-11-30T23:00:00Z", "2026.11.11"],
  ["2026.11.10", "2026-12-01T00:00:00Z", "2026.12.1"],
  ["2026.1.9", "2026-11-02T00:00:00Z", "2026.11.1"],
  ["2025.11.3", "2026-11-02T00:00:00Z", "2026.11.1"],
])("after %s, on %s, comes %s", (version, day, next) => {
  expect(nextVersion(version, new Date(day))).toBe(next);
});
