import { useCallback } from "react";
import { useNavigate } from "react-router";
import { toast } from "../ui/toast.tsx";
import { useSession } from "./session.tsx";

/** Clears the user in this browser even if the server fails. A failure is shown, and the next request tries again. */
export function useSignOut(): () => Promise<void> {
  const { clear } = useSession();
  const navigate = useNavigate();
  return useCallback(async () => {
    // Few users sign out, so this code is loaded on demand.
    const { signOut, signedOutMark, failureNote } = await import("./sign-out.ts");
    const problem = await signOut();
    if (problem !== null) {
      // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the Cookie Store API
      document.cookie = signedOutMark;
      toast(failureNote(problem), "error");
    }
    clear();
    await navigate("/");
  }, [clear, navigate]);
}
