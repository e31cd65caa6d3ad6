/**
 * A screen whose findings can be put on the work list, and the button that does it. Screens without it, such as a shared
 * report or the sample, don't load the button's code.
 */
import type { ReactNode } from "react";
import { WorkListContext, type WorkListEntry } from "../work-list-context.ts";
import { AddOrShow } from "./add-or-show.tsx";

type WorkListScreenProps = {
  /** The report that the screen shows; null on other screens. */
  analysisId?: string | null;
  /** Null for users who can't add. */
  entries: readonly WorkListEntry[] | null;
  children: ReactNode;
};

export const WorkListScreen = ({ analysisId = null, entries, children }: WorkListScreenProps) => (
  <WorkListContext value={entries && { analysisId, entries, Add: AddOrShow }}>{children}</WorkListContext>
);
