/** The page to return to after signing in, kept in this tab until it is used. */
import { samesitePath } from "@citeworthy/core/product/accounts/saved-redirect";
import { comebackPath } from "../../../session/auth-path.ts";

const KEY = "auth_redirect";

export function savePath(path: string | null): void {
  const kept = comebackPath(path ?? undefined);
  if (kept) quietly((storage) => storage.setItem(KEY, kept));
}

export const savedPath = (): string | null => samesitePath(quietly((storage) => storage.getItem(KEY)));

export const forgetPath = (): void => void quietly((storage) => storage.removeItem(KEY));

/** A browser may block storage; then nothing is saved and users go to the dashboard. */
function quietly<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
