/** One section: its description, its points, each check with the words of the page, and what to change. */
import type { AuditResult, Section } from "@citeworthy/core/contract";
import { listedAudits } from "@citeworthy/core/contract/listed-audits";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { EffortImpactBadge } from "../../ui/effort-impact-badge.tsx";
import { ScoreGauge } from "../../ui/score-gauge.tsx";
import { Competitors } from "./competitors.tsx";
import { CrawlerView } from "./crawler-view.tsx";
import { Findings, type NumberedAudit } from "./findings.tsx";
import { ModelFindings } from "./model-findings.tsx";
import { Recommendations } from "./recommendations.tsx";
import { type ResultView, STRONG } from "./result-view.ts";
import { titleOf } from "./section-names.ts";

type SectionDetailProps = {
  section: Section;
  view: ResultView;
  strongOnly: boolean;
  /** For print: nothing folded, and no copy of the page. */
  onPaper?: boolean;
};

const lost = ({ outcome, sectionPoints: { won, possible } }: AuditResult) =>
  outcome === "scored" ? possible - won : outcome === "reported" ? -1 : -2;

/** Checks that lost most points first; their quotes are numbered in this order. */
function numbered(audits: readonly AuditResult[]): NumberedAudit[] {
  let count = 0;
  return audits
    .toSorted((one, other) => lost(other) - lost(one))
    .map((audit) => ({ ...audit, numbers: audit.quotes.map(() => ++count) }));
}

function summary(audits: readonly AuditResult[], score: number): string {
  const open = audits.filter((audit) => lost(audit) > 0).toSorted((one, other) => lost(other) - lost(one));
  if (open.length === 0) return `${score} of 100 points. Every check that applies has all its points.`;
  const first = open.slice(0, 3);
  const held = Math.round(first.reduce((sum, audit) => sum + lost(audit), 0));
  const all = Math.round(open.reduce((sum, audit) => sum + lost(audit), 0));
  const checks =
    first.length === 1 ? "One check accounts" : `${["", "", "Two", "Three"][first.length]} checks account`;
  return `${score} of 100 points. ${checks} for ${held} of the ${all} missing points. Checks with stronger evidence are worth more points.`;
}

export function SectionDetail({ section, view, strongOnly, onPaper = false }: SectionDetailProps) {
  const { result, evidence } = view;
  const { content, score, what_can_be_enhanced, model } = result[section];
  const own = listedAudits(result.audits).filter((audit) => audit.section === section);
  const isJudged = own.some(({ outcome }) => outcome === "scored");
  const shown = numbered(strongOnly ? own.filter(({ grade }) => grade && STRONG.includes(grade)) : own);
  const quotes = shown.flatMap((audit) =>
    audit.quotes.map((text, index) => ({ text, number: audit.numbers[index] ?? 0 })),
  );
  return (
    <Card className="grid gap-8 max-lg:mt-2">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-2">
          <h2 className="text-28">{titleOf(section)}</h2>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <EffortImpactBadge kind="effort" level={content.effort} />
            <EffortImpactBadge kind="impact" level={content.impact} />
            <Badge>{result.provenance[section] === "measured" ? "Measured" : "Estimated"}</Badge>
          </p>
        </div>
        <ScoreGauge score={score.score} size="small" />
      </header>
      <section className="grid gap-2">
        <h3 className="text-18">Analysis</h3>
        <p className="max-w-[68ch]">{content.description}</p>
      </section>
      <section className="grid gap-2">
        <h3 className="text-18">Score Breakdown</h3>
        {isJudged && <p className="max-w-[68ch]">{summary(own, score.score)}</p>}
        {(!onPaper || !isJudged) && <p className="max-w-[68ch] text-14 text-quiet">{score.explanation}</p>}
        <Findings audits={shown} evidence={evidence} onPaper={onPaper} />
      </section>
      {model && <ModelFindings model={model} />}
      {!onPaper && result.crawlerView && <CrawlerView view={result.crawlerView} quotes={quotes} />}
      {section === "competitor_analysis" ? (
        <Competitors items={what_can_be_enhanced} />
      ) : (
        <Recommendations items={what_can_be_enhanced} audits={own} />
      )}
    </Card>
  );
}
