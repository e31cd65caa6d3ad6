import { expect, test } from "vitest";
import { callbackText } from "./callback-text.ts";

test("a known code becomes a plain message, in either spelling", () => {
  expect(callbackText("TOKEN_EXPIRED")).toEqual({
    text: expect.stringMatching(/expired or was already used/),
    isUnconfirmed: true,
  });
  expect(callbackText("access_denied")).toEqual({
    text: "Sign-in with Google was cancelled.",
    isUnconfirmed: false,
  });
});

test("an unknown code never reaches the page", () => {
  for (const code of ["", "constructor", "Your account is locked, call 555"]) {
    expect(callbackText(code)?.text).toBe("Failed to sign in");
  }
});

test("without a code there is no message", () => {
  expect(callbackText(null)).toBeNull();
});
