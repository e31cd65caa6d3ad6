import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DateText, dateWords } from "./date-text.tsx";

test("the server formats dates in UTC, whatever its own time zone is", () => {
  expect(renderToStaticMarkup(<DateText iso="2026-11-14T23:30:00.000Z" />)).toBe(
    '<time dateTime="2026-11-14T23:30:00.000Z">Nov 14, 2026</time>',
  );
});

test("users see dates in their own time zone", () => {
  const [tokyo, losAngeles] = [-9 * 60, 8 * 60];
  expect(dateWords("2026-11-14T23:30:00.000Z", false, tokyo)).toBe("Nov 15, 2026");
  expect(dateWords("2026-11-14T23:30:00.000Z", true, losAngeles)).toBe("November 14, 2026");
  expect(dateWords("2026-01-01T03:00:00.000Z", true, losAngeles)).toBe("December 31, 2025");
});

test("an invalid date gives an empty text", () => {
  expect(dateWords("yesterday", false, 0)).toBe("");
});

test("every month is formatted as Intl formats it", () => {
  for (let month = 1; month <= 12; month += 1) {
    const iso = `2026-${String(month).padStart(2, "0")}-05T12:00:00.000Z`;
    for (const [long, name] of [
      [true, "long"],
      [false, "short"],
    ] as const) {
      const format = new Intl.DateTimeFormat("en-US", {
        year: "numeric",
        month: name,
        day: "numeric",
        timeZone: "UTC",
      });
      expect(dateWords(iso, long, 0)).toBe(format.format(new Date(iso)));
    }
  }
});
