/** The three plans as the pricing page shows them. Every figure comes from the product's own tables. */
import { type BillingCycle, PRICES, QUOTAS, type QuotaRow, type Tool } from "@citeworthy/core/product/plans";

export type PlanCard = {
  id: "core" | "pro" | "enterprise";
  name: string;
  forWhom: string;
  popular: boolean;
};

export const PLAN_CARDS: PlanCard[] = [
  { id: "core", name: "Core", forWhom: "For one writer with a steady blog.", popular: false },
  { id: "pro", name: "Pro", forWhom: "For a team that publishes every week.", popular: true },
  { id: "enterprise", name: "Enterprise", forWhom: "For agencies and large sites.", popular: false },
];

export const TOOL_NAMES: { tool: Tool; many: string; row: string; metered: boolean }[] = [
  { tool: "content_analyses", many: "content analyses", row: "Content analyses", metered: true },
  { tool: "article_generator", many: "GEO articles", row: "GEO articles", metered: true },
  { tool: "ai_visibility", many: "AI visibility runs", row: "AI visibility runs", metered: true },
  { tool: "meta_tags", many: "meta tags", row: "Meta Tags Generator", metered: false },
  { tool: "content_ideas", many: "content ideas", row: "Content Idea Generator", metered: false },
];

/** Signed-in use of the generators has no quota, whatever the table of plans says. */
export const limitText = (row: QuotaRow, tool: Tool, metered: boolean): string => {
  const limit = metered ? QUOTAS[row][tool] : null;
  return limit === null ? "Unlimited" : String(limit);
};

const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

export type Price = { amount: string; per: string; struck: string | null; note: string };

export function priceOf(plan: "core" | "pro", cycle: BillingCycle): Price {
  const price = PRICES[plan];
  return cycle === "yearly"
    ? {
        amount: dollars(price.yearly),
        per: "per year",
        struck: dollars(price.listed),
        note: "Billed once a year.",
      }
    : { amount: dollars(price.monthly), per: "per month", struck: null, note: "Billed every month." };
}
