/** Demand as the screen of a project receives it. */
import type { AssistantDay, PageDemand, RealQuestion } from "@citeworthy/core/demand/page-demand";
import type { PropertyKind } from "@citeworthy/core/demand/properties";
import type { WorkSource } from "@citeworthy/core/worklist/work-item";

/**
 * `citedRange`: the interval of the citations in words; empty where no answer counts. `toAdd`: what puts the page on the
 * work list; null where nothing asks for work.
 */
export type DemandPage = PageDemand & { citedRange: string; toAdd: WorkSource | null };

export type DemandView = {
  projectId: string;
  pages: DemandPage[];
  found: number;
  next: string | null;
  sort: string;
  /** Kinds that are connected, and whether each was read at least once. */
  sources: { kind: PropertyKind; isRead: boolean; currency: string | null }[];
  assistants: AssistantDay[];
  questions: RealQuestion[];
};

export const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.pathname}${parsed.search}` : url;
};
