import { landingPath } from "@citeworthy/core/product/accounts/saved-redirect";
import { comebackPath, REDIRECT_PARAM } from "../../../session/auth-path.ts";

type Visitor = { isAdmin: boolean } | null | undefined;

/**
 * Where the server can redirect a signed-in user who opens a sign-in page. `null` for a visitor, and for a user whose
 * saved path only the browser knows: then the page redirects.
 */
export function knownLanding(user: Visitor, address: string): string | null {
  if (!user) return null;
  const asked = comebackPath(new URL(address).searchParams.get(REDIRECT_PARAM) ?? undefined);
  return user.isAdmin || asked ? landingPath({ isAdmin: user.isAdmin, saved: asked }) : null;
}
