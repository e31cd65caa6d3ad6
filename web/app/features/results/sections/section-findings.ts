/** The checks of a section, sorted: to change, less certain, passed, only reported, not applicable. */
import type { AuditResult, Section } from "@citeworthy/core/contract";
import { listedAudits } from "@citeworthy/core/contract/listed-audits";
import { STRONG } from "../result-view.ts";
import { missingPoints } from "../score/score-words.ts";

/** Less shows as 0.0. */
const MIN_SHOWN_POINTS = 0.05;

export type SectionFindings = {
  toChange: AuditResult[];
  /** Faults the engine isn't sure of. */
  lessCertain: AuditResult[];
  passed: AuditResult[];
  reported: AuditResult[];
  notApplicable: AuditResult[];
};

const isToChange = (audit: AuditResult) => audit.advice !== null && missingPoints(audit) >= MIN_SHOWN_POINTS;

export function findingsOf(
  audits: readonly AuditResult[],
  section: Section,
  strongOnly: boolean,
): SectionFindings {
  const own = listedAudits(audits)
    .filter((audit) => audit.section === section)
    .filter(({ grade }) => !strongOnly || (grade !== null && STRONG.includes(grade)));
  const scored = own.filter(({ outcome }) => outcome === "scored");
  const faults = scored
    .filter(isToChange)
    .toSorted((one, other) => missingPoints(other) - missingPoints(one));
  return {
    toChange: faults.filter(({ isDoubtful }) => !isDoubtful),
    lessCertain: faults.filter(({ isDoubtful }) => isDoubtful),
    passed: scored.filter((audit) => !isToChange(audit)),
    reported: own.filter(({ outcome }) => outcome === "reported"),
    notApplicable: own.filter(({ outcome }) => outcome === "not-applicable"),
  };
}
