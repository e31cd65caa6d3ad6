import { expect, test } from "vitest";
import { FOOTER_GROUPS } from "../features/shell/footer-links.ts";
import { AFTER_TOOLS, BEFORE_TOOLS, FREE_TOOLS_LINK, HOME } from "../features/shell/navigation.ts";
import routes from "../routes.ts";
import { PRERENDERED, PUBLIC_PATHS, SAME_FOR_VISITORS } from "./public-pages.ts";

/** Pages that search engines should not list: account pages, and tools for members. */
const UNLISTED = [
  /^\/(?:signin|signup|auth\/|oauth\/|forgot-password|reset-password|confirm-email|account|payment\/)/,
  /^\/(?:dashboard|admin|projects|workspace)/,
  /^\/(?:crawler-logs|ai-reports|draft|cited|ai-visibility-monitor\/said)$/,
  /^\/(?:crawler-logs|ai-reports|draft|work-list)$/,
];

/** Addresses with a parameter are listed elsewhere, and files aren't pages. */
const pages = routes
  .filter(({ path = "", file }) => file.endsWith(".tsx") && !/[:*]/.test(path))
  .map(({ path = "" }) => `/${path}`);

test("every page is public, or known to be unlisted", () => {
  const isUnlisted = (path: string) => UNLISTED.some((pattern) => pattern.test(path));
  expect(pages.filter((path) => !isUnlisted(path)).toSorted()).toEqual(PUBLIC_PATHS.toSorted());
});

test("every public page is reached from the header or the footer, or from the page it belongs to", () => {
  const header = [HOME, FREE_TOOLS_LINK, ...BEFORE_TOOLS, ...AFTER_TOOLS].map(({ to }) => to);
  const footer = FOOTER_GROUPS.flatMap(({ links }) => links.map(({ href }) => href));
  const linked = new Set([...header, ...footer]);
  const parentOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
  expect(PUBLIC_PATHS.filter((path) => !linked.has(path) && !linked.has(parentOf(path)))).toEqual([]);
});

test("a page is rendered at the build or for visitors, not both", () => {
  expect(PRERENDERED.filter((path) => SAME_FOR_VISITORS.includes(path))).toEqual([]);
});
