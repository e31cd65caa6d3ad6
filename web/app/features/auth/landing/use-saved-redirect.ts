import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { REDIRECT_PARAM } from "../../../session/auth-path.ts";
import { savePath } from "./saved-path.ts";

/** Saves the return path from the URL, so that it survives a detour to Google. */
export function useSavedRedirect(): string | undefined {
  const [params] = useSearchParams();
  const asked = params.get(REDIRECT_PARAM);
  useEffect(() => savePath(asked), [asked]);
  return asked ?? undefined;
}
