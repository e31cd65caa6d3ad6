import { expect, test } from "vitest";
import { type ActivityEvent, eventPlace, eventWords, isWarning } from "./activity-words.ts";

const event = (action: string, outcome = "done", details: ActivityEvent["details"] = {}): ActivityEvent => ({
  id: 1,
  at: "2026-11-16T00:00:00Z",
  action,
  outcome,
  details,
});

test("a sign-in says whether the device is new, and from where", () => {
  const details = { device: "Firefox on macOS", network: "203.0.113.x", newDevice: true };
  expect(eventWords(event("sign-in", "done", details))).toBe("Signed in on a new device");
  expect(eventPlace(event("sign-in", "done", details))).toBe("Firefox on macOS, from 203.0.113.x");
  expect(isWarning(event("sign-in", "done", details))).toBe(true);
  expect(isWarning(event("sign-in"))).toBe(false);
});

test("refused events are warnings in words", () => {
  expect(eventWords(event("sign-in", "refused"))).toBe("Wrong password");
  expect(eventPlace(event("refused-fetch", "refused", { host: "10.0.0.1" }))).toBe("10.0.0.1");
  expect(isWarning(event("lockout", "refused"))).toBe(true);
});

test("ended sessions are counted", () => {
  expect(eventWords(event("end-other-sessions", "done", { sessions: 1 }))).toBe("Signed out 1 other session");
  expect(eventWords(event("end-other-sessions", "done", { sessions: 3 }))).toBe(
    "Signed out 3 other sessions",
  );
});
