/**
 * Session tokens outside the database always carry a signature, in cookies and as bearer tokens alike, so a copy of the
 * table isn't a list of open sessions. Scripts of our pages never see one: the cookie is all that a browser needs.
 */
import { createHmac } from "node:crypto";

export const signedToken = (token: string, secret: string): string =>
  `${token}.${createHmac("sha256", secret).update(token).digest("base64")}`;

/** The bearer token of an API client as the cookie that the account endpoints read; `null` where there is none. */
export function cookieOfBearer(headers: Headers, cookieName: string): string | null {
  const bearer = /^bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (!bearer) return null;
  return `${cookieName}=${bearer.includes("%") ? bearer : encodeURIComponent(bearer)}`;
}

/** The answer without its token. `signedIn` says what a page needs to know: whether there is a session now. */
export async function withoutToken(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.delete("set-auth-token");
  headers.delete("access-control-expose-headers");
  const { status } = answer;
  const isAnswer = answer.ok && headers.get("content-type")?.startsWith("application/json");
  if (!isAnswer) return new Response(answer.body, { status, headers });
  const body: unknown = await answer.json();
  if (typeof body !== "object" || body === null || !("token" in body))
    return Response.json(body, { status, headers });
  const { token, ...rest } = body;
  return Response.json({ ...rest, signedIn: typeof token === "string" }, { status, headers });
}
