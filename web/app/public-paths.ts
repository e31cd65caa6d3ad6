/** The public addresses of the site: what the sitemap lists, and what is rendered once for everyone. */
export const PRERENDERED = [
  "/what-is-geo",
  "/about",
  "/blog",
  "/pricing",
  "/free-tools",
  "/free-tools/meta-tags-generator",
  "/free-tools/content-idea-generator",
  "/privacy",
] as const;

export const PUBLIC_PATHS = ["/", ...PRERENDERED, "/ai-visibility-monitor"] as const;
