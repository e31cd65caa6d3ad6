/** Shown if the sign-in window can't be loaded: a link to the page with the same form. Where only a new page helps, it opens at once. */
import { useEffect } from "react";
import { useLocation } from "react-router";
import type { MissingProps } from "../delivery/fallbacks.ts";
import { buttonClass } from "../ui/form/button.tsx";
import { useAuthModal } from "./auth-modal.tsx";
import { authPath } from "./auth-path.ts";

const LINK = { "sign-in": "Open the sign-in page", "sign-up": "Open the sign-up page" } as const;

export function AuthPageInstead({ onRetry, isDead, frame: Frame }: MissingProps) {
  const { view, close } = useAuthModal();
  const { pathname, search } = useLocation();
  const page = view && authPath(view, pathname + search);
  // A document load, because the open page can no longer load its files.
  useEffect(() => {
    if (isDead && page) window.location.assign(page);
  }, [isDead, page]);
  if (!view || !page || isDead) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-50 grid justify-items-center p-4">
      <div className="rounded-sm bg-surface shadow-card">
        <Frame onRetry={onRetry}>
          <a href={page} className={buttonClass({ size: "small" })}>
            {LINK[view]}
          </a>
          <button type="button" onClick={close} className={buttonClass({ size: "small", variant: "quiet" })}>
            Close
          </button>
        </Frame>
      </div>
    </div>
  );
}
