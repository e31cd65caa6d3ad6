/** Sends the text to the worker when typing pauses, and keeps the answer to the latest text only. */
import type { DraftFormat } from "@citeworthy/core/drafts/draft-format";
import type { DraftReading } from "@citeworthy/core/drafts/draft-reading";
import type { DraftText } from "@citeworthy/core/drafts/read-draft";
import { useEffect, useRef, useState } from "react";
import type { DraftNews, DraftTask } from "./draft.worker.ts";

const PAUSE_MS = 500;

export type ReadingState = {
  isReading: boolean;
  result: DraftReading | null;
  /** Undefined until the edits of this text are known; null where it can't be edited. */
  edited: DraftText | null | undefined;
  problem: string | null;
};

const NOTHING: ReadingState = { isReading: false, result: null, edited: undefined, problem: null };

export function useDraftReading(text: string, format: DraftFormat, isReady: boolean): ReadingState {
  const [state, setState] = useState<ReadingState>(NOTHING);
  const worker = useRef<Worker | null>(null);
  const latest = useRef(0);
  useEffect(() => () => worker.current?.terminate(), []);

  useEffect(() => {
    latest.current += 1;
    if (!isReady) return setState(NOTHING);
    const id = latest.current;
    // Edits of another text would be made at the wrong places.
    setState((before) => ({ ...before, edited: undefined }));
    const timer = setTimeout(() => {
      setState((before) => ({ ...before, isReading: true }));
      const failed = () => setState({ ...NOTHING, problem: "This browser could not read the draft." });
      worker.current ??= new Worker(new URL("./draft.worker.ts", import.meta.url), { type: "module" });
      worker.current.onerror = () => {
        worker.current = null;
        failed();
      };
      worker.current.onmessage = ({ data }: MessageEvent<DraftNews>) => {
        if (data.id !== latest.current) return;
        if ("problem" in data) return failed();
        if ("edited" in data) return setState((before) => ({ ...before, edited: data.edited }));
        setState({ ...NOTHING, result: data.result });
      };
      const task: DraftTask = { id, text, format, now: new Date().toISOString() };
      worker.current.postMessage(task);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, format, isReady]);
  return state;
}
