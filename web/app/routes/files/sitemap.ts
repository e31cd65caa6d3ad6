/** Every public page, for crawlers. */
import { ownBase } from "../../site/own-base.server.ts";
import { type SitePath, sitePaths } from "../../site/site-paths.server.ts";
import type { Route } from "./+types/sitemap";

const entry = (base: string, { path, changed }: SitePath) =>
  `  <url><loc>${new URL(path, base).href}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;

export function loader({ context }: Route.LoaderArgs) {
  const base = ownBase(context);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitePaths().map((one) => entry(base, one)),
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
