/** Follows a job by server-sent events. The browser reconnects and resumes by itself; if it gives up, we reconnect. */
import { useEffect, useRef } from "react";

const REOPEN_MS = 1_000;

type JobListener = {
  /** Repeated from the first row after a new connection. */
  onProgress(data: Record<string, unknown>): void;
  onEnd(event: "done" | "failed", data: Record<string, unknown>): void;
};

export function useJobEvents(id: string | null, listener: JobListener): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    if (id === null) return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (event: "done" | "failed") => (message: MessageEvent<string>) => {
      source?.close();
      latest.current.onEnd(event, JSON.parse(message.data));
    };
    const open = () => {
      source = new EventSource(`/api/jobs/${id}/events`);
      source.addEventListener("progress", (message) => latest.current.onProgress(JSON.parse(message.data)));
      source.addEventListener("done", finish("done"));
      source.addEventListener("failed", finish("failed"));
      // A status other than 200, for example from a proxy during a restart, closes an EventSource for good.
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
}
