/** What a section recommends: its part of the list of edits, two at most. Where it has none, there is nothing to recommend. */
import type { AuditResult, Enhancement, Section } from "../contract/analysis-result.ts";
import { type Edit, isNote } from "../contract/edit.ts";
import { sectionOfEdit } from "../contract/edit-section.ts";
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

export const chooseAdvice = ({ section, audits, edits, blocking }: Judged): Enhancement[] =>
  edits
    .filter((edit) => !isNote(edit) && sectionOfEdit(edit, audits) === section)
    .slice(0, ITEMS)
    .map((edit) => editItem(edit, audits.find(({ id }) => id === edit.audit) ?? null, blocking));

/** Line one: what is wrong, with the page's words. Line two: what to change and how sure its use is, where a check covers it. */
function editItem(
  { fault, at, do: todo, needs }: Edit,
  audit: AuditResult | null,
  blocking: readonly string[],
): Enhancement {
  const proof = at && !fault.includes(at) ? ` On the page: “${at}”` : "";
  const supply = needs ? `You need: ${needs}.` : "";
  const limit =
    audit && blocking.includes(audit.id)
      ? `Until this is fixed, no section can score above ${GATE_CAP}.`
      : "";
  const grade = audit?.grade ? `Evidence grade ${audit.grade}.` : "";
  return {
    content: `${collapse(`${fault}${proof}`)}\n${collapse([todo, supply, limit, grade].join(" "))}`,
    ...(audit && { audit: audit.id }),
  };
}
