/** The page to come back to after signing in, kept in this tab until it is used. */
import { samesitePath } from "@citeworthy/core/product/saved-redirect";

const KEY = "auth_redirect";

/** Nobody who has signed in wants to return to a page for signing in. */
const AUTH_PAGES = /^\/(signin|signup|forgot-password|reset-password|auth\/callback)(?=[/?#]|$)/;

export function savePath(path: string | null): void {
  const kept = samesitePath(path);
  if (kept && !AUTH_PAGES.test(kept)) quietly((storage) => storage.setItem(KEY, kept));
}

export const savedPath = (): string | null => samesitePath(quietly((storage) => storage.getItem(KEY)));

export function takeSavedPath(): string | null {
  const path = savedPath();
  forgetPath();
  return path;
}

export const forgetPath = (): void => void quietly((storage) => storage.removeItem(KEY));

/** A browser may refuse storage altogether; then nothing is saved and everyone lands on the dashboard. */
function quietly<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
