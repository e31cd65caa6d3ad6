import { useCallback } from "react";
import { useNavigate } from "react-router";
import { toast } from "../ui/toast.tsx";
import { useSession } from "./session.tsx";

/** Whatever the server says, this browser forgets the user; a failure is told and left for the next request to mend. */
export function useSignOut(): () => Promise<void> {
  const { clear } = useSession();
  const navigate = useNavigate();
  return useCallback(async () => {
    // Few visitors sign out, so the words and the request for it are fetched when somebody does.
    const { signOut, signedOutMark, failureNote } = await import("./sign-out.ts");
    const problem = await signOut();
    if (problem !== null) {
      // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is still missing in some browsers
      document.cookie = signedOutMark;
      toast(failureNote(problem), "error");
    }
    clear();
    await navigate("/");
  }, [clear, navigate]);
}
