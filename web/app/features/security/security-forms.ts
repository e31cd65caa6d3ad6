/** What the forms of the security page do. */
export const SECURITY_INTENT = {
  endSession: "end-session",
  endOthers: "end-other-sessions",
  changeEmail: "change-email",
  cancelEmail: "cancel-email-change",
  removePasskey: "remove-passkey",
  disconnectApp: "disconnect-app",
} as const;
