/** Follows a job by server-sent events. The browser reconnects by itself and resumes; where it gives up, we begin again. */
import { useEffect, useState } from "react";
import { endOf, type JobProgress, NOTHING_YET, withReport } from "./job-progress.ts";

const REOPEN_MS = 1_000;

export function useJob(id: string | null): JobProgress {
  const [progress, setProgress] = useState(NOTHING_YET);
  useEffect(() => {
    setProgress(NOTHING_YET);
    if (id === null) return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (event: "done" | "failed") => (message: MessageEvent<string>) => {
      source?.close();
      const end = endOf(event, JSON.parse(message.data));
      setProgress((before) => ({ ...before, end }));
    };
    const open = () => {
      source = new EventSource(`/api/jobs/${id}/events`);
      source.addEventListener("progress", (message) =>
        setProgress((before) => withReport(before, JSON.parse(message.data))),
      );
      source.addEventListener("done", finish("done"));
      source.addEventListener("failed", finish("failed"));
      // An answer other than 200, as from a proxy during a restart, ends an EventSource for good.
      source.onerror = () => {
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, REOPEN_MS);
      };
    };
    open();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  }, [id]);
  return progress;
}
