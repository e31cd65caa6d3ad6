/** Calls the admin functions from the browser. */
import { messageText } from "@citeworthy/core/messages";
import type { Cleanup, Migration } from "@citeworthy/core/product/accounts/customer-changes";
import { fieldOf, postJson, type Send, textIn } from "../../calls/post-json.ts";
import { unsentText } from "../../connection/unsent-text.ts";

/** `lost`: the session or the admin role ended, so the page must redirect. */
export type AdminReply<T> =
  | { kind: "done"; answer: T }
  /** `unsent`: the request got no answer. */
  | { kind: "failed"; error: string; unsent?: boolean }
  | { kind: "lost" };

const NOT_ALLOWED = new Set([401, 403]);

/** Returns the response's `error`, otherwise its `message`, otherwise 'Unknown error'. */
const errorIn = (body: unknown): string =>
  textIn(body) ?? textIn(body, "message") ?? messageText("admin/unknown");

async function call<T>(name: string, body: unknown, send: Send): Promise<AdminReply<T>> {
  try {
    const options = { send, headers: { Accept: "application/json" } };
    const { response, body: answer } = await postJson(`/functions/${name}`, body, options);
    if (NOT_ALLOWED.has(response.status)) return { kind: "lost" };
    const isDone = response.ok && fieldOf(answer, "success") === true;
    return isDone ? { kind: "done", answer: answer as T } : { kind: "failed", error: errorIn(answer) };
  } catch (error) {
    return { kind: "failed", error: unsentText(error), unsent: true };
  }
}

export const migrateUsers = (testMode: boolean, after: string | null, send: Send = fetch) =>
  call<{ result: Migration }>(
    "migrate-users-to-trial",
    { test_mode: testMode, ...(after !== null && { after }) },
    send,
  );
export const expireTrials = (send: Send = fetch) =>
  call<{ result: { successful_downgrades: number } }>("expire-trials", undefined, send);
export const cleanUp = (ids: string[], send: Send = fetch) =>
  call<{ message: string; result: Cleanup }>("cleanup-dodo-customers", { customer_ids: ids }, send);
