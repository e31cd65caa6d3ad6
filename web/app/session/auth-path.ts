/** The URLs of the sign-in pages, with the page to return to. */
import { samesitePath } from "@citeworthy/core/product/accounts/saved-redirect";

export type AuthView = "sign-in" | "sign-up";
export const REDIRECT_PARAM = "redirect";

const PAGE: Record<AuthView, string> = { "sign-in": "/signin", "sign-up": "/signup" };
/** Returning to one of these pages after signing in makes no sense. */
const NOT_A_PLACE = /^\/(signin|signup|auth\/|forgot-password|reset-password)/;

/** The page to return to, or null if that would be a sign-in page. */
export function comebackPath(from: string | undefined): string | null {
  const back = samesitePath(from);
  return back === null || NOT_A_PLACE.test(back) ? null : back;
}

export function authPath(view: AuthView, from?: string): string {
  const back = comebackPath(from);
  if (back === null || back === "/") return PAGE[view];
  return `${PAGE[view]}?${REDIRECT_PARAM}=${encodeURIComponent(back)}`;
}
