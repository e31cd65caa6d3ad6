/** What lies behind one section: the judgement, the sum, what to change, and each check with the page's own words. */
import type { AnalysisResult, Section } from "@citeworthy/core/contract";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { EffortImpactBadge } from "../../ui/effort-impact-badge.tsx";
import { ScoreGauge } from "../../ui/score-gauge.tsx";
import { Competitors } from "./competitors.tsx";
import { Findings } from "./findings.tsx";
import { Recommendations } from "./recommendations.tsx";
import { titleOf } from "./section-names.ts";

type SectionDetailProps = { section: Section; result: AnalysisResult };

export function SectionDetail({ section, result }: SectionDetailProps) {
  const { content, score, what_can_be_enhanced } = result[section];
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
      <Text title="Analysis" text={content.description} />
      <Text title="Score Breakdown" text={score.explanation} />
      {section === "competitor_analysis" ? (
        <Competitors items={what_can_be_enhanced} />
      ) : (
        <Recommendations items={what_can_be_enhanced} />
      )}
      <Findings audits={result.audits.filter((audit) => audit.section === section)} />
    </Card>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-18">{title}</h3>
      <p className="max-w-[68ch] whitespace-pre-line">{text}</p>
    </section>
  );
}
