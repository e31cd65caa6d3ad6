import { landingPath } from "@citeworthy/core/product/saved-redirect";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { forgetPath, savedPath } from "./saved-path.ts";

type Arrive = (user: { isAdmin: boolean }, otherwise?: string) => Promise<void>;

/**
 * Takes a person who has signed in to where they wanted to be. The path is forgotten only on arrival: a page and
 * the window above it may both send the same person off, and must send them to the same place.
 */
export function useArrive({ replace = false } = {}): Arrive {
  const navigate = useNavigate();
  return useCallback(
    async ({ isAdmin }, otherwise = "/dashboard") => {
      await navigate(landingPath({ isAdmin, saved: savedPath(), otherwise }), { replace });
      forgetPath();
    },
    [navigate, replace],
  );
}
