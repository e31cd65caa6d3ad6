/** The blog as a feed, newest first. */

import { articles } from "virtual:articles";
import { site, TAGLINE } from "@citeworthy/core/product/identity/site";
import { ownBase } from "../../site/own-base.server.ts";
import type { Route } from "./+types/rss";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
const day = (iso: string) => new Date(`${iso}T00:00:00Z`).toUTCString();

const item = (base: string, { slug, title, excerpt, date, author, tags }: (typeof articles)[number]) =>
  [
    "    <item>",
    `      <title>${escaped(title)}</title>`,
    `      <link>${base}/blog/${slug}</link>`,
    `      <guid>${base}/blog/${slug}</guid>`,
    `      <pubDate>${day(date)}</pubDate>`,
    `      <dc:creator>${escaped(author.name)}</dc:creator>`,
    ...tags.map((tag) => `      <category>${escaped(tag)}</category>`),
    `      <description>${escaped(excerpt)}</description>`,
    "    </item>",
  ].join("\n");

export function loader({ context }: Route.LoaderArgs) {
  const base = ownBase(context);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">',
    "  <channel>",
    `    <title>${site.name}: what gets cited, and why</title>`,
    `    <link>${base}/blog</link>`,
    `    <description>${escaped(TAGLINE)}</description>`,
    "    <language>en</language>",
    `    <atom:link href="${base}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => item(base, article)),
    "  </channel>",
    "</rss>",
    "",
  ].join("\n");
  return new Response(xml, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
