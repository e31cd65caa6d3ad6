/** A page of the demand table as its screen shows it. */
import { citedInterval, isNeverCited, type PageDemand } from "@citeworthy/core/demand/page-demand";
import type { DemandPage } from "../../features/demand/demand-view.ts";

const percent = (share: number) => Math.round(share * 100);

export function demandPage(page: PageDemand, projectId: string): DemandPage {
  const range = citedInterval(page);
  return {
    ...page,
    citedRange: range ? `${percent(range.low)} to ${percent(range.high)}%` : "",
    toAdd: isNeverCited(page) ? { from: "demand", projectId, url: page.url } : null,
  };
}
