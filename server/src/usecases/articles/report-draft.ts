/** What a model has written so far, as rows of progress: a piece for each half a second, not for each word. */
import type { Stores } from "../../ports/storage.ts";

const EVERY_MS = 500;

export function draftReporter({ jobs }: Pick<Stores, "jobs">, jobId: string) {
  let waiting = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const report = (data: Record<string, unknown>) => {
    last = last.then(() => jobs.report(jobId, data));
    // The draft is only to be looked at: a row that is lost does not stop the article.
    last = last.catch(() => {});
  };
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
    /** Everything added so far has become rows. */
    async written() {
      flush();
      await last;
    },
    /** The next text replaces this one. */
    again() {
      flush();
      report({ draftAgain: true });
    },
  };
}
