/** The work of the signed-in home: paste a link, follow the analysis, read what went wrong. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { ReactNode } from "react";
import { Refusal } from "../../refusals/refusal.tsx";
import type { Refused } from "../../refusals/refused.ts";
import { Button } from "../../ui/form/button.tsx";
import { ErrorPanel } from "./error-panel.tsx";
import { LoadingPanel } from "./loading-panel.tsx";
import { SearchForm } from "./search-form.tsx";
import { type NamedJob, useAnalysis } from "./use-analysis.ts";
import { useJobAddress } from "./use-job-address.ts";

type AnalysisPanelProps = {
  job: NamedJob | null;
  /** A page that a link proposes; empty without one. */
  proposed: string;
  hint?: string | undefined;
  aside: ReactNode;
  /** For a result that could not be saved: it stays on screen. */
  renderUnsaved(result: AnalysisResult, url: string, notice: string): ReactNode;
  onEnd(): void;
  /** The result was not saved, so its use was given back. */
  onUnsaved(): void;
};

export function AnalysisPanel(props: AnalysisPanelProps) {
  const { job, proposed, hint, aside, renderUnsaved, onEnd, onUnsaved } = props;
  const address = useJobAddress(onEnd);
  const { flow, start, again, clear } = useAnalysis({ job, ...address, onUnsaved });
  const loading = flow.state === "loading";
  return (
    <>
      <div className="wrap grid items-start gap-x-16 gap-y-6 pt-10 md:pt-16 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-6">
          <h1 className="max-w-[12ch] text-36 md:text-48">Paste a link. Find the words worth citing.</h1>
          <p className="max-w-[52ch] text-18 text-quiet">
            We read the page like an AI crawler, score seven areas, and quote the text behind each finding.
          </p>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{aside}</div>
        <div>
          <SearchForm
            busy={loading}
            initial={(loading && flow.url) || proposed}
            hint={loading ? undefined : hint}
            error={flow.state === "invalid" ? flow.message : null}
            onTyped={() => (flow.state === "idle" ? undefined : clear())}
            onSearch={start}
          />
        </div>
      </div>
      <div className="wrap mt-10 empty:hidden">
        {loading && <LoadingPanel {...flow} />}
        {flow.state === "error" && <Failed {...flow} onRetry={again} onDismiss={clear} />}
        {flow.state === "unsaved" && renderUnsaved(flow.result, flow.url, flow.notice)}
      </div>
    </>
  );
}

type FailedProps = { message: string; refused: Refused | null; onRetry(): void; onDismiss(): void };

/** A refusal has its own title; everything else is an 'Analysis Error'. */
function Failed({ message, refused, onRetry, onDismiss }: FailedProps) {
  const dismiss = <Button onClick={onDismiss}>Dismiss</Button>;
  if (refused === null)
    return (
      <ErrorPanel message={message}>
        <div>{dismiss}</div>
      </ErrorPanel>
    );
  return (
    <Refusal
      refused={refused}
      {...(refused.reason === "fault" && { title: "Analysis Error" })}
      isNews
      onRetry={onRetry}
    >
      {dismiss}
    </Refusal>
  );
}
