/** Every check of every section: what differs from the usual and what is worth repairing with its words, the others by name. */
import { type AnalysisResult, type AuditResult, SECTION_TITLE, SECTIONS } from "@citeworthy/core/contract";
import { groupChecks, groupLines, remedyOf } from "@citeworthy/core/report/check-groups";
import { quoteWords } from "@citeworthy/core/report/quote-words";
import { isMeasured, NOT_MEASURED } from "@citeworthy/core/report/section-words";
import { signed } from "@citeworthy/core/score/signed";
import { printable } from "./printable.ts";
import type { Screen } from "./screen.ts";
import { wrap } from "./wrap.ts";

const MARGIN = " ".repeat(18);

export function explanation(analysis: AnalysisResult, screen: Screen): string {
  const parts = SECTIONS.map((section) => {
    const scored = isMeasured(analysis[section]) ? `${analysis[section].score.score} of 100` : NOT_MEASURED;
    const moved = analysis.audits.filter(
      (audit) => audit.section === section && audit.difference !== undefined,
    );
    const groups = groupChecks(analysis, section);
    return [
      screen.paint("bold", `${SECTION_TITLE[section]}: ${scored}`),
      ...[...moved, ...groups.faults].map((audit) => check(audit, screen)),
      ...groupLines(groups).map((line) => screen.paint("dim", wrap(printable(line), screen.width, "  "))),
    ].join("\n");
  });
  return [
    "All checks (points of the overall score where the page differs from the usual; repair: a fault that no points depend on; evidence grade A to D; R = no effect found)",
    ...parts,
  ].join("\n\n");
}

function check(audit: AuditResult, { paint, width }: Screen): string {
  const quotes = audit.quotes.map((quote) => wrap(printable(`“${quoteWords(quote)}”`), width, MARGIN));
  const remedy = audit.difference === undefined ? remedyOf(audit) : null;
  return [
    `  ${points(audit).padStart(11)}  ${audit.grade ?? "-"}  ${audit.title}`,
    wrap(printable(remedy === null ? audit.found : `${audit.found} ${remedy}`), width, MARGIN),
    ...quotes.map((quote) => paint("dim", quote)),
    ...(remedy !== null && audit.snippet
      ? audit.snippet.code.split("\n").map((line) => `${MARGIN}${printable(line)}`)
      : []),
  ].join("\n");
}

/** Only what is better or worse than usual has a number. */
const points = ({ difference }: AuditResult): string =>
  difference === undefined ? "repair" : signed(difference);
