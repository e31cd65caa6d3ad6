import { expect, test } from "vitest";
import { type ActivityEvent, eventPlace, eventTone, eventWords } from "./activity-words.ts";

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
  expect(eventTone(event("sign-in", "done", details))).toBe("text-orange");
  expect(eventTone(event("sign-in"))).toBe("");
});

test("refused events are warnings in words", () => {
  expect(eventWords(event("sign-in", "refused"))).toBe("Wrong password");
  expect(eventPlace(event("refused-fetch", "refused", { host: "10.0.0.1" }))).toBe("10.0.0.1");
  expect(eventTone(event("lockout", "refused"))).toBe("text-poor");
});

test("ended sessions are counted", () => {
  expect(eventWords(event("end-other-sessions", "done", { sessions: 1 }))).toBe("Signed out 1 other session");
  expect(eventWords(event("end-other-sessions", "done", { sessions: 3 }))).toBe(
    "Signed out 3 other sessions",
  );
});
