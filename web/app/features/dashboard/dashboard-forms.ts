import { OPEN_PORTAL } from "../../refusals/open-portal.ts";

/** The intents of the dashboard's forms. */
export const INTENT = {
  saveProfile: "save-profile",
  openPortal: OPEN_PORTAL,
  cancelPlan: "cancel-plan",
  deleteAccount: "delete-account",
} as const;
