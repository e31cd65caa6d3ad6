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

/** Rendered for each request: they show who is signed in, or what was searched for. */
const RENDERED = ["/", "/ai-visibility-monitor", "/blog", "/sample-report"] as const;

export const PUBLIC_PATHS = [...RENDERED, ...PRERENDERED] as const;
