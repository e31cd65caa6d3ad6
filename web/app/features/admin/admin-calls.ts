/** Calls the admin functions from the browser. */
import { messageText } from "@citeworthy/core/messages";
import { unsentText } from "../../connection/unsent-text.ts";

export type MigrationLine = { email: string; status: string; reason: string };
export type Migration = {
  total_users: number;
  successful_migrations: number;
  failed_migrations: number;
  skipped_users: number;
  details: MigrationLine[];
  next?: string;
};
export type CleanupLine = { customer_id: string; status: string; reason: string };
export type Cleanup = {
  total_attempted: number;
  successful_deletions: number;
  failed_deletions: number;
  details: CleanupLine[];
};

/** `lost`: the session or the admin role ended, so the page must redirect. */
export type Outcome<T> =
  | { kind: "done"; answer: T }
  /** `unsent`: the request got no answer. */
  | { kind: "failed"; error: string; unsent?: boolean }
  | { kind: "lost" };
type Send = (path: string, init: RequestInit) => Promise<Response>;

const NOT_ALLOWED = new Set([401, 403]);

/** Returns the response's `error`, otherwise its `message`, otherwise 'Unknown error'. */
function errorIn(body: unknown): string {
  const said = typeof body === "object" && body !== null ? { error: null, message: null, ...body } : null;
  for (const words of [said?.error, said?.message])
    if (typeof words === "string" && words !== "") return words;
  return messageText("admin/unknown");
}

async function call<T>(name: string, body: unknown, send: Send): Promise<Outcome<T>> {
  const content = body === undefined ? {} : { "Content-Type": "application/json" };
  try {
    const response = await send(`/functions/${name}`, {
      method: "POST",
      credentials: "same-origin",
      headers: { Accept: "application/json", ...content },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (NOT_ALLOWED.has(response.status)) return { kind: "lost" };
    const answer = (await response.json().catch(() => null)) as (T & { success?: boolean }) | null;
    const isDone = response.ok && answer?.success === true;
    return isDone ? { kind: "done", answer } : { kind: "failed", error: errorIn(answer) };
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
