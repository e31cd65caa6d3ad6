import { useCallback } from "react";
import { useNavigate } from "react-router";
import { loadFallbacks } from "../delivery/fallbacks.ts";
import { loadCode } from "../delivery/load-code.ts";
import { toast } from "../ui/feedback/toast.tsx";
import { useSession } from "./session.tsx";

type SignsOut = { signOutNote: () => string | null | Promise<string | null> };

/** Clears the user in this browser even if the server fails. A failure is shown, and the next request tries again. */
export function useSignOut(): () => Promise<void> {
  const { clear } = useSession();
  const navigate = useNavigate();
  return useCallback(async () => {
    // Few users sign out, so this code is loaded on demand.
    const code = await loadCode<SignsOut>(() => import("./sign-out.ts")).catch(loadFallbacks);
    const problem = await code.signOutNote();
    if (problem !== null) toast(problem, "error");
    clear();
    await navigate("/");
  }, [clear, navigate]);
}
