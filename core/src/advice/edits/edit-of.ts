/** Completes a proposal with the points that its check would win. */
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
    points: audit ? Math.round((audit.points.possible - audit.points.won) * 10) / 10 : 0,
  };
}
