import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DateText, dateWords } from "./date-text.tsx";

test("the server writes one form in UTC, whatever its own time zone is", () => {
  expect(renderToStaticMarkup(<DateText iso="2026-11-14T23:30:00.000Z" />)).toBe(
    '<time dateTime="2026-11-14T23:30:00.000Z">Nov 14, 2026</time>',
  );
});

test("the reader sees their own day", () => {
  expect(dateWords("2026-11-14T23:30:00.000Z", false, "en-US", "Asia/Tokyo")).toBe("Nov 15, 2026");
  expect(dateWords("2026-11-14T23:30:00.000Z", true, "en-US", "America/Los_Angeles")).toBe(
    "November 14, 2026",
  );
});

test("a date that is none stays silent", () => {
  expect(dateWords("yesterday", false)).toBe("");
});
