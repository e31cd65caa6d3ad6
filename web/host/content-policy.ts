/** The content policy of pages: scripts run only if this server wrote them, proven by nonce or by hash. */
import { createHash } from "node:crypto";
import { site } from "@citeworthy/core/product/identity/site";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const RUNS = /^(module|importmap|speculationrules|text\/javascript|application\/javascript)$/;

/** Hash sources for the inline scripts of a finished file. JSON-LD and other data never run, so they need none. */
export function inlineScriptHashes(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(SCRIPT)) {
    if (/\ssrc\s*=/i.test(attributes) || !body) continue;
    const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
    if (type && !RUNS.test(type)) continue;
    sources.add(`'sha256-${createHash("sha256").update(body, "utf8").digest("base64")}'`);
  }
  return [...sources];
}

export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`;

type AnalyticsIds = { measurementId: string | null; tagManagerId: string | null };

const TAGS = "https://www.googletagmanager.com";
const COLLECT = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** Google's hosts are let in only where the operator named an id; consent decides later whether they are asked. */
const outside = ({ measurementId, tagManagerId }: AnalyticsIds) =>
  measurementId === null && tagManagerId === null
    ? { scripts: [], connections: [], images: [] }
    : { scripts: [TAGS], connections: [TAGS, ...COLLECT], images: [TAGS, ...COLLECT] };

type Payments = { checkoutUrl: string; products: Record<string, Record<string, string | null>> };

type Destinations = {
  payments: Payments;
  /** The client registered at Google; `null` where there is none. */
  google: unknown;
  dataServices: { google: string | null };
};

const GOOGLE_SIGN_IN = "https://accounts.google.com";

/** Where forms lead besides the site: to the payment page where something is sold, and to Google where it can be connected. */
export function formTargetsOf({ payments, google, dataServices }: Destinations): string[] {
  const cycles = Object.values(payments.products).flatMap((prices) => Object.values(prices));
  const isSelling = cycles.some((id) => id !== null);
  return [
    ...(isSelling ? [new URL(payments.checkoutUrl).origin] : []),
    ...(google ? [new URL(dataServices.google ?? GOOGLE_SIGN_IN).origin] : []),
  ];
}

type Surroundings = {
  isHttps: boolean;
  /** Before its scripts run, a page's form follows the redirect by itself, and the policy has a say in it. */
  formTargets: readonly string[];
  analytics?: AnalyticsIds;
};

/**
 * `scripts`: one nonce for a rendered page, or the hashes of a prerendered file. Styles stay open: style attributes
 * in server HTML and Radix's own style elements cannot carry a nonce on a prerendered page.
 */
export function contentPolicy(
  scripts: string[],
  { isHttps, formTargets, analytics = site.analytics }: Surroundings,
): string {
  const others = outside(analytics);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...others.scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...others.images].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...others.connections].join(" "),
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(" "),
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
