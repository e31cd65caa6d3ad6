import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPath, savedPath, savePath } from "./saved-path.ts";

/** The part of the browser's storage that is used here; Node has no session storage. */
function tabStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

beforeEach(() => vi.stubGlobal("sessionStorage", tabStorage()));
afterEach(() => vi.unstubAllGlobals());

test("a saved path stays until it is forgotten", () => {
  savePath("/pricing?cycle=yearly");
  expect(savedPath()).toBe("/pricing?cycle=yearly");
  expect(savedPath()).toBe("/pricing?cycle=yearly");

  forgetPath();
  expect(savedPath()).toBeNull();
});

test("only paths of this site are saved", () => {
  for (const path of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "",
    null,
  ]) {
    savePath(path);
    expect(savedPath()).toBeNull();
  }
});

test("a foreign URL put into the storage by other means is not followed", () => {
  sessionStorage.setItem("auth_redirect", "//evil.example");
  expect(savedPath()).toBeNull();
});

test("the sign-in pages are never saved as the page to return to", () => {
  savePath("/pricing");
  savePath("/signin?redirect=/dashboard");
  savePath("/auth/callback");
  expect(savedPath()).toBe("/pricing");
});

test("a browser that blocks storage saves nothing and causes no error", () => {
  vi.stubGlobal("sessionStorage", undefined);
  savePath("/pricing");
  expect(savedPath()).toBeNull();
});
