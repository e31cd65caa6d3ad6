/** Ends every session of the user. If the server cannot be reached, a cookie asks the next request to do it. */
import { messageText } from "@citeworthy/core/messages";
import type { Send } from "../calls/post-json.ts";
import { forgetDrafts } from "../drafts/draft.ts";
import { postAuth } from "./auth-request.ts";
import { markSignedOut } from "./signed-out-mark.ts";

/** Longer than a healthy server needs, shorter than a person waits for a button. */
const PATIENCE_MS = 5_000;

/** Returns `null` on success, otherwise an error message. */
export async function signOut(send: Send = fetch, patienceMs = PATIENCE_MS): Promise<string | null> {
  const patiently: Send = (path, init) => send(path, { ...init, signal: AbortSignal.timeout(patienceMs) });
  try {
    const answer = await postAuth("sign-out", {}, patiently);
    return answer.ok ? null : (answer.said ?? messageText("account/sign-out-failed"));
  } catch {
    return messageText("account/sign-out-error");
  }
}

/** What to show after a sign-out: null on success. */
export async function signOutNote(send?: Send): Promise<string | null> {
  forgetDrafts();
  const problem = await signOut(send);
  if (problem === null) return null;
  markSignedOut();
  return failureNote(problem);
}

export function failureNote(problem: string): string {
  const failed = messageText("account/sign-out-failed");
  return problem === failed ? failed : `${failed}: ${problem}`;
}
