/** Describes a security event to the owner of the account. */
import { plural } from "./plural.ts";

export type ActivityEvent = {
  id: number;
  at: string;
  action: string;
  outcome: string;
  details: Record<string, string | number | boolean>;
};

const DONE: Record<string, (event: ActivityEvent) => string> = {
  "sign-up": () => "Account created",
  "sign-in": ({ details }) => (details.newDevice ? "Signed in on a new device" : "Signed in"),
  "change-password": () => "Password changed",
  "end-session": () => "Signed out another device",
  "end-other-sessions": ({ details }) =>
    `Signed out ${plural(Number(details.sessions ?? 0), "other session")}`,
  "enable-two-factor": () => "Codes from an app turned on",
  "disable-two-factor": () => "Codes from an app turned off",
  "new-recovery-codes": () => "New recovery codes created",
  "reset-two-factor": () => "Second step turned off by the operator",
  "add-passkey": () => "Passkey added",
  "remove-passkey": () => "Passkey removed",
  "create-api-key": ({ details }) => `API key created: ${details.name}`,
  "revoke-api-key": ({ details }) => `API key revoked: ${details.name}`,
  "connect-app": ({ details }) => `App connected: ${details.name}`,
  "disconnect-app": ({ details }) => `App disconnected: ${details.name}`,
  "create-webhook": () => "Webhook added",
  "change-webhook": () => "Webhook changed",
  "remove-webhook": () => "Webhook deleted",
  "request-email-change": () => "Change of email address requested",
  "change-email": () => "Email address changed",
  "export-account": () => "Data exported",
};
const REFUSED: Record<string, string> = {
  "sign-in": "Wrong password",
  "second-step": "Wrong code after the correct password",
  lockout: "Sign-ins blocked after too many wrong passwords",
  "refused-fetch": "Analysis refused: the address is not public",
};

const refusedWords = ({ action, details }: ActivityEvent): string | undefined =>
  action === "sign-in" && details.method === "passkey" ? "Passkey refused" : REFUSED[action];

export const eventWords = (event: ActivityEvent): string =>
  (event.outcome === "done" ? DONE[event.action]?.(event) : refusedWords(event)) ?? event.action;

/** Refused events are red; a new device, which is most often the owner's, is orange. */
export function eventTone({ outcome, details }: ActivityEvent): string {
  if (outcome !== "done") return "text-poor";
  return details.newDevice === true ? "text-orange" : "";
}

export function eventPlace({ details }: ActivityEvent): string {
  if (details.host) return String(details.host);
  const network = details.network && `from ${details.network}`;
  return [details.device, network].filter(Boolean).join(", ");
}
