/** Calls a generator and returns its result or an error message. */
import { TOOL_SESSION_HEADER } from "@citeworthy/core/generators/generated";
import { type MessageCode, messageText } from "@citeworthy/core/messages";
import { NEEDS_PLAN, postJson, type Reply, type Send, textIn } from "../../calls/post-json.ts";
import { unsentText } from "../../connection/unsent-text.ts";

export { toolSession } from "./tool-session.ts";
export { messageText };

export type Generated<T> =
  | { kind: "made"; value: T }
  /** `spent` means the server says that the free uses are used up. */
  | { kind: "failed"; message: string; spent: boolean };

export type GeneratorCall<T> = {
  path: string;
  body: Record<string, string>;
  session: string | null;
  /** Whether the answer has the expected form. */
  isMade: (answer: unknown) => answer is T;
  otherwise: MessageCode;
};

export async function askGenerator<T>(call: GeneratorCall<T>, send: Send = fetch): Promise<Generated<T>> {
  const { path, body, session, isMade, otherwise } = call;
  const headers = session ? { [TOOL_SESSION_HEADER]: session } : null;
  let reply: Reply;
  try {
    reply = await postJson(path, body, { send, headers });
  } catch (error) {
    return { kind: "failed", message: unsentText(error), spent: false };
  }
  const { response, body: answer } = reply;
  if (response.ok && isMade(answer)) return { kind: "made", value: answer };
  return {
    kind: "failed",
    message: textIn(answer) ?? messageText(otherwise),
    spent: response.status === NEEDS_PLAN,
  };
}
