/** What lies behind one section: the judgement, the sum, what to change, and each check with the page's own words. */
import type { AuditResult, Section } from "@citeworthy/core/contract";
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

/** Most to be won first; their quotes are numbered as they come. */
function numbered(audits: readonly AuditResult[]): NumberedAudit[] {
  let count = 0;
  return audits
    .toSorted((one, other) => lost(other) - lost(one))
    .map((audit) => ({ ...audit, numbers: audit.quotes.map(() => ++count) }));
}

function summary(audits: readonly AuditResult[], score: number): string {
  const open = audits.filter((audit) => lost(audit) > 0).toSorted((one, other) => lost(other) - lost(one));
  if (open.length === 0) return `${score} of 100 points. Every check that applies is won in full.`;
  const first = open.slice(0, 3);
  const held = Math.round(first.reduce((sum, audit) => sum + lost(audit), 0));
  const all = Math.round(open.reduce((sum, audit) => sum + lost(audit), 0));
  const checks =
    first.length === 1 ? "One check holds" : `${["", "", "Two", "Three"][first.length]} checks hold`;
  return `${score} of 100 points. ${checks} ${held} of the ${all} points still to be won. Points follow the strength of the evidence: a contested signal costs little.`;
}

export function SectionDetail({ section, view, strongOnly, onPaper = false }: SectionDetailProps) {
  const { result, evidence } = view;
  const { content, score, what_can_be_enhanced, model } = result[section];
  const own = result.audits.filter((audit) => audit.section === section);
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
        <p className="max-w-[68ch]">{summary(own, score.score)}</p>
        {!onPaper && <p className="max-w-[68ch] text-14 text-quiet">{score.explanation}</p>}
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
