import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { REDIRECT_PARAM } from "../../session/auth-path.ts";
import { savePath } from "./saved-path.ts";

/** Keeps the path that the address asks to come back to, so that it outlives a detour by Google. */
export function useSavedRedirect(): string | undefined {
  const [params] = useSearchParams();
  const asked = params.get(REDIRECT_PARAM);
  useEffect(() => savePath(asked), [asked]);
  return asked ?? undefined;
}
