import { expect, test, vi } from "vitest";

test("every sink receives each page once; a late sink starts with the current page", async () => {
  // The module remembers the last page, also one that another test has opened.
  vi.resetModules();
  const { pageView, plugIn } = await import("./page-view.ts");
  const early: string[] = [];
  const late: string[] = [];
  const unplugEarly = plugIn((path) => early.push(path));

  pageView("/");
  pageView("/about");
  const unplugLate = plugIn((path) => late.push(path));
  pageView("/blog");
  unplugEarly();
  pageView("/pricing");
  unplugLate();
  pageView("/");

  expect(early).toEqual(["/", "/about", "/blog"]);
  expect(late).toEqual(["/about", "/blog", "/pricing"]);
});
