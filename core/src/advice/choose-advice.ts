/** What a section recommends: its part of the list of edits, two at most. Where it has none, there is nothing to recommend. */
import type { AuditResult, Enhancement, Section } from "../contract/analysis-result.ts";
import type { Edit } from "../contract/edit.ts";
import { collapse } from "../page/tree/text.ts";
import { GATE_CAP } from "../score/gates.ts";

const ITEMS = 2;

type Judged = {
  section: Section;
  audits: readonly AuditResult[];
  /** The list, in its order: a section recommends its part of it and nothing else. */
  edits: readonly Edit[];
  /** Checks of requirements that the page fails. */
  blocking: readonly string[];
};

export function chooseAdvice({ section, audits, edits, blocking }: Judged): Enhancement[] {
  const own = audits.filter((audit) => audit.section === section);
  // A section that isn't measured recommends nothing.
  if (!own.some((audit) => audit.outcome === "scored")) return [];
  const byId = new Map(own.map((audit) => [audit.id, audit]));
  return edits
    .flatMap((edit) => {
      const audit = byId.get(edit.audit ?? "");
      return audit && edit.kind !== "note" ? [editItem(edit, audit, blocking.includes(audit.id))] : [];
    })
    .slice(0, ITEMS);
}

/** Line one: what is wrong, with the page's words. Line two: what to change and how sure its use is. */
function editItem(
  { fault, at, do: todo, needs }: Edit,
  audit: AuditResult,
  isBlocking: boolean,
): Enhancement {
  const proof = at && !fault.includes(at) ? ` On the page: “${at}”` : "";
  const limit = isBlocking ? `Until this is fixed, no section can score above ${GATE_CAP}. ` : "";
  const supply = needs ? `You need: ${needs}. ` : "";
  return {
    content: `${collapse(`${fault}${proof}`)}\n${collapse(`${todo} ${supply}${limit}Evidence grade ${audit.grade}.`)}`,
    audit: audit.id,
  };
}
