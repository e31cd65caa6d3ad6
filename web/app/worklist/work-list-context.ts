/** Which findings of the screen are on the work list. Null where nothing can be added: a shared report, the sample, a viewer. */
import type { WorkSource, WorkState } from "@citeworthy/core/worklist/work-item";
import { type ComponentType, createContext } from "react";

export const WORK_LIST_PATH = "/work-list";

export type KnownWork = { id: string; state: WorkState };
export type WorkListEntry = KnownWork & { source: WorkSource };

export type ScreenWork = {
  /** The report that the screen shows; null on other screens. */
  analysisId: string | null;
  entries: readonly WorkListEntry[];
  /** The button, passed in so that screens without a work list don't load its code. */
  Add: ComponentType<AddToWorkListProps & { entries: readonly WorkListEntry[] }>;
};
export const WorkListContext = createContext<ScreenWork | null>(null);

/** Of an edit or a check, the server reads the words from the report. */
export type AddToWorkListProps = {
  source: WorkSource;
  title: string;
  detail?: string | undefined;
  page?: { url: string; title?: string } | undefined;
};

/** One text for one source. */
export function sourceId(source: WorkSource): string {
  const { from, ...ids } = source;
  return [from, ...Object.entries(ids).toSorted().flat()].join(" ");
}
