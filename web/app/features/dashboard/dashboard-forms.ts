import { OPEN_PORTAL } from "../../refusals/portal-button.tsx";

/** The intents of the dashboard's forms, and the answers they receive. */
export const INTENT = {
  saveProfile: "save-profile",
  openPortal: OPEN_PORTAL,
  cancelPlan: "cancel-plan",
  deleteAccount: "delete-account",
} as const;

export type FormAnswer<T = unknown> = { ok: true; value: T } | { ok: false; problem: string };

export const problemOf = (answer: FormAnswer | undefined): string | null =>
  answer && !answer.ok ? answer.problem : null;
