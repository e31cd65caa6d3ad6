/** Counts the pages that could not be fetched, by the code of the failure. */
import { AppError } from "../../errors.ts";
import type { Pages } from "../../ports/analysis/pages.ts";
import type { Metrics } from "../../ports/runtime/metrics.ts";

export const countedPages = (pages: Pages, metrics: Metrics): Pages => ({
  ...pages,
  async gather(url, request) {
    try {
      return await pages.gather(url, request);
    } catch (error) {
      metrics.count("page_fetch_failures", { reason: error instanceof AppError ? error.code : "unexpected" });
      throw error;
    }
  },
});
