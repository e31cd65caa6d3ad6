/** The three plans as the pricing page shows them. */
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
