/** Follows a job by server-sent events. The browser reconnects by itself and resumes; where it gives up, we begin again. */
import { useEffect, useRef } from "react";

const REOPEN_MS = 1_000;

export type JobListener = {
  /** Told again from the first row where the connection had to begin anew. */
  onProgress(data: Record<string, unknown>): void;
  onEnd(event: "done" | "failed", data: Record<string, unknown>): void;
};

export function useJobEvents(id: string | null, listener: JobListener): void {
  const told = useRef(listener);
  told.current = listener;
  useEffect(() => {
    if (id === null) return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (event: "done" | "failed") => (message: MessageEvent<string>) => {
      source?.close();
      told.current.onEnd(event, JSON.parse(message.data));
    };
    const open = () => {
      source = new EventSource(`/api/jobs/${id}/events`);
      source.addEventListener("progress", (message) => told.current.onProgress(JSON.parse(message.data)));
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
}
