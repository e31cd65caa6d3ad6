/** Calls a generator and returns its result or an error message. */
import { TOOL_SESSION_HEADER } from "@citeworthy/core/generators/generated";
import { type MessageCode, messageText } from "@citeworthy/core/messages";
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
type Send = (path: string, init: RequestInit) => Promise<Response>;

const LIMIT = 402;

export async function askGenerator<T>(call: GeneratorCall<T>, send: Send = fetch): Promise<Generated<T>> {
  const { path, body, session, isMade, otherwise } = call;
  let response: Response;
  try {
    response = await send(path, {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json", ...(session && { [TOOL_SESSION_HEADER]: session }) },
      body: JSON.stringify(body),
    });
  } catch (error) {
    return { kind: "failed", message: unsentText(error), spent: false };
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && isMade(answer)) return { kind: "made", value: answer };
  return {
    kind: "failed",
    message: wordsOf(answer) ?? messageText(otherwise),
    spent: response.status === LIMIT,
  };
}

function wordsOf(answer: unknown): string | null {
  const error = typeof answer === "object" && answer !== null && "error" in answer ? answer.error : null;
  return typeof error === "string" && error !== "" ? error : null;
}
