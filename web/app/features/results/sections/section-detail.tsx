/** One open section: what to change first, what is better and worse than usual, how that adds up, and what has no number. */
import type { Section } from "@citeworthy/core/contract";
import { isMeasured as isScored, notMeasuredLine } from "@citeworthy/core/report/section-words";
import { type ReactNode, useEffect, useRef } from "react";
import { EffortImpactBadge } from "../../../ui/figures/effort-impact-badge.tsx";
import { ScoreGauge } from "../../../ui/figures/score-gauge.tsx";
import { Badge } from "../../../ui/labels/badge.tsx";
import { Cross } from "../../../ui/marks/icons.tsx";
import { Card } from "../../../ui/parts/card.tsx";
import { More } from "../../../ui/parts/more.tsx";
import type { ResultView } from "../result-view.ts";
import { Competitors, type MeasuredCompetitors } from "./competitors.tsx";
import { FaultRows } from "./fault-rows.tsx";
import { FoldedChecks } from "./folded-checks.tsx";
import { ModelFindings } from "./model-findings.tsx";
import { MovedRows } from "./moved-rows.tsx";
import { findingsOf } from "./section-findings.ts";
import { titleOf } from "./section-names.ts";
import { SectionRecommendations } from "./section-recommendations.tsx";
import { ScoreBreakdown, SectionAnalysis } from "./section-texts.tsx";

/** Below the top bar, and high enough that its first recommendation is in the window too. */
const TOP_IN_VIEW = { min: 64, max: 360 };

/** On a phone it is the open part of its row, without a frame. */
const CARD =
  "grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:rounded-none max-lg:border-x-0 max-lg:border-b-0 max-lg:bg-transparent max-lg:px-0 max-lg:pt-4 max-lg:shadow-none lg:px-9 max-lg:[&_:is(a,button,summary)]:scroll-mt-20";

/** Moves the focus to the section that was just opened, and the page only if its top is out of reach. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    if (top < TOP_IN_VIEW.min || top > TOP_IN_VIEW.max)
      heading.current?.closest("[data-brings]")?.scrollIntoView({ block: "start" });
  }, []);
  return heading;
}

type SectionDetailProps = {
  section: Section;
  view: ResultView;
  strongOnly: boolean;
  /** Leads the owner to where competing pages are named. */
  nameCompetitors?: ReactNode;
  measured?: MeasuredCompetitors | undefined;
  onClose(): void;
};

function Head({ section, view, onClose }: Pick<SectionDetailProps, "section" | "view" | "onClose">) {
  const heading = useArrival();
  const { content, score } = view.result[section];
  const isMeasured = view.result.provenance[section] === "measured";
  const hasScore = isScored(view.result[section]);
  return (
    <header className="grid items-center gap-x-5 lg:grid-cols-[minmax(0,1fr)_auto_44px]">
      <div className="grid gap-2">
        {/* On a phone the row above shows title, effort, impact and score. */}
        <h3 ref={heading} tabIndex={-1} className="min-h-1 text-28">
          <span className="max-lg:sr-only">{titleOf(section)} </span>
          {hasScore && (
            <span className="lg:hidden">
              <Badge tone="outline">{isMeasured ? "Measured" : "Estimated"}</Badge>
            </span>
          )}
        </h3>
        {hasScore && (
          <p className="flex flex-wrap items-center gap-x-5 gap-y-1 max-lg:hidden">
            <EffortImpactBadge kind="effort" level={content.effort} />
            <EffortImpactBadge kind="impact" level={content.impact} />
            <Badge tone="outline">{isMeasured ? "Measured" : "Estimated"}</Badge>
          </p>
        )}
      </div>
      <span className="max-lg:hidden">{hasScore && <ScoreGauge score={score.score} size="small" />}</span>
      <button
        type="button"
        aria-label={`Close ${titleOf(section)}`}
        onClick={onClose}
        className="-mt-2 -mr-2 grid size-11 place-items-center self-start rounded-full text-quiet hover:bg-wash hover:text-ink max-lg:hidden"
      >
        <Cross className="size-5" />
      </button>
    </header>
  );
}

/** A section without a check that applies: why, and what to do about it. */
function NotMeasured({ section, view, nameCompetitors }: Omit<SectionDetailProps, "strongOnly" | "onClose">) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[68ch]">
        {notMeasuredLine(view.result, section)}.{" "}
        <span className="text-quiet">It doesn't change your overall score.</span>
      </p>
      {section === "competitor_analysis" && nameCompetitors}
    </div>
  );
}

export function SectionDetail(props: SectionDetailProps) {
  const { section, view, strongOnly, nameCompetitors, measured, onClose } = props;
  const { result, evidence } = view;
  const { what_can_be_enhanced: items, model } = result[section];
  const findings = findingsOf(view, section, strongOnly);
  const hidesWeaker =
    strongOnly && findings.edits.length === 0 && findingsOf(view, section, false).edits.length > 0;
  const isCompetitors = section === "competitor_analysis";
  const competitors = (
    <Competitors
      items={items}
      named={result.competitors ?? []}
      isLive={result.mode === "live"}
      measured={measured}
    />
  );
  if (!isScored(result[section]))
    return (
      <Card className={CARD}>
        <Head section={section} view={view} onClose={onClose} />
        <NotMeasured section={section} view={view} nameCompetitors={nameCompetitors} />
        <SectionRecommendations findings={findings} items={[]} view={view} hidesWeaker={hidesWeaker} />
        <FaultRows faults={findings.faults} view={view} />
        {isCompetitors && competitors}
        <FoldedChecks findings={findings} evidence={evidence} isOlder={result.score.start === undefined} />
      </Card>
    );
  const texts = (
    <div className="grid gap-6">
      <SectionAnalysis result={result} section={section} />
      <SectionRecommendations
        findings={findings}
        items={isCompetitors ? [] : items}
        view={view}
        hidesWeaker={hidesWeaker}
      />
      <MovedRows title="Worse than usual" rows={findings.worse} view={view} />
      <FaultRows faults={findings.faults} view={view} />
      <MovedRows title="Better than usual" rows={findings.better} view={view} />
      <ScoreBreakdown result={result} section={section} />
    </div>
  );
  return (
    <Card className={CARD}>
      <Head section={section} view={view} onClose={onClose} />
      {isCompetitors ? (
        <>
          {competitors}
          <More
            summary={<span className="text-14">Analysis, Score Breakdown, Optimization Recommendations</span>}
          >
            {texts}
          </More>
        </>
      ) : (
        texts
      )}
      {model && <ModelFindings model={model} />}
      <FoldedChecks findings={findings} evidence={evidence} isOlder={result.score.start === undefined} />
    </Card>
  );
}
