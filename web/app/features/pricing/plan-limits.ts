/** The monthly limits of a plan, as shown on the pricing page. */
import { QUOTAS, type QuotaRow, type Tool } from "@citeworthy/core/product/plans/plans";

export const TOOL_NAMES: { tool: Tool; many: string; row: string; metered: boolean }[] = [
  { tool: "content_analyses", many: "content analyses", row: "Content analyses", metered: true },
  { tool: "article_generator", many: "GEO articles", row: "GEO articles", metered: true },
  { tool: "ai_visibility", many: "AI visibility runs", row: "AI visibility runs", metered: true },
  { tool: "meta_tags", many: "meta tags", row: "Meta Tags Generator", metered: false },
  { tool: "content_ideas", many: "content ideas", row: "Content Idea Generator", metered: false },
];

/** Signed-in users can use the generators without a quota, whatever the quota table says. */
export const limitText = (row: QuotaRow, tool: Tool, metered: boolean): string => {
  const limit = metered ? QUOTAS[row][tool] : null;
  return limit === null ? "Unlimited" : String(limit);
};
