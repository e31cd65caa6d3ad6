/** What a model has written so far: a piece for each half a second, not for each word. */
import type { Report } from "../jobs/report-progress.ts";

const EVERY_MS = 500;

export function draftReporter(report: Report) {
  let waiting = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== "") report({ draft: waiting });
    waiting = "";
  };
  return {
    add(piece: string) {
      waiting += piece;
      timer ??= setTimeout(flush, EVERY_MS);
    },
    /** Everything added so far is told. */
    flush,
    /** The next text replaces this one. */
    again() {
      flush();
      report({ draftAgain: true });
    },
  };
}
