/** An address in the page, as it would be opened from there; `null` where it leads nowhere. */
export type Resolve = (href: string) => string | null;
