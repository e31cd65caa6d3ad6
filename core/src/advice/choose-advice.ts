/** Two items for a section: its part of the list of edits, then what is fine already, and information. */
import { WHOLE_SHARE } from "../audits/say.ts";
import type { AuditResult, Enhancement, Section } from "../contract/analysis-result.ts";
import type { Edit } from "../contract/edit.ts";
import { collapse } from "../page/tree/text.ts";
import { GATE_CAP } from "../score/gates.ts";

const ITEMS = 2;

/** Below this share a check has failed; above it, the page does well and could do better. */
const FAILED_SHARE = 0.5;
const fails = ({ share }: AuditResult): number => (share !== null && share < FAILED_SHARE ? 1 : 0);

const isWhole = ({ share }: AuditResult): boolean => share === null || share >= WHOLE_SHARE;
const earned = ({ sectionPoints: { won, possible } }: AuditResult): string =>
  `It earns ${won.toFixed(1)} of ${possible.toFixed(1)} points of this section.`;

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
  const scored = own.filter((audit) => audit.outcome === "scored");
  // A section that isn't measured recommends nothing.
  if (scored.length === 0) return [];
  const byId = new Map(own.map((audit) => [audit.id, audit]));
  const recommended = edits.flatMap((edit) => {
    const audit = byId.get(edit.audit ?? "");
    return audit && edit.kind !== "note" ? [editItem(edit, audit, blocking.includes(audit.id))] : [];
  });
  const asked = new Set(edits.map(({ audit }) => audit));
  const rest = scored.filter((audit) => !asked.has(audit.id));
  const fine = rest
    .filter((audit) => !fails(audit))
    .toSorted((one, other) => other.sectionPoints.possible - one.sectionPoints.possible)
    .map((audit) => foundItem(audit, isWhole(audit) ? "No change needed." : earned(audit)));
  const small = rest
    .filter((audit) => fails(audit))
    .map((audit) =>
      foundItem(
        audit,
        audit.advice === null || audit.isDoubtful
          ? "We are not certain of it, or it costs little on this page."
          : "The list of edits doesn't ask for it by itself.",
      ),
    );
  const information = own
    .filter((audit) => audit.outcome === "reported")
    .map((audit) => foundItem(audit, "No action needed."));
  return [...recommended, ...fine, ...small, ...information, NOTHING_ELSE].slice(0, ITEMS);
}

/** The specification asks for two items, also where there is nothing to advise. */
const NOTHING_ELSE: Enhancement = {
  content: "No other check in this section applies to this page.\nThere is nothing else to change here.",
};

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

const foundItem = (audit: AuditResult, next: string): Enhancement => ({
  content: `${collapse(`${audit.title}: ${audit.found}`)}\n${next}`,
  audit: audit.id,
});
