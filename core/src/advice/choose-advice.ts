/** Two items for a section: faults that bring most points, then smaller flaws, what is fine already, and information. */
import type { AuditResult, Enhancement, Section } from "../contract/analysis-result.ts";
import { collapse } from "../page/tree/text.ts";
import { GATE_CAP } from "../score/gates.ts";

const ITEMS = 2;

export const toWin = (audit: AuditResult): number => audit.sectionPoints.possible - audit.sectionPoints.won;

/** Below this share a check has failed; above it, the page does well and could do better. */
const FAILED_SHARE = 0.5;
const fails = ({ share }: AuditResult): number => (share !== null && share < FAILED_SHARE ? 1 : 0);
const isClear = ({ isDoubtful }: AuditResult): number => (isDoubtful ? 0 : 1);

/** `blocking`: checks of requirements that the page fails. Their edits come first, whatever their points. */
export function chooseAdvice(
  section: Section,
  audits: readonly AuditResult[],
  blocking: readonly string[],
): Enhancement[] {
  const own = audits.filter((audit) => audit.section === section);
  const scored = own.filter((audit) => audit.outcome === "scored");
  const blocks = (audit: AuditResult) => (blocking.includes(audit.id) ? 1 : 0);
  const edits = scored
    .filter((audit) => audit.advice !== null && toWin(audit) > 0)
    .toSorted(
      (one, other) =>
        blocks(other) - blocks(one) ||
        isClear(other) - isClear(one) ||
        fails(other) - fails(one) ||
        toWin(other) - toWin(one),
    )
    .map((audit) => editItem(audit, blocks(audit) === 1));
  const rest = scored.filter((audit) => audit.advice === null);
  const fine = rest
    .filter((audit) => !fails(audit))
    .toSorted((one, other) => other.sectionPoints.possible - one.sectionPoints.possible)
    .map((audit) => foundItem(audit, "No change needed."));
  const small = rest
    .filter((audit) => fails(audit))
    .map((audit) => foundItem(audit, "It costs less than a point on this page."));
  const information = own
    .filter((audit) => audit.outcome === "reported")
    .map((audit) => foundItem(audit, "No action needed."));
  // A section that isn't measured recommends nothing.
  if (scored.length === 0) return [];
  return [...edits, ...fine, ...small, ...information, NOTHING_ELSE].slice(0, ITEMS);
}

/** The specification asks for two items, also where there is nothing to advise. */
const NOTHING_ELSE: Enhancement = {
  content: "No other check in this section applies to this page.\nThere is nothing else to change here.",
};

/** Line one: what we found, with the page's words. Line two: what to change and how sure its use is. */
function editItem(audit: AuditResult, isBlocking: boolean): Enhancement {
  const [quoted] = audit.quotes;
  const proof = quoted && !audit.found.includes(quoted) ? ` On the page: “${quoted}”` : "";
  const limit = isBlocking ? `Until this is fixed, no section can score above ${GATE_CAP}. ` : "";
  return {
    content: `${collapse(`${audit.isDoubtful ? "Not certain: " : ""}${audit.found}${proof}`)}\n${collapse(`${audit.advice} ${limit}Evidence grade ${audit.grade}.`)}`,
    audit: audit.id,
  };
}

const foundItem = (audit: AuditResult, next: string): Enhancement => ({
  content: `${collapse(`${audit.title}: ${audit.found}`)}\n${next}`,
  audit: audit.id,
});
