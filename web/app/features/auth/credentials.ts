/** Checks an email and a password before anything is sent. */
import { messageText } from "@citeworthy/core/messages";
import type { AuthView } from "../../session/auth-path.ts";
import type { Credentials } from "./auth-calls.ts";

export type AuthField = "email" | "password";

/** `beside`: shown next to the field if only that field is wrong, otherwise above the form. */
export type Problem = {
  text: string;
  field: AuthField | null;
  beside: boolean;
  /** The form offers to send the confirmation email again. */
  isUnconfirmed?: boolean | undefined;
};

type Rules = { view: AuthView; minPasswordLength: number };

export function problemWith({ email, password }: Credentials, rules: Rules): Problem | null {
  if (!email.trim() || !password) {
    const field = email.trim() ? "password" : "email";
    return { text: messageText("account/fields-missing"), field, beside: false };
  }
  if (!looksLikeEmail(email))
    return { text: messageText("account/email-invalid"), field: "email", beside: true };
  if (rules.view === "sign-in") return null;

  const text = passwordProblem(password, rules.minPasswordLength);
  return text === null ? null : { text, field: "password", beside: true };
}

/** The server decides on both; these checks only catch typing mistakes. */
export const looksLikeEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email.trim());

export const passwordProblem = (password: string, length: number): string | null =>
  password.length < length ? messageText("account/password-short", { length }) : null;
