/** Describes a session in the list: where it is, how the user signed in, and when it was last active. */
import { plural } from "./plural.ts";

export type SessionPlace = {
  id: string;
  device: { name: string; kind: "computer" | "phone" | "program" };
  network: string;
  method: string | null;
  client: string | null;
  isCurrent: boolean;
  minutesAgo: number;
  lastActiveAt: string;
  endsAt: string;
};

const METHOD: Record<string, string> = {
  password: "signed in with a password",
  google: "signed in with Google",
  "email-link": "signed in with an email link",
  "password-code": "signed in with password and code",
  passkey: "signed in with a passkey",
  "recovery-code": "signed in with a recovery code",
};

export const sessionName = ({ client, device }: SessionPlace): string =>
  client === "api" ? `API sign-in (${device.name})` : device.name;

export function sessionOrigin({ network, client, method }: SessionPlace): string {
  const how = client === "api" ? "bearer token" : method && METHOD[method];
  return how ? `From ${network}, ${how}` : `From ${network}`;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Null for more than a day ago, which is shown as a date. The server notes activity once an hour. */
export function activeWords({ isCurrent, minutesAgo }: SessionPlace): string | null {
  if (isCurrent) return "Active now";
  if (minutesAgo < HOUR) return "Active in the last hour";
  return minutesAgo < DAY ? `${plural(Math.floor(minutesAgo / HOUR), "hour")} ago` : null;
}

export const placesWords = (count: number) =>
  count === 1 ? "Only on this device." : `${plural(count, "place")}.`;
