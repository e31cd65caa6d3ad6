/** Every public page, for whoever wants the list. */
import { site } from "@citeworthy/core/product/site";
import { PUBLIC_PATHS } from "../public-paths.ts";
import { services } from "../services.server.ts";
import type { Route } from "./+types/sitemap";

export function loader({ context }: Route.LoaderArgs) {
  const base = context.get(services)?.baseUrl ?? `https://${site.host}`;
  const urls = PUBLIC_PATHS.map((path) => `  <url><loc>${new URL(path, base).href}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
