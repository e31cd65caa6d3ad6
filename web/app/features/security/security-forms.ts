/** What the forms of the security page do, and the shape of their answers. */
export const SECURITY_INTENT = {
  endSession: "end-session",
  endOthers: "end-other-sessions",
  changeEmail: "change-email",
  cancelEmail: "cancel-email-change",
  removePasskey: "remove-passkey",
} as const;

export type SecurityAnswer<T = unknown> = { ok: true; value: T } | { ok: false; problem: string };

export const problemIn = (answer: SecurityAnswer | undefined): string | null =>
  answer && !answer.ok ? answer.problem : null;
