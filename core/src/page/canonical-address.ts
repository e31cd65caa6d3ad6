/** The address that a page declares for itself, for a page that was not fetched from one. */
import { readCanonical } from "./declared/head.ts";
import { collect } from "./main/collect.ts";
import { parseTree } from "./tree/parse-tree.ts";
import { resolverOf } from "./tree/resolve.ts";

/** `url` is what a relative link refers to. Null where the page has no canonical link to a web address. */
export function canonicalAddress(html: string, url: string): string | null {
  const { links, base } = collect(parseTree(html));
  const canonical = readCanonical(links, resolverOf(base, url).resolve)?.value ?? "";
  return /^https?:/.test(canonical) ? canonical : null;
}
