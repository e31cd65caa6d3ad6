/** Shown if the sign-in window can't be loaded: a link to the page with the same form. Where only a new page helps, it opens at once. */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { Button, buttonClass } from "../ui/button.tsx";
import { notLoadedText } from "../ui/not-loaded.tsx";
import type { MissingProps } from "../ui/part.tsx";
import { Problem } from "../ui/problem.tsx";
import { useAuthModal } from "./auth-modal.tsx";
import { authPath } from "./auth-path.ts";

const LINK = { "sign-in": "Open the sign-in page", "sign-up": "Open the sign-up page" } as const;

export function AuthPageInstead({ onRetry, needsReload }: MissingProps) {
  const { view, close } = useAuthModal();
  const { pathname, search } = useLocation();
  const page = view && authPath(view, pathname + search);
  // A document load, because the open page can no longer load its files.
  useEffect(() => {
    if (needsReload && page) window.location.assign(page);
  }, [needsReload, page]);
  if (!view || !page || needsReload) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-50 grid justify-items-center p-4">
      <div className="rounded-sm bg-surface shadow-card">
        <Problem title={notLoadedText()}>
          <div className="mt-3 flex flex-wrap gap-2">
            <a href={page} className={buttonClass({ size: "small" })}>
              {LINK[view]}
            </a>
            <Button size="small" onClick={onRetry}>
              Try again
            </Button>
            <Button size="small" variant="quiet" onClick={close}>
              Close
            </Button>
          </div>
        </Problem>
      </div>
    </div>
  );
}
