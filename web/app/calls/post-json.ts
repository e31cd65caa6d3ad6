/** Posts JSON to our own server and reads the JSON that comes back. For a request without an answer see `unsentText`. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;
/** `body` is `undefined` if the answer isn't JSON, such as the error page of a proxy. */
export type Reply = { response: Response; body: unknown };

/** The status of a request that the user's plan or quota doesn't allow. */
export const NEEDS_PLAN = 402;

type Options = { send?: Send | undefined; headers?: Record<string, string> | null };

/** Throws only if there was no answer. */
export async function postJson(
  path: string,
  body: unknown,
  { send = fetch, headers }: Options = {},
): Promise<Reply> {
  const response = await send(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { response, body: await response.json().catch(() => undefined) };
}

/** A field of an answer, if the answer is an object. */
export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** A sentence in an answer, `null` if it has none under this name. */
export function textIn(body: unknown, name = "error"): string | null {
  const text = fieldOf(body, name);
  return typeof text === "string" && text.trim() ? text : null;
}
