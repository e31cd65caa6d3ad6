/** The states of reading a log: idle, reading, then a report or an error. A new task ends the one before. */
import type { LogReport } from "@citeworthy/core/logs/report";
import { useEffect, useRef, useState } from "react";
import type { LogNews, LogTask } from "./log.worker.ts";

type LogState =
  | { state: "idle" }
  | { state: "reading"; bytes: number; total: number }
  | { state: "done"; report: LogReport }
  | { state: "failed"; message: string };

export function useLog() {
  const [now, setNow] = useState<LogState>({ state: "idle" });
  const worker = useRef<Worker | null>(null);
  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const read = (task: LogTask) => {
    stop();
    const total = task.files.reduce((sum, { size }) => sum + size, 0);
    setNow({ state: "reading", bytes: 0, total });
    const begun = new Worker(new URL("./log.worker.ts", import.meta.url), { type: "module" });
    worker.current = begun;
    begun.onmessage = ({ data }: MessageEvent<LogNews>) => {
      if (data.kind === "progress") return setNow({ state: "reading", bytes: data.bytes, total });
      stop();
      setNow(
        data.kind === "done"
          ? { state: "done", report: data.report }
          : { state: "failed", message: data.message },
      );
    };
    begun.onerror = () => {
      stop();
      setNow({ state: "failed", message: "This browser could not read the file." });
    };
    begun.postMessage(task);
  };
  const cancel = () => {
    stop();
    setNow({ state: "idle" });
  };
  return { now, read, cancel, refuse: (message: string) => setNow({ state: "failed", message }) };
}
