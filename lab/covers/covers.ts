/** Redraws every article's cover (SVG) and social card (PNG): `node lab/covers/covers.ts`. The same text gives the same image. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../e2e/browser/find-browser.ts";
import { readFrontMatter } from "../../web/content/compile/front-matter.ts";
import { readMarkdown } from "../../web/content/compile/markdown.ts";
import { outlineOf } from "../../web/content/compile/outline.ts";
import { articleSlugs, BLOG_DIR } from "../../web/content/compile/read-articles.ts";
import { drawCover } from "./cover.ts";
import { HEIGHT, WIDTH } from "./draw.ts";

const PUBLIC = fileURLToPath(new URL("../../web/public", import.meta.url));

const covers = articleSlugs().map((slug) => {
  const file = `${BLOG_DIR}/${slug}.md`;
  const { head, body } = readFrontMatter(file, readFileSync(file, "utf8"));
  const { tree } = readMarkdown(file, body);
  const svg = drawCover({ id: head.id, slug, outline: outlineOf(tree) });
  writeFileSync(`${PUBLIC}/covers/${slug}.svg`, svg);
  return { slug, svg };
});

const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  for (const { slug, svg } of covers) {
    await page.setContent(`<body style="margin:0">${svg}</body>`);
    await page.screenshot({ path: `${PUBLIC}/og/${slug}.png` });
  }
} finally {
  await browser.close();
}
console.log(`${covers.length} covers drawn`);
