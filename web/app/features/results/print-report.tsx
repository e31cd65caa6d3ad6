/** The whole result on paper: every section open, nothing to click. */
import { SECTIONS } from "@citeworthy/core/contract";
import { CrawlerAccess } from "./crawler-access.tsx";
import { GateNotice } from "./gate-notice.tsx";
import { PlanCard } from "./plan-card.tsx";
import { ReadingNote } from "./reading-note.tsx";
import { ResultHeading } from "./result-heading.tsx";
import type { ResultView } from "./result-view.ts";
import { ScoreCard } from "./score-card.tsx";
import { SectionDetail } from "./section-detail.tsx";

export function PrintReport({ view }: { view: ResultView }) {
  const { url, result, plan } = view;
  return (
    <div className="grid gap-8">
      <ResultHeading url={url} result={result} />
      <GateNotice gates={result.gates} />
      <ReadingNote reading={result.reading} />
      <ScoreCard score={result.score.score} explanation={result.score.explanation} />
      <CrawlerAccess crawlers={result.crawlers} />
      {plan && <PlanCard plan={plan} />}
      {SECTIONS.map((section) => (
        <SectionDetail key={section} section={section} view={view} strongOnly={false} onPaper />
      ))}
    </div>
  );
}
