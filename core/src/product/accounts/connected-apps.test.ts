import { expect, test } from "vitest";
import { isAllowedRedirect, isSameRedirect, MAX_APP_NAME, shownAppName } from "./connected-apps.ts";

test.each([
  "https://claude.ai/api/mcp/auth_callback",
  "http://localhost:33418/callback",
  "http://127.0.0.1/callback",
  "http://[::1]:8080/",
])("an app may be sent back to %s", (uri) => {
  expect(isAllowedRedirect(uri)).toBe(true);
});

test.each([
  "http://example.com/callback",
  "http://localhost.example.com/callback",
  "https://user:secret@example.com/",
  "https://example.com/#fragment",
  "cursor://callback",
  "javascript:alert(1)",
  "/callback",
  `https://example.com/${"a".repeat(1_000)}`,
])("an app isn't sent back to %s", (uri) => {
  expect(isAllowedRedirect(uri)).toBe(false);
});

test("only a program on the user's machine may change its port, and nothing else", () => {
  expect(isSameRedirect("http://127.0.0.1/cb", "http://127.0.0.1:5000/cb")).toBe(true);
  expect(isSameRedirect("http://127.0.0.1/cb", "http://127.0.0.1:5000/other")).toBe(false);
  expect(isSameRedirect("http://127.0.0.1/cb", "http://localhost/cb")).toBe(false);
  expect(isSameRedirect("https://example.com/cb", "https://example.com:5000/cb")).toBe(false);
  expect(isSameRedirect("https://example.com/cb", "https://example.com/cb?next=x")).toBe(false);
  expect(isSameRedirect("https://example.com/cb", "no address")).toBe(false);
});

test("a name can't hide its end or fill the page", () => {
  expect(shownAppName("Claude\u202e\n\tedualC")).toBe("Claude edualC");
  expect(shownAppName("a".repeat(500))).toHaveLength(MAX_APP_NAME);
  expect(shownAppName(" \u200b ")).toBe("An app without a name");
});
