/** The three plans as the pricing page shows them. */
export type PlanCard = {
  id: "core" | "pro" | "enterprise";
  name: string;
  forWhom: string;
  popular: boolean;
};

export const PLAN_CARDS: PlanCard[] = [
  { id: "core", name: "Core", forWhom: "For solo writers who publish regularly.", popular: false },
  { id: "pro", name: "Pro", forWhom: "For teams that publish every week.", popular: true },
  { id: "enterprise", name: "Enterprise", forWhom: "For agencies and large sites.", popular: false },
];
