/** Which parts were measured and which estimated, how the score adds up, and what it doesn't say. */
import { type AnalysisResult, SECTIONS, type Section } from "@citeworthy/core/contract";
import { unmeasuredSections } from "@citeworthy/core/report/section-words";
import { Info } from "../../../ui/parts/report-icons.tsx";
import { titleOf } from "../sections/section-names.ts";
import { estimatedSections } from "./estimated-sections.ts";
import { FactLine } from "./fact-line.tsx";

const COUNT = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];

function summary(measured: number, estimated: number, left: number): string {
  if (estimated + left === 0) return "All seven sections measured";
  const noun = measured === 1 ? "section" : "sections";
  return [
    `${COUNT[measured]} ${noun} measured`,
    ...(estimated > 0 ? [`${COUNT[estimated]?.toLowerCase()} estimated`] : []),
    ...(left > 0 ? [`${COUNT[left]?.toLowerCase()} not measured`] : []),
  ].join(", ");
}

/** Where nothing is estimated, the sections that are missing are worth naming. */
function note(result: AnalysisResult, estimated: readonly Section[], left: readonly Section[]): string {
  const isMoved = (section: Section) => result[section].markPoints !== undefined;
  const computed = estimated.filter((section) => !isMoved(section));
  const parts = [
    ...(estimated.some(isMoved) ? [`${result.reading?.model ?? "A model"} marked the page`] : []),
    ...(computed.length > 0 ? [`${computed.map(titleOf).join(", ")}: no AI engine was asked`] : []),
  ];
  if (parts.length > 0) return parts.join("; ");
  if (left.length > 0) return left.map(titleOf).join(", ");
  return "Read from the page or an engine's answer";
}

export function ProvenanceLine({ result }: { result: AnalysisResult }) {
  const left = unmeasuredSections(result);
  const estimated = estimatedSections(result);
  return (
    <FactLine
      icon={Info}
      title={summary(SECTIONS.length - estimated.length - left.length, estimated.length, left.length)}
      note={note(result, estimated, left)}
    >
      <p>
        Measured: read from the page, or from an engine's real answer. Estimated: calculated from your page,
        or moved by a model's marks.
        {left.length > 0 && " Not measured: no check applies, so the section doesn't change the score."}
      </p>
      <p>{result.score.explanation}</p>
    </FactLine>
  );
}
