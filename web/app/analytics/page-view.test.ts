import { expect, test } from "vitest";
import { pageView, plugIn } from "./page-view.ts";

test("every sink receives each page once; a late sink starts with the current page", () => {
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
