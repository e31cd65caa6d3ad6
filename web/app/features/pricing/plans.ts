/** The three plans as the pricing page shows them. Their names come from the product's table of plans. */
import { PLAN_NAME, type SoldPlan } from "@citeworthy/core/product/plans/plans";

export type PlanCard = {
  id: SoldPlan | "enterprise";
  name: string;
  forWhom: string;
  popular: boolean;
};

const card = (id: PlanCard["id"], forWhom: string, popular = false): PlanCard => ({
  id,
  name: PLAN_NAME[id],
  forWhom,
  popular,
});

export const PLAN_CARDS: PlanCard[] = [
  card("core", "For solo writers who publish regularly."),
  card("pro", "For teams that publish every week.", true),
  card("enterprise", "For agencies and large sites."),
];
