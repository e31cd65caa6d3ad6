/** Judges the page behind a stored analysis. It isn't fetched, and no model is asked: its earlier reading is used. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { KeptPage } from "../../ports/analysis/kept-evidence.ts";
import type { Log } from "../../ports/runtime/log.ts";
import { judgePage } from "./judge-page.ts";
import { reusableProposals, reusableReading } from "./models/reuse-reading.ts";

export async function judgeKept(
  deps: { judge: Judge; log: Log },
  page: KeptPage,
  given: GivenReading,
): Promise<AnalysisResult> {
  const modelReading = page.modelReading && reusableReading(page.modelReading, given);
  const result = await judgePage(deps, page, {
    ...given,
    ...(modelReading && { modelReading }),
    proposals: page.modelReading ? reusableProposals(page.modelReading, given) : [],
  });
  return result.reading?.model === undefined ? result : { ...result, mode: "live" };
}
