/** The address of the sign-in pages, with the page to come back to. */
import { samesitePath } from "@citeworthy/core/product/saved-redirect";

export type AuthView = "sign-in" | "sign-up";
export const REDIRECT_PARAM = "redirect";

const PAGE: Record<AuthView, string> = { "sign-in": "/signin", "sign-up": "/signup" };
/** Coming back to one of these after signing in would lead nowhere. */
const NOT_A_PLACE = /^\/(signin|signup|auth\/|forgot-password|reset-password)/;

/** The page to come back to, or null where that would be a page for signing in. */
export function comebackPath(from: string | undefined): string | null {
  const back = samesitePath(from);
  return back === null || NOT_A_PLACE.test(back) ? null : back;
}

export function authPath(view: AuthView, from?: string): string {
  const back = comebackPath(from);
  if (back === null || back === "/") return PAGE[view];
  return `${PAGE[view]}?${REDIRECT_PARAM}=${encodeURIComponent(back)}`;
}
