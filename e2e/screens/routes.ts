import { PUBLIC_PATHS } from "../../web/app/site/public-pages.ts";

/** Every page a person can open, for the tests that look at all of them. */
export const VISITOR_PAGES: readonly string[] = [
  ...PUBLIC_PATHS,
  "/blog/answer-first-writing",
  "/docs/api",
  "/docs/cli",
  "/docs/mcp",
  "/docs/scoring",
  "/signin",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/payment/success",
];

export const MEMBER_PAGES = [
  "/",
  "/dashboard",
  "/dashboard/security",
  "/dashboard/members",
  "/dashboard/api-keys",
  "/dashboard/webhooks",
  "/dashboard/connected-data",
  "/ai-visibility-monitor/said",
] as const;

export const WIDTHS = [390, 1280] as const;
