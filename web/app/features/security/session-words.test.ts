import { expect, test } from "vitest";
import { activeWords, placesWords, type SessionPlace, sessionName, sessionOrigin } from "./session-words.ts";

const place: SessionPlace = {
  id: "1",
  device: { name: "Firefox on macOS", kind: "computer" },
  network: "203.0.113.x",
  method: "password",
  client: "browser",
  isCurrent: false,
  minutesAgo: 130,
  lastActiveAt: "2026-11-16T00:00:00Z",
  endsAt: "2026-11-20T00:00:00Z",
};

test("a browser is named with its network and how the user signed in", () => {
  expect(sessionName(place)).toBe("Firefox on macOS");
  expect(sessionOrigin(place)).toBe("From 203.0.113.x, signed in with a password");
  expect(sessionOrigin({ ...place, method: null })).toBe("From 203.0.113.x");
});

test("a program is named as an API sign-in", () => {
  const api = { ...place, client: "api", device: { name: "curl", kind: "program" as const } };
  expect(sessionName(api)).toBe("API sign-in (curl)");
  expect(sessionOrigin(api)).toBe("From 203.0.113.x, bearer token");
});

test("the last activity is given in hours, and after a day as a date", () => {
  expect(activeWords(place)).toBe("2 hours ago");
  expect(activeWords({ ...place, minutesAgo: 61 })).toBe("1 hour ago");
  expect(activeWords({ ...place, minutesAgo: 5 })).toBe("Active in the last hour");
  expect(activeWords({ ...place, minutesAgo: 24 * 60 })).toBeNull();
  expect(activeWords({ ...place, isCurrent: true })).toBe("Active now");
});

test("one place is this device", () => {
  expect(placesWords(1)).toBe("Only on this device.");
  expect(placesWords(4)).toBe("4 places.");
});
