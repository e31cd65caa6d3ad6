/** Completes a proposal with the points that making it adds, where they are known. */
import type { AuditResult } from "../../contract/analysis-result.ts";
import type { Edit, EditTopic } from "../../contract/reading.ts";
import type { Proposal } from "./context.ts";

export function editOf(about: EditTopic, proposal: Proposal, audits: readonly AuditResult[]): Edit {
  const audit = audits.find(({ id, outcome }) => id === proposal.audit && outcome === "scored");
  const after = proposal.after ?? null;
  return {
    about,
    audit: audit?.id ?? null,
    fault: proposal.fault,
    do: proposal.do,
    at: proposal.at ?? null,
    before: proposal.before ?? null,
    after,
    afterBy: after === null ? null : "page",
    needs: proposal.needs ?? null,
    effort: proposal.effort,
    points: audit ? promisedPoints(audit) : null,
  };
}

/**
 * A check of the page's markup reads off what was changed, so its points are known beforehand. How the reading judges a text
 * that isn't written yet is not.
 */
const promisedPoints = ({ section, points }: AuditResult): number | null =>
  section === "technical_implementation" ? Math.round((points.possible - points.won) * 10) / 10 : null;
