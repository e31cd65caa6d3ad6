import { expect, test } from "vitest";
import { landingPath, samesitePath } from "./saved-redirect.ts";

test("a path of this site is kept", () => {
  expect(samesitePath("/pricing?cycle=yearly#faq")).toBe("/pricing?cycle=yearly#faq");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "",
  "pricing",
  "/a\\b",
])("%j is not a path of this site", (saved) => expect(samesitePath(saved)).toBeNull());

test("an admin goes to /admin, whatever was saved", () => {
  expect(landingPath({ isAdmin: true, saved: "/pricing" })).toBe("/admin");
});

test("others go to the saved path, else to the dashboard, else where the caller says", () => {
  expect(landingPath({ isAdmin: false, saved: "/pricing" })).toBe("/pricing");
  expect(landingPath({ isAdmin: false, saved: "//evil.example" })).toBe("/dashboard");
  expect(landingPath({ isAdmin: false, saved: null, otherwise: "/" })).toBe("/");
});
