/** Progress of an article in the order it happened, and the text as a model writes it. */
import type { ArticleStep } from "@citeworthy/core/product/article-steps";
import type { Stores } from "../../ports/storage.ts";

export type TellArticle = (step: ArticleStep, state: "running" | "done", detail?: string) => Promise<void>;

export function articleReporter({ jobs }: Pick<Stores, "jobs">, jobId: string): TellArticle {
  let last: Promise<void> = Promise.resolve();
  return (step, state, detail) => {
    const report = { step, state, ...(detail !== undefined && { detail }) };
    last = last.then(() => jobs.report(jobId, report));
    // Whoever awaits the last report hears of an earlier failure; until then it is not an unhandled one.
    last.catch(() => {});
    return last;
  };
}
