/** The public addresses of the site: what the sitemap lists, and what is rendered once for everyone. */
export const PRERENDERED = [
  "/what-is-geo",
  "/about",
  "/docs",
  "/pricing",
  "/free-tools",
  "/free-tools/meta-tags-generator",
  "/free-tools/content-idea-generator",
  "/privacy",
] as const;

/** A signed-in user, or an address with a query, sees something else here; all other visitors see the same. */
const RENDERED = ["/", "/ai-visibility-monitor", "/blog", "/sample-report"] as const;

export const PUBLIC_PATHS = [...RENDERED, ...PRERENDERED] as const;

/** Rendered now and then, and served to every visitor from memory. */
export const SAME_FOR_VISITORS = [...RENDERED, "/signin", "/signup", "/forgot-password"] as const;
