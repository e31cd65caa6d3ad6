/** A plan whose payer transferred the workspace: it runs to the end of the paid period, and nobody is charged again. */
export const isLeftByPayer = (plan: {
  providerId: string | null;
  customerId: string | null;
  cancelAtPeriodEnd: boolean;
}): boolean => plan.providerId !== null && plan.customerId === null && plan.cancelAtPeriodEnd;
