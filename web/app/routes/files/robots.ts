/** Crawlers are welcome, those of answer engines included; what belongs to one person or to programs is not for them. */
import { ownBase } from "../../site/own-base.server.ts";
import type { Route } from "./+types/robots";

const CLOSED = ["/api/", "/functions/", "/dashboard", "/admin"];

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${ownBase(context)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
