/** llms.txt, for tools that ask for it. It says itself that no large service is known to use it. */

import { articles } from "virtual:articles";
import { docs } from "virtual:docs";
import { explainer } from "virtual:explainer";
import { site, TAGLINE } from "@citeworthy/core/product/identity/site";
import { ownBase } from "../../site/own-base.server.ts";
import { PUBLIC_PAGES } from "../../site/public-pages.ts";
import type { Route } from "./+types/llms";

export function loader({ context }: Route.LoaderArgs) {
  const base = ownBase(context);
  const link = (path: string, title: string, text: string) => `- [${title}](${base}${path}): ${text}`;
  const lines = [
    `# ${site.name}`,
    "",
    `> ${TAGLINE}`,
    "",
    "No large AI service has said that it uses this file to choose its sources, and studies found no effect of having one.",
    "It is optional. Every page below is plain HTML and works without scripts. Crawlers should follow robots.txt.",
    "",
    "## Start here",
    link("/what-is-geo", explainer.title, explainer.description),
    ...PUBLIC_PAGES.flatMap(({ path, listed }) => (listed ? [link(path, listed.title, listed.text)] : [])),
    "",
    "## Articles",
    ...articles.map(({ slug, title, excerpt }) => link(`/blog/${slug}`, title, excerpt)),
    "",
    "## Documentation",
    ...docs.map(({ slug, title, description }) => link(`/docs/${slug}`, title, description)),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
