/** Plans, their names, tools, quotas and prices: everything that depends on money, in one place. */
export const TOOLS = [
  "ai_visibility",
  "content_analyses",
  "content_ideas",
  "meta_tags",
  "article_generator",
] as const;
export type Tool = (typeof TOOLS)[number];

/** The generators are unlimited for signed-in users; only a limit against abuse applies. */
export const METERED_TOOLS = [
  "ai_visibility",
  "content_analyses",
  "article_generator",
] as const satisfies readonly Tool[];

export const PLAN_TYPES = ["free", "core", "pro", "enterprise"] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** The only place that names the plans; screens and emails read the names from here. */
export const PLAN_NAME: Record<PlanType, string> = {
  free: "Free",
  core: "Core",
  pro: "Pro",
  enterprise: "Enterprise",
};

/** The ones that can be bought here; enterprise is by agreement. Each needs prices below and products in the configuration. */
export const SOLD_PLANS = ["core", "pro"] as const satisfies readonly PlanType[];
export type SoldPlan = (typeof SOLD_PLANS)[number];

export const SUBSCRIPTION_STATUSES = ["trial", "active", "cancelled", "expired", "on_hold"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const BILLING_CYCLES = ["monthly", "yearly"] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

export { TRIAL_DAYS } from "./trial-days.ts";

/** `null` is without limit. */
type Quota = Record<Tool, number | null>;
export type QuotaRow = PlanType | "trial";

export const QUOTAS: Record<QuotaRow, Quota> = {
  free: { ai_visibility: 2, content_analyses: 0, content_ideas: 0, meta_tags: 0, article_generator: 0 },
  trial: { ai_visibility: 10, content_analyses: 10, content_ideas: 10, meta_tags: 10, article_generator: 5 },
  core: { ai_visibility: 10, content_analyses: 10, content_ideas: 10, meta_tags: 10, article_generator: 5 },
  pro: { ai_visibility: 40, content_analyses: 40, content_ideas: 40, meta_tags: 40, article_generator: 20 },
  enterprise: {
    ai_visibility: null,
    content_analyses: null,
    content_ideas: null,
    meta_tags: null,
    article_generator: null,
  },
};

/** In US dollars. `listed` is what twelve single months cost, shown struck through. */
export const PRICES = {
  core: { monthly: 19.99, yearly: 149, listed: 239.88 },
  pro: { monthly: 49.99, yearly: 369, listed: 599.88 },
} as const;
export const YEARLY_SAVING_PERCENT = 38;
export const REFUND_DAYS = 14;

export const isMetered = (tool: Tool): tool is (typeof METERED_TOOLS)[number] =>
  METERED_TOOLS.some((metered) => metered === tool);
