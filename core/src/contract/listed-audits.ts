/** Which checks a list of findings shows. */
import type { AuditResult } from "./analysis-result.ts";

/** They compare the page with others. Results of earlier rubrics also hold the last two. */
const RIVAL_AUDITS: ReadonlySet<string> = new Set([
  "fact-gap",
  "freshness-gap",
  "passage-rank",
  "subtopic-gap",
  "shared-vocabulary",
  "structure-gap",
]);

/** Without pages to compare with, these checks say nothing about the page, so lists leave them out. */
export const listedAudits = <Some extends Pick<AuditResult, "id" | "outcome">>(
  audits: readonly Some[],
): Some[] => audits.filter(({ id, outcome }) => outcome !== "not-applicable" || !RIVAL_AUDITS.has(id));
