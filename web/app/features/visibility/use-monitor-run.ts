/** The run of the monitor's page: the address names its job, and the page is loaded again when it ends. */
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation, useRevalidator } from "react-router";
import type { Loose } from "./monitor-view.ts";
import { useMonitor } from "./use-monitor.ts";

const PATH = "/ai-visibility-monitor";

export function useMonitorRun({ jobId, latest }: { jobId: string | null; latest: Loose | null }) {
  const navigate = useNavigate();
  const { revalidate, state: reloading } = useRevalidator();
  const { location: next, state: moving } = useNavigation();
  /** The address names the job until the navigation after its end is done. */
  const hasJob = new URLSearchParams(useLocation().search).has("job");
  /** Somebody who is on the way to another page must not be pulled back. */
  const isLeaving = next !== undefined && next.pathname !== PATH;
  const reload = () => void (navigator.onLine && revalidate());
  const { hasArrived, expectArrival } = useArrival(moving === "idle" && reloading === "idle" && !hasJob);
  const { now, start, refuse } = useMonitor({
    jobId,
    latest,
    onJob: (id) => {
      if (isLeaving) return;
      const to = id ? `${PATH}?job=${id}` : PATH;
      void navigate(to, { replace: true, preventScrollReset: true });
      expectArrival(id === null);
      if (id === null) reload();
    },
    onRefused: reload,
  });
  return { now, start, refuse, reload, hasArrived };
}

/**
 * A run ended while the user was here, so that its result is brought into view: once nothing is being loaded, because a
 * change of the address may scroll the page once more.
 */
function useArrival(isIdle: boolean) {
  const [isExpected, setExpected] = useState(false);
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    if (!isExpected || !isIdle) return;
    setExpected(false);
    setArrived(true);
  }, [isExpected, isIdle]);
  const expectArrival = (isEnd: boolean) => {
    setArrived(false);
    setExpected(isEnd);
  };
  return { hasArrived, expectArrival };
}
