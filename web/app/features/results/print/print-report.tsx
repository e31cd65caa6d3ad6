/** The result on paper: a summary of two pages first, then the evidence as an appendix. */
import type { ReactNode } from "react";
import { JudgedLine } from "../reading/judged-line.tsx";
import { QuestionNotice } from "../reading/question-notice.tsx";
import { ResultHeading } from "../result-heading.tsx";
import type { ResultView } from "../result-view.ts";
import { GateNotice } from "../score/gate-notice.tsx";
import { PrintAppendix } from "./print-appendix.tsx";
import { PrintSummary } from "./print-summary.tsx";

/** `cited`: how often engines cited the page, or that nobody measured it. */
type PrintReportProps = { view: ResultView; cited?: ReactNode };

export function PrintReport({ view, cited }: PrintReportProps) {
  const { url, result } = view;
  return (
    <div className="space-y-8">
      <ResultHeading url={url} result={result} />
      <QuestionNotice reading={result.reading} isOwn={false} />
      {result.reading && <JudgedLine reading={result.reading} />}
      <GateNotice gates={result.gates} />
      <PrintSummary view={view} cited={cited} />
      <PrintAppendix view={view} />
    </div>
  );
}
