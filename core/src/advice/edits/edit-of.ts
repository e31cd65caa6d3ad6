/** Completes a proposal: its kind, its name, and the points that making it adds, where they are known. */
import type { AuditResult } from "../../contract/analysis-result.ts";
import type { Edit, EditKind } from "../../contract/edit.ts";
import type { EditTopic } from "../../contract/reading.ts";
import type { Cause, Proposal } from "./context.ts";

const KIND: Record<Cause, EditKind> = {
  beginning: "opening",
  sources: "facts",
  sections: "headings",
  mainHeading: "headings",
  levels: "headings",
  headings: "headings",
  table: "table",
  steps: "steps",
  age: "facts",
  author: "facts",
  figures: "facts",
  experience: "facts",
  definition: "definition",
  questions: "facts",
  quotation: "facts",
  title: "title",
  repeats: "repeat",
  head: "technical",
  description: "technical",
  address: "technical",
  links: "facts",
  praise: "facts",
  announcement: "strike",
  offer: "move",
  media: "technical",
};

export function editOf(about: EditTopic, proposal: Proposal, audits: readonly AuditResult[]): Edit {
  const audit = audits.find(({ id, outcome }) => id === proposal.audit && outcome !== "not-applicable");
  const kind = KIND[proposal.cause];
  return {
    id: idOf(about, proposal),
    kind,
    by: "rules",
    about,
    audit: audit?.id ?? null,
    title: proposal.do,
    fault: proposal.fault,
    do: proposal.do,
    reason: "",
    at: proposal.at ?? null,
    before: proposal.before ?? null,
    after: proposal.after ?? null,
    needs: proposal.needs ?? null,
    steps: [],
    effort: proposal.effort,
    points: audit?.outcome === "scored" ? promisedPoints(audit) : null,
  };
}

/** A topic has one edit, unless several faults of it can be seen on the page. */
function idOf(about: EditTopic, { cause, audit }: Proposal): string {
  if (KIND[cause] === "technical") return `check-${audit ?? about}`;
  return NAMED_BY_CAUSE.has(cause) ? `do-${cause}` : `do-${about}`;
}
const NAMED_BY_CAUSE: ReadonlySet<Cause> = new Set<Cause>([
  "mainHeading",
  "levels",
  "links",
  "announcement",
  "praise",
  "offer",
]);

/**
 * A check of the page's markup reads off what was changed, so its points are known beforehand. How the reading judges a text
 * that isn't written yet is not.
 */
export const promisedPoints = ({ section, points }: AuditResult): number | null =>
  section === "technical_implementation" ? Math.round((points.possible - points.won) * 10) / 10 : null;
