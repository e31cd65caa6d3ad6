/** The server calls for codes from an app. Each returns a value or a message for the user. */
import { messageText } from "@citeworthy/core/messages";
import type { Send } from "../../calls/post-json.ts";
import { postAuth } from "../../session/auth-request.ts";

type TwoFactorResult<T> = { ok: true; value: T } | { ok: false; problem: string };
export type Setup = { uri: string; codes: string[] };

async function call<T>(
  path: string,
  body: object,
  read: (body: Record<string, unknown>) => T,
  send?: Send,
): Promise<TwoFactorResult<T>> {
  const answer = await postAuth(`two-factor/${path}`, body, send).catch(() => null);
  if (answer?.ok) return { ok: true, value: read(answer.body) };
  const problem =
    answer?.code === "INVALID_PASSWORD" ? messageText("account/password-wrong") : (answer?.said ?? null);
  return { ok: false, problem: problem ?? messageText("account/two-factor-failed") };
}

const codesIn = (body: Record<string, unknown>) => (body.backupCodes as string[] | undefined) ?? [];

export const startSetup = (password: string, send?: Send): Promise<TwoFactorResult<Setup>> =>
  call("enable", { password }, (body) => ({ uri: String(body.totpURI), codes: codesIn(body) }), send);

export const finishSetup = (code: string, send?: Send): Promise<TwoFactorResult<null>> =>
  call("verify-totp", { code }, () => null, send);

export const turnOff = (password: string, send?: Send): Promise<TwoFactorResult<null>> =>
  call("disable", { password }, () => null, send);

export const newRecoveryCodes = (password: string, send?: Send): Promise<TwoFactorResult<string[]>> =>
  call("generate-backup-codes", { password }, codesIn, send);
