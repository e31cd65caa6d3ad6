/** The blog as a JSON feed (version 1.1), newest first. */
import { articles } from "virtual:articles";
import { site, TAGLINE } from "@citeworthy/core/product/identity/site";
import { ownBase } from "../../site/own-base.server.ts";
import type { Route } from "./+types/feed";

type Entry = (typeof articles)[number];

const item = (base: string, { slug, title, excerpt, date, updated, author, tags }: Entry) => ({
  id: `${base}/blog/${slug}`,
  url: `${base}/blog/${slug}`,
  title,
  summary: excerpt,
  content_text: excerpt,
  date_published: `${date}T00:00:00Z`,
  ...(updated && { date_modified: `${updated}T00:00:00Z` }),
  authors: [{ name: author.name }],
  tags,
});

export function loader({ context }: Route.LoaderArgs) {
  const base = ownBase(context);
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: `${site.name}: what gets cited, and why`,
    description: TAGLINE,
    home_page_url: `${base}/blog`,
    feed_url: `${base}/feed.json`,
    icon: `${base}/icons/icon-512.png`,
    language: "en",
    items: articles.map((article) => item(base, article)),
  };
  return new Response(JSON.stringify(feed), {
    headers: {
      "Content-Type": "application/feed+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
