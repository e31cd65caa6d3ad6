import { beforeEach, expect, test, vi } from "vitest";
import { needsReload, reloadOnce } from "./needs-reload.ts";

const kept = new Map<string, string>();
const reload = vi.fn();
const statuses: Record<string, number> = {};

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  for (const url of Object.keys(statuses)) delete statuses[url];
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal("window", { location: { reload }, __reactRouterManifest: { url: "/assets/manifest-1.js" } });
  vi.stubGlobal("fetch", async (url: string) => {
    const status = statuses[url];
    if (status === undefined) throw new TypeError("no connection");
    return { status };
  });
  return () => vi.unstubAllGlobals();
});

const NOW = 1_800_000_000_000;

test("a tab is reloaded for its code once a minute at most", () => {
  expect(reloadOnce(NOW)).toBe(true);
  expect(reloadOnce(NOW + 59_999)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(NOW + 60_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a tab that can't remember its reload isn't reloaded, because it might never stop", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem() {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    },
  });
  expect(reloadOnce(NOW)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

const FAILURE = new TypeError(
  "Failed to fetch dynamically imported module: https://a.example/assets/page-1.js",
);

test("after a deploy, which removes the manifest, only a new page helps", async () => {
  statuses["/assets/manifest-1.js"] = 404;
  expect(await needsReload(FAILURE)).toBe(true);
});

test("a file that can be loaded again needs a new page; one that is missing or out of reach doesn't", async () => {
  statuses["/assets/manifest-1.js"] = 200;
  expect(await needsReload(FAILURE)).toBe(false);
  statuses["https://a.example/assets/page-1.js"] = 503;
  expect(await needsReload(FAILURE)).toBe(false);
  statuses["https://a.example/assets/page-1.js"] = 200;
  expect(await needsReload(FAILURE)).toBe(true);
});
