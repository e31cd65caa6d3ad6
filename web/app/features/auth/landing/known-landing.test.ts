import { expect, test } from "vitest";
import { knownLanding } from "./known-landing.ts";

const at = (query: string) => `https://citeworthy.example/signin${query}`;
const user = { isAdmin: false };
const admin = { isAdmin: true };

test("a visitor stays on the page", () => {
  expect(knownLanding(null, at("?redirect=/pricing"))).toBeNull();
});

test("an admin goes to the admin dashboard, whatever was asked for", () => {
  expect(knownLanding(admin, at(""))).toBe("/admin");
  expect(knownLanding(admin, at("?redirect=/pricing"))).toBe("/admin");
});

test("a user goes to the path in the URL if it belongs to this site", () => {
  expect(knownLanding(user, at("?redirect=%2Fpricing%3Fcycle%3Dyearly"))).toBe("/pricing?cycle=yearly");
  for (const query of [
    "",
    "?redirect=//evil.example",
    "?redirect=https://evil.example",
    "?redirect=/signin",
  ]) {
    expect(knownLanding(user, at(query))).toBeNull();
  }
});
