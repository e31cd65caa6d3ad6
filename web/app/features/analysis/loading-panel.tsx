/** A running analysis: its real steps with what each found, its progress, and a fact to read meanwhile. */

import { SEARCH_PREDICTION } from "@citeworthy/core/product/search-prediction";
import { ANALYSIS_STEPS } from "@citeworthy/core/product/steps/analysis-steps";
import { Highlight } from "../../ui/figures/highlight.tsx";
import { ProgressBar } from "../../ui/progress/progress-bar.tsx";
import { type Step, StepList } from "../../ui/progress/step-list.tsx";
import { type JobProgress, percentDone } from "./job-progress.ts";
import { RETRIES } from "./use-analysis.ts";

type LoadingPanelProps = { url: string | null; attempt: number; progress: JobProgress };

function stepsOf({ reports }: JobProgress): Step[] {
  return ANALYSIS_STEPS.map(({ id, label }) => {
    const report = reports[id];
    const state = report?.state === "done" ? "done" : report ? "now" : "waiting";
    return { id, name: label, state, ...(report?.detail && { note: report.detail }) };
  });
}

function Fact() {
  const { percent, by, source, caution } = SEARCH_PREDICTION;
  return (
    <aside className="grid content-between gap-10 border-line bg-wash p-6 max-lg:border-t md:p-8 lg:border-l">
      <p className="font-serif text-22 leading-[1.4]">
        Search volume is predicted to <Highlight>{`drop ${percent}% by ${by}`}</Highlight> as people ask AI
        engines instead.
      </p>
      <p className="border-t border-line pt-3 text-14 text-quiet">
        {source} {caution}
      </p>
    </aside>
  );
}

export function LoadingPanel({ url, attempt, progress }: LoadingPanelProps) {
  const percent = percentDone(progress);
  return (
    <section
      aria-labelledby="analyzing"
      aria-busy="true"
      className="grid overflow-hidden rounded-md border border-line bg-surface shadow-card lg:grid-cols-[1fr_320px]"
    >
      <div className="grid gap-5 p-5 md:p-8">
        <div>
          <h2 id="analyzing" role="status" className="text-28">
            Analyzing content...
          </h2>
          {url && <p className="truncate text-14 text-quiet">{url.replace(/^https?:\/\//, "")}</p>}
        </div>
        <div className="grid gap-2">
          <ProgressBar label="Analysis progress" value={percent} />
          <p className="text-14 text-quiet">
            {attempt > 1 && `That failed. Retrying (${attempt - 1} of ${RETRIES}). `}
            {percent}% done. You can leave this page; the result will be in Recent Searches.
          </p>
        </div>
        <StepList label="Analysis steps" steps={stepsOf(progress)} />
      </div>
      <Fact />
    </section>
  );
}
