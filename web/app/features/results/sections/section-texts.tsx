/** Analysis and Score Breakdown of a section: short texts, with the arithmetic on demand. */
import type { AnalysisResult, Section } from "@citeworthy/core/contract";
import { numberText } from "../../../ui/figures/number-text.ts";
import { More } from "../../../ui/parts/more.tsx";
import { missingIn } from "../score/score-words.ts";

/** The description goes on with its strongest and weakest check, which the lists below show anyway. */
const SHOWN_SENTENCES = 2;

const firstSentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .slice(0, SHOWN_SENTENCES)
    .join(" ");

/** Everything else on the page counts in points of the overall score. */
const IN_SECTION_POINTS = "In points of this section.";

type Props = { result: AnalysisResult; section: Section };

export function SectionAnalysis({ result, section }: Props) {
  return (
    <section className="grid gap-1">
      <h4 className="text-14 font-semibold">Analysis</h4>
      <p className="max-w-[68ch]">{firstSentences(result[section].content.description)}</p>
    </section>
  );
}

function breakdownWords(result: AnalysisResult, section: Section): string {
  const { score } = result[section].score;
  const hasScored = result.audits.some((audit) => audit.section === section && audit.outcome === "scored");
  if (!hasScored) return `${score} of 100.`;
  const missing = missingIn(result.audits, section);
  if (missing < 0.05) return `${score} of 100. Every check that applies passed.`;
  return `${score} of 100. Its checks cost ${numberText(missing)} points of the overall score.`;
}

export function ScoreBreakdown({ result, section, isOpen = false }: Props & { isOpen?: boolean }) {
  const { explanation } = result[section].score;
  return (
    <section className="grid gap-1">
      <h4 className="text-14 font-semibold">Score Breakdown</h4>
      <p className="max-w-[68ch]">{breakdownWords(result, section)}</p>
      {isOpen ? (
        <p className="text-14 text-quiet wrap-anywhere">
          {IN_SECTION_POINTS} {explanation}
        </p>
      ) : (
        <div className="text-14 print:hidden">
          <More summary="Show the arithmetic">
            <p className="text-quiet wrap-anywhere">
              {IN_SECTION_POINTS} {explanation}
            </p>
          </More>
        </div>
      )}
    </section>
  );
}
