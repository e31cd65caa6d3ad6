import { useCallback } from "react";
import { useNavigate } from "react-router";
import { loadCode } from "../ui/load-code.ts";
import { notLoadedText } from "../ui/not-loaded.tsx";
import { toast } from "../ui/toast.tsx";
import { useSession } from "./session.tsx";
import { signedOutMark } from "./signed-out-mark.ts";

/** Clears the user in this browser even if the server fails. A failure is shown, and the next request tries again. */
export function useSignOut(): () => Promise<void> {
  const { clear } = useSession();
  const navigate = useNavigate();
  return useCallback(async () => {
    const problem = await tryToSignOut();
    if (problem !== null) {
      // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the Cookie Store API
      document.cookie = signedOutMark;
      toast(problem, "error");
    }
    clear();
    await navigate("/");
  }, [clear, navigate]);
}

/** Few users sign out, so the code is loaded on demand. Returns an error message or null. */
async function tryToSignOut(): Promise<string | null> {
  try {
    const { signOut, failureNote } = await loadCode(() => import("./sign-out.ts"));
    const problem = await signOut();
    return problem === null ? null : failureNote(problem);
  } catch {
    return notLoadedText();
  }
}
