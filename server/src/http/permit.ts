/** The second step: who may call this. Every route says it. */
import { AppError } from "../errors.ts";
import type { Sessions, SessionUser } from "../ports/sessions.ts";
import type { EdgeContext } from "./context.ts";
import { userOfRequest } from "./renew-cookie.ts";

/**
 * For routes that visitors may call too; `null` is a visitor. A token that was sent and isn't valid is refused: treating
 * its owner as a visitor would spend the visitor's free uses and hide the mistake.
 */
export async function anyone(sessions: Sessions, c: EdgeContext): Promise<SessionUser | null> {
  const user = await userOfRequest(sessions, c);
  if (user === null && c.req.header("authorization")) throw new AppError("account/token-refused");
  return user;
}

export async function signedIn(sessions: Sessions, c: EdgeContext): Promise<SessionUser> {
  const user = await anyone(sessions, c);
  if (user === null) throw new AppError("account/sign-in-required");
  return user;
}
