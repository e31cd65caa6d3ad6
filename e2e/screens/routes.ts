/** Every page a person can open, for the tests that look at all of them. */
export const VISITOR_PAGES = [
  "/",
  "/what-is-geo",
  "/about",
  "/blog",
  "/blog/answer-first-writing",
  "/docs",
  "/docs/api",
  "/docs/cli",
  "/docs/mcp",
  "/docs/scoring",
  "/sample-report",
  "/pricing",
  "/free-tools",
  "/free-tools/meta-tags-generator",
  "/free-tools/content-idea-generator",
  "/ai-visibility-monitor",
  "/signin",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/payment/success",
  "/privacy",
] as const;

export const MEMBER_PAGES = [
  "/",
  "/dashboard",
  "/dashboard/security",
  "/dashboard/api-keys",
  "/dashboard/webhooks",
] as const;

export const WIDTHS = [390, 1280] as const;
