/** Asks whether the user has proved their identity lately, and proves it with the password. */
import { messageText } from "@citeworthy/core/messages";

export type Confirmation = { isRecent: boolean; hasPassword: boolean };
type Fetch = (path: string, init: RequestInit) => Promise<Response>;

const PATH = "/account/confirmation";
const OPTIONS = { credentials: "same-origin", headers: { Accept: "application/json" } } as const;

/** `null` if the server did not answer; it decides again when the step itself is taken. */
export async function askConfirmation(send: Fetch = fetch): Promise<Confirmation | null> {
  const response = await send(PATH, OPTIONS).catch(() => null);
  return response?.ok ? ((await response.json().catch(() => null)) as Confirmation | null) : null;
}

/** Returns an error message, or null on success. */
export async function confirmWithPassword(password: string, send: Fetch = fetch): Promise<string | null> {
  const body = new URLSearchParams({ password });
  const response = await send(PATH, { ...OPTIONS, method: "POST", body }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as { ok: boolean; problem?: string } | null;
  if (answer?.ok) return null;
  return answer?.problem ?? messageText("request/unexpected");
}
