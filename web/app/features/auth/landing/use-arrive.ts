import { landingPath } from "@citeworthy/core/product/accounts/saved-redirect";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { forgetPath, savedPath } from "./saved-path.ts";

type Arrive = (user: { isAdmin: boolean }, otherwise?: string) => Promise<void>;

/**
 * Takes a user to the right page after signing in. The saved path is cleared only after the navigation, because a page
 * and the window above it may both navigate and must go to the same place.
 */
export function useArrive({ replace = false } = {}): Arrive {
  const navigate = useNavigate();
  return useCallback(
    async ({ isAdmin }, otherwise = "/dashboard") => {
      const to = landingPath({ isAdmin, saved: savedPath(), otherwise });
      // A second entry for the same page would make Back look broken.
      const isHere = to === window.location.pathname + window.location.search;
      await navigate(to, { replace: replace || isHere });
      forgetPath();
    },
    [navigate, replace],
  );
}
