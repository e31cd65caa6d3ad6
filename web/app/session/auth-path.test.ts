import { expect, test } from "vitest";
import { authPath } from "./auth-path.ts";

test("the sign-in link remembers the page it started from", () => {
  expect(authPath("sign-in", "/pricing?cycle=yearly")).toBe("/signin?redirect=%2Fpricing%3Fcycle%3Dyearly");
  expect(authPath("sign-up", "/dashboard")).toBe("/signup?redirect=%2Fdashboard");
});

test.each([undefined, "/", "/signin", "/signup?x=1", "/auth/callback", "//evil.example"])(
  "%j is not a page to return to",
  (from) => expect(authPath("sign-in", from)).toBe("/signin"),
);
