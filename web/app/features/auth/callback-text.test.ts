import { expect, test } from "vitest";
import { callbackText } from "./callback-text.ts";

test("a known code is told in plain words, in either spelling", () => {
  expect(callbackText("TOKEN_EXPIRED")).toMatch(/used already or has expired/);
  expect(callbackText("access_denied")).toBe("Sign-in with Google was cancelled.");
});

test("an unknown code never reaches the page", () => {
  for (const code of ["", "constructor", "Your account is locked, call 555"]) {
    expect(callbackText(code)).toBe("Failed to sign in");
  }
});

test("no code, no words", () => {
  expect(callbackText(null)).toBeNull();
});
