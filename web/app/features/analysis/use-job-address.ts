/**
 * The URL names the running job, so that a reload finds it again. A job gets its own entry in the history, which its
 * result replaces: Back then leads from the result to the form.
 */
import { useLocation, useNavigate, useNavigation } from "react-router";

const FROM_FORM = { fromForm: true };

export function useJobAddress(onEnd: () => void) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isNamed = new URLSearchParams(search).has("job");
  const cameFromForm: boolean = state?.fromForm === true;
  /** Somebody who is on the way to another page must not be pulled back. */
  const next = useNavigation().location?.pathname;
  const isLeaving = next !== undefined && next !== "/";

  const name = (id: string) =>
    navigate(`/?job=${id}`, {
      replace: isNamed,
      state: isNamed ? state : FROM_FORM,
      preventScrollReset: true,
    });
  /** Both navigations load the page's data again, so only a submit that never became a job needs `onEnd`. */
  const forget = () => {
    if (!isNamed) return onEnd();
    return cameFromForm ? navigate(-1) : navigate("/", { replace: true, preventScrollReset: true });
  };
  return {
    onJob: (id: string | null) => void (isLeaving || (id === null ? forget() : name(id))),
    onSaved: (id: string) => void (isLeaving || navigate(`/analysis/${id}`, { replace: true })),
  };
}
