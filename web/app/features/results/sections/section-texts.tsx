/** Analysis and Score Breakdown of a section. */
import type { AnalysisResult, Section } from "@citeworthy/core/contract";

type Props = { result: AnalysisResult; section: Section };

export function SectionAnalysis({ result, section }: Props) {
  return (
    <section className="grid gap-1">
      <h4 className="text-14 font-semibold">Analysis</h4>
      <p className="max-w-[68ch] wrap-anywhere">{result[section].content.description}</p>
    </section>
  );
}

export function ScoreBreakdown({ result, section }: Props) {
  return (
    <section className="grid gap-1">
      <h4 className="text-14 font-semibold">Score Breakdown</h4>
      <p className="tabular max-w-[68ch] wrap-anywhere">{result[section].score.explanation}</p>
    </section>
  );
}
