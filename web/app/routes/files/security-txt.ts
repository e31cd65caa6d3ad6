/** Where to report a vulnerability (RFC 9116). Without a support address, the page that says who runs the site. */

import { site } from "@citeworthy/core/product/identity/site";
import { DAY_MS } from "@citeworthy/core/time";
import { ownBase } from "../../site/own-base.server.ts";
import type { Route } from "./+types/security-txt";

/** Each answer is valid for this long; the standard asks for less than a year. */
const VALID_DAYS = 90;

/** Only the day, so that answers of the same day are the same. */
const expires = () => `${new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`;

export function loader({ context }: Route.LoaderArgs) {
  const base = ownBase(context);
  const lines = [
    `Contact: ${site.supportEmail === null ? `${base}/about#operator` : `mailto:${site.supportEmail}`}`,
    `Expires: ${expires()}`,
    "Preferred-Languages: en",
    `Canonical: ${base}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
