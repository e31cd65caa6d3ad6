import { expect, test } from "vitest";
import { inOurWords } from "./better-auth.ts";

test("a warning about a weak secret names the setting of this product", () => {
  expect(
    inOurWords("[better-auth] Warning: your BETTER_AUTH_SECRET appears low-entropy. Use a random secret."),
  ).toBe("Warning: your AUTH_SECRET appears low-entropy. Use a random secret.");
});
