import { PortalButton } from "../../refusals/portal-button.tsx";

export const ManageBilling = ({ owes }: { owes: boolean }) => (
  <PortalButton isPrimary={owes}>{owes ? "Update payment" : "Manage billing"}</PortalButton>
);
