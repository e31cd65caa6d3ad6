/** Which parts were measured and which estimated, how the score adds up, and what it doesn't say. */
import { type AnalysisResult, SECTIONS } from "@citeworthy/core/contract";
import { Info } from "lucide-react";
import { titleOf } from "../sections/section-names.ts";
import { FactLine } from "./fact-line.tsx";

const COUNT = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];

function summary(measured: number, estimated: number): string {
  if (estimated === 0) return "All seven sections measured";
  const noun = measured === 1 ? "section" : "sections";
  return `${COUNT[measured]} ${noun} measured, ${COUNT[estimated]?.toLowerCase()} estimated`;
}

export function ProvenanceLine({ result }: { result: AnalysisResult }) {
  const estimated = SECTIONS.filter((section) => result.provenance[section] === "estimated");
  const names = estimated.map(titleOf).join(", ");
  return (
    <FactLine
      icon={Info}
      title={summary(SECTIONS.length - estimated.length, estimated.length)}
      note={names ? `${names}: no AI engine was asked` : "Read from the page or an engine's answer"}
    >
      <p>
        Measured: read from the page, or from an engine's real answer. Estimated: calculated from your page.
      </p>
      <p>{result.score.explanation}</p>
    </FactLine>
  );
}
