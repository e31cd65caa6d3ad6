/** Every check of every section, with its points, its evidence grade and its quotes. */
import { type AnalysisResult, type AuditResult, SECTION_TITLE, SECTIONS } from "@citeworthy/core/contract";
import { listedAudits } from "@citeworthy/core/contract/listed-audits";
import { isMeasured, NOT_MEASURED } from "@citeworthy/core/report/section-words";
import { signed } from "@citeworthy/core/score/signed";
import { printable } from "./printable.ts";
import type { Screen } from "./screen.ts";
import { wrap } from "./wrap.ts";

const MARGIN = " ".repeat(18);

export function explanation(analysis: AnalysisResult, screen: Screen): string {
  const parts = SECTIONS.map((section) => {
    const checks = listedAudits(analysis.audits).filter((audit) => audit.section === section);
    const scored = isMeasured(analysis[section]) ? `${analysis[section].score.score} of 100` : NOT_MEASURED;
    const title = screen.paint("bold", `${SECTION_TITLE[section]}: ${scored}`);
    return [title, ...checks.map((audit) => check(audit, screen))].join("\n");
  });
  return [
    "All checks (points of the overall score where the page differs from the usual; evidence grade A to D; R = no effect found)",
    ...parts,
  ].join("\n\n");
}

function check(audit: AuditResult, { paint, width }: Screen): string {
  const quotes = audit.quotes.map((quote) => wrap(printable(`“${quote}”`), width, MARGIN));
  return [
    `  ${points(audit).padStart(11)}  ${audit.grade ?? "-"}  ${audit.title}`,
    wrap(printable(audit.found), width, MARGIN),
    ...quotes.map((quote) => paint("dim", quote)),
  ].join("\n");
}

/** Only what is better or worse than usual has a number. */
function points({ outcome, difference, isUntold }: AuditResult): string {
  if (difference !== undefined) return signed(difference);
  if (isUntold) return "can't tell";
  if (outcome === "not-applicable") return "n/a";
  return outcome === "reported" ? "not scored" : "as usual";
}
