/** The second step: who may call this. Every route says it. */
import { AppError } from "../errors.ts";
import type { Sessions, SessionUser } from "../ports/sessions.ts";
import type { EdgeContext } from "./context.ts";

export async function signedIn(sessions: Sessions, c: EdgeContext): Promise<SessionUser> {
  const user = await sessions.userOf(c.req.raw.headers);
  if (user === null) throw new AppError("account/sign-in-required");
  return user;
}
