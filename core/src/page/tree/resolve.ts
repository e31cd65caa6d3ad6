/** An address in the page, as it would be opened from there; `null` where it leads nowhere. */
export type Resolve = (href: string) => string | null;

/** `base`: the page's `<base href>`, where it has one. */
export function resolverOf(base: string | null, url: string): { baseUrl: string; resolve: Resolve } {
  const baseUrl = (base && URL.parse(base, url)?.href) || url;
  return { baseUrl, resolve: (href) => URL.parse(href.trim(), baseUrl)?.href ?? null };
}
