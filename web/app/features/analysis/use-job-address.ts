/**
 * The URL names the running job, so that a reload finds it again. A job gets its own entry in the history, which its
 * result replaces: Back then leads from the result to the form. A failed job keeps its entry until the next one.
 */
import { useLocation, useNavigate, useNavigation } from "react-router";

export function useJobAddress(onEnd: () => void) {
  const navigate = useNavigate();
  const replace = new URLSearchParams(useLocation().search).has("job");
  /** Somebody who is on the way to another page must not be pulled back. */
  const next = useNavigation().location?.pathname;
  const isLeaving = next !== undefined && next !== "/";
  return {
    onJob(id: string | null) {
      if (id === null) onEnd();
      else if (!isLeaving) void navigate(`/?job=${id}`, { replace, preventScrollReset: true });
    },
    onSaved(id: string) {
      if (!isLeaving) void navigate(`/analysis/${id}`, { replace: true });
    },
  };
}
