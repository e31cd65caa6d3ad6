/** Every check of every section, with its points, its evidence grade and its quotes. */
import { type AnalysisResult, type AuditResult, SECTION_TITLE, SECTIONS } from "@citeworthy/core/contract";
import { listedAudits } from "@citeworthy/core/contract/listed-audits";
import { isMeasured, NOT_MEASURED } from "@citeworthy/core/report/section-words";
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
    "All checks (section points earned / possible; evidence grade A to D; R = no effect found)",
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

function points({ outcome, sectionPoints }: AuditResult): string {
  if (outcome === "not-applicable") return "n/a";
  if (outcome === "reported") return "not scored";
  return `${sectionPoints.won.toFixed(1)} / ${sectionPoints.possible.toFixed(1)}`;
}
