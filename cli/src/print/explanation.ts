/** Every check of every section, with its points, its evidence grade and the quotes it rests on. */
import { type AnalysisResult, type AuditResult, SECTION_TITLE, SECTIONS } from "@citeworthy/core/contract";
import { listedAudits } from "@citeworthy/core/contract/listed-audits";
import { printable } from "./printable.ts";
import type { Screen } from "./screen.ts";
import { wrap } from "./wrap.ts";

const MARGIN = " ".repeat(18);

export function explanation(analysis: AnalysisResult, screen: Screen): string {
  const parts = SECTIONS.map((section) => {
    const { score } = analysis[section].score;
    const checks = listedAudits(analysis.audits).filter((audit) => audit.section === section);
    const title = screen.paint("bold", `${SECTION_TITLE[section]}: ${score} of 100`);
    return [title, ...checks.map((audit) => check(audit, screen))].join("\n");
  });
  return [
    "Every check (points of its section won / possible, evidence grade A to D, R: found to do nothing)",
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
  if (outcome === "not-applicable") return "not judged";
  if (outcome === "reported") return "no points";
  return `${sectionPoints.won.toFixed(1)} / ${sectionPoints.possible.toFixed(1)}`;
}
