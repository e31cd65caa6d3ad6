/** Renders every public page and reads it the way a crawler without scripts does. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { readArticles } from "../../web/content/compile/read-articles.ts";
import { attr, type Element, elementsOf, jsonLdOf, squeezed, textOf } from "./html-facts.ts";
import { echoesTitle, isCallToAction, leadOf } from "./lead.ts";
import { ORIGIN, openSite, type Rendered } from "./open-site.ts";
import { JUDGED_AT, scorePage } from "./score-page.ts";
import { postPath, sitePaths } from "./site-paths.ts";

const PUBLIC_DIR = fileURLToPath(new URL("../../web/public", import.meta.url));
const articles = readArticles();
const PATHS = sitePaths();
/** All pages are rendered at once, because the tests compare them with each other. */
const RENDERING_MS = 600_000;

type Page = Rendered & { elements: Element[]; ids: Set<string> };
const pages = new Map<string, Page>();
let site: Awaited<ReturnType<typeof openSite>>;

async function visit(path: string): Promise<Page> {
  const rendered = await site.render(path);
  const elements = elementsOf(rendered.html);
  const ids = new Set(elements.flatMap((element) => attr(element, "id") ?? []));
  return { ...rendered, elements, ids };
}

beforeAll(async () => {
  site = await openSite();
  for (const path of PATHS) pages.set(path, await visit(path));
}, RENDERING_MS);

const page = (path: string): Page => {
  const found = pages.get(path);
  if (!found) throw new Error(`${path} was not rendered`);
  return found;
};
const all = (path: string, tag: string) => page(path).elements.filter(({ tagName }) => tagName === tag);
const meta = (path: string, name: string) =>
  all(path, "meta")
    .filter((element) => (attr(element, "name") ?? attr(element, "property")) === name)
    .map((element) => attr(element, "content") ?? "");

test("every public page returns 200, with one main heading, a title, a description and its own canonical URL", () => {
  for (const path of PATHS) {
    expect([path, page(path).status]).toEqual([path, 200]);
    expect([path, all(path, "h1").length]).toEqual([path, 1]);
    expect([path, all(path, "title").length]).toEqual([path, 1]);
    const [description = ""] = meta(path, "description");
    expect([path, description.length > 50]).toEqual([path, true]);
    const canonical = all(path, "link").filter((link) => attr(link, "rel") === "canonical");
    expect(canonical.map((link) => attr(link, "href"))).toEqual([new URL(path, ORIGIN).href]);
    expect(meta(path, "robots")).toEqual([]);
  }
  expect(new Set(PATHS.flatMap((path) => meta(path, "description"))).size).toBe(PATHS.length);
});

test("every image and every social card exists", () => {
  const isOurs = (src: string) => src.startsWith("/") && !src.startsWith("/@");
  for (const path of PATHS) {
    const cards = meta(path, "og:image").map((src) => new URL(src).pathname);
    const pictures = all(path, "img").map((image) => attr(image, "src") ?? "");
    for (const src of [...cards, ...pictures].filter(isOurs))
      expect([path, src, existsSync(PUBLIC_DIR + src)]).toEqual([path, src, true]);
    for (const image of all(path, "img")) expect([path, attr(image, "alt")]).not.toEqual([path, null]);
  }
});

test("no link inside the site is broken, and every anchor has a target", async () => {
  const targets = new Map<string, string>();
  for (const path of PATHS)
    for (const link of all(path, "a")) {
      const url = new URL(attr(link, "href") ?? "", new URL(path, ORIGIN));
      if (url.origin === ORIGIN) targets.set(url.pathname + url.hash, path);
    }
  for (const [target, from] of targets) {
    const { pathname, hash } = new URL(target, ORIGIN);
    const known = pages.get(pathname) ?? (await visit(pathname));
    pages.set(pathname, known);
    expect([from, target, known.status]).toEqual([from, target, 200]);
    if (hash)
      expect([from, target, known.ids.has(decodeURIComponent(hash.slice(1)))]).toEqual([from, target, true]);
  }
  expect(targets.size).toBeGreaterThan(50);
});

test("an article shows its author, its dates and its reading time", () => {
  for (const article of articles) {
    const path = postPath(article);
    const text = squeezed(textOf(all(path, "main")[0] as Element));
    const days = all(path, "time").map((time) => attr(time, "datetime"));
    expect([path, days]).toEqual([path, expect.arrayContaining([article.date])]);
    if (article.updated) expect([path, days.includes(article.updated)]).toEqual([path, true]);
    expect(text).toContain(`By ${article.author.name}`);

    const body = page(path).elements.find((element) => attr(element, "class") === "reading-text");
    const [read = ""] = squeezed(textOf(body as Element)).split(/ Sources (?!.* Sources )/);
    const words = read.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect([path, text.includes(` ${Math.round(words / 220)} min read`)]).toEqual([path, true]);
  }
});

test("an article's structured data matches what the page shows", () => {
  for (const article of articles) {
    const path = postPath(article);
    const data = jsonLdOf(page(path).elements);
    const post = data.find((one) => one["@type"] === "BlogPosting");
    const heading = squeezed(textOf(all(path, "h1")[0] as Element));
    expect(post).toMatchObject({
      headline: heading,
      datePublished: article.date,
      dateModified: article.updated ?? article.date,
      author: { "@type": "Organization", name: article.author.name },
    });
    const shown = squeezed(textOf(all(path, "main")[0] as Element));
    const questions = data.find((one) => one["@type"] === "FAQPage");
    expect([path, questions !== undefined]).toEqual([path, article.faq.length > 0]);
    for (const { question, answer } of article.faq) {
      expect(shown).toContain(squeezed(question));
      expect(shown).toContain(squeezed(answer));
    }
  }
  expect(articles.filter(({ faq }) => faq.length > 0).length).toBeGreaterThanOrEqual(3);
});

test("the sitemap lists every public page once, with its last change where one is known", async () => {
  const { html: xml } = await site.render("/sitemap.xml");
  const entries = [...xml.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];
  expect(entries.map(([, loc = ""]) => new URL(loc).pathname).toSorted()).toEqual(PATHS.toSorted());
  for (const article of articles)
    expect(xml).toContain(
      `<loc>${ORIGIN}${postPath(article)}</loc><lastmod>${article.updated ?? article.date}</lastmod>`,
    );
});

test("the feed contains every article, and llms.txt says that no service is known to use it", async () => {
  const { html: feed } = await site.render("/rss.xml");
  expect(feed.match(/<item>/g)).toHaveLength(articles.length);
  const { html: llms } = await site.render("/llms.txt");
  expect(llms).toContain("No large AI service has said that it uses this file");
  for (const article of articles) expect(llms).toContain(postPath(article));
});

test("the home page has what the specification counts", () => {
  const main = all("/", "main")[0] as Element;
  const under = (tag: string) => elementsIn(main).filter(({ tagName }) => tagName === tag);
  expect(under("details")).toHaveLength(15);
  const stars = under("p").filter((one) => attr(one, "aria-label") === "5 out of 5 stars");
  expect(stars).toHaveLength(3);
  const count = (id: string, list: "ol" | "ul") => {
    const section = under("section").find((one) => attr(one, "aria-labelledby") === id);
    const items = section ? elementsIn(section).find(({ tagName }) => tagName === list) : undefined;
    return items?.childNodes.length;
  };
  expect([count("how", "ol"), count("features", "ul"), count("benefits", "ul")]).toEqual([4, 6, 4]);
});

const elementsIn = (root: Element): Element[] => [
  root,
  ...root.childNodes.flatMap((child) => ("tagName" in child ? elementsIn(child) : [])),
];

test("an unknown post and an announced tool return 404 and say so", async () => {
  const post = await visit("/blog/no-such-post");
  expect(post.status).toBe(404);
  expect(post.html).toContain("Post Not Found");
  expect(post.html).toContain("Return to Blog");
  expect((await visit("/free-tools/ai-text-humanizer")).status).toBe(404);
});

test.each(PATHS)("%s passes all requirements and fails no technical check of our own engine", (path) => {
  const { gates, audits } = scorePage(path, page(path), JUDGED_AT);
  const technical = audits.filter(({ section }) => section === "technical_implementation");
  const failed = [
    ...gates.filter(({ passed }) => !passed),
    ...technical.filter(({ share }) => share !== null && share < 0.5),
  ];
  expect(failed.map(({ id, found }) => `${id}: ${found}`)).toEqual([]);
});

test("no page opens with its own title or with a call to action", () => {
  for (const path of PATHS) {
    const lead = leadOf(page(path).elements);
    const title = squeezed(textOf(all(path, "h1")[0] as Element));
    expect([path, lead === "", echoesTitle(lead, title), isCallToAction(lead)]).toEqual([
      path,
      false,
      false,
      false,
    ]);
  }
});
