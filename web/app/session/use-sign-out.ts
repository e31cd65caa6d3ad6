import { messageText } from "@citeworthy/core/messages";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { toast } from "../ui/toast.tsx";
import { useSession } from "./session.tsx";
import { signedOutMark, signOut } from "./sign-out.ts";

/** Whatever the server says, this browser forgets the user; a failure is told and left for the next request to mend. */
export function useSignOut(): () => Promise<void> {
  const { clear } = useSession();
  const navigate = useNavigate();
  return useCallback(async () => {
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

function failureNote(problem: string): string {
  const failed = messageText("account/sign-out-failed");
  return problem === failed ? failed : `${failed}: ${problem}`;
}
