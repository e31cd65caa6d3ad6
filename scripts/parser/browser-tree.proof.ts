import { chromium } from "@playwright/test";
import { expect, test } from "vitest";
import { parseTree } from "../../core/src/page/tree/parse-tree.ts";
import { misnestedPages } from "../../core/src/page/tree/testing/misnested-pages.ts";
import { outline } from "../../core/src/page/tree/testing/outline.ts";
import { findBrowser } from "../../e2e/browser/find-browser.ts";

/** Without `select`: Chromium has begun to keep other tags in it, which the standard that parse5 follows drops. */
const PAGES = misnestedPages(2_000, 42);

/** Runs in the browser: the tree of each page on one line, as `outline` writes ours. */
function outlinesInBrowser(pages: string[]): string[] {
  const write = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
    if (!(node instanceof Element)) return "";
    return `<${node.localName}>${[...node.childNodes].map(write).join("")}</${node.localName}>`;
  };
  return pages.map((page) => write(new DOMParser().parseFromString(page, "text/html").documentElement));
}

test("two thousand pages with wrong nesting have the tree that Chromium builds", async () => {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const page = await browser.newPage();
  const built = await page.evaluate(outlinesInBrowser, PAGES).finally(() => browser.close());

  for (const [at, source] of PAGES.entries()) expect(outline(parseTree(source).html), source).toBe(built[at]);
});
