import { expect, test } from "vitest";
import type { ArticleCard } from "../../../content/article.ts";
import { routedHtml } from "../../ui/testing/routed-html.tsx";
import { BlogSearch } from "./blog-search.tsx";
import { findArticles } from "./find-articles.ts";

const card = (slug: string, more: Partial<ArticleCard> = {}): ArticleCard => ({
  ...{ id: slug, slug, title: slug, excerpt: "", coverImage: "/c.png", date: "2026-11-01", updated: null },
  ...{
    readingTime: "4 min read",
    tags: [],
    author: { desk: "research", name: "Research desk", avatar: "/a.png" },
  },
  ...more,
});
const ARTICLES = [
  card("tides", { tags: ["Harbors"] }),
  card("bees", { excerpt: "How hives share work" }),
  card("tea"),
];
const slugs = (query: string) => findArticles(ARTICLES, query).map(({ slug }) => slug);

test("title, excerpt, tags and author are searched in any case; blank finds everything", () => {
  expect(slugs(" HARBORS ")).toEqual(["tides"]);
  expect(slugs("hives")).toEqual(["bees"]);
  expect(slugs("research desk")).toEqual(["tides", "bees", "tea"]);
  expect(slugs("  ")).toHaveLength(3);
});

test("a query of the address is answered by the server, and a fruitless one says what was searched for", () => {
  const search = (asked: string) =>
    routedHtml(<BlogSearch articles={ARTICLES} asked={asked} onSubmit={() => {}} />);

  expect(search("hives")).toContain("1 of 3 articles");
  expect(search("hives")).not.toContain('href="/blog/tides"');
  expect(search("kettles")).toContain("No posts found");
  expect(search("kettles")).toContain("“kettles”");
});
