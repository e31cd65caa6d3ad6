import { expect, test } from "vitest";
import { authPath } from "./auth-path.ts";

test("the way to sign in remembers the page it started from", () => {
  expect(authPath("sign-in", "/pricing?cycle=yearly")).toBe("/signin?redirect=%2Fpricing%3Fcycle%3Dyearly");
  expect(authPath("sign-up", "/dashboard")).toBe("/signup?redirect=%2Fdashboard");
});

test.each([undefined, "/", "/signin", "/signup?x=1", "/auth/callback", "//evil.example"])(
  "%j is no page to come back to",
  (from) => expect(authPath("sign-in", from)).toBe("/signin"),
);
