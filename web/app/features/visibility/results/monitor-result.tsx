/** A finished run: two tabs and the way to what was cited, then the answers and the passage comparison behind the numbers. */
import { useEffect, useRef, useState } from "react";
import { MomentText } from "../../../ui/figures/date-text.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import type { Loose } from "../monitor-view.ts";
import { SaveRun } from "../saved/save-run.tsx";
import type { SavedView } from "../saved/saved-view.ts";
import { ComparisonMatrix } from "./comparison-matrix.tsx";
import { DetailedAnalysis } from "./detailed-analysis.tsx";
import { RunEvidence } from "./run-evidence.tsx";

const HOW = { live: "Measured", mixed: "Partly measured", estimate: "Estimated" } as const;

/** `isNew`: the run ended while the person was here, so that the result is brought into view. */
type MonitorResultProps = { result: Loose; saved: SavedView[]; isNew?: boolean };

export function MonitorResult({ result, saved, isNew = false }: MonitorResultProps) {
  const [tab, setTab] = useState("comparison");
  const { mode = "estimate", sampleSize = 0, run = "" } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <div className="grid grid-cols-1 gap-16">
      <section aria-labelledby="run" className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid min-w-0 gap-1">
            <p className="text-14 text-quiet">
              {HOW[mode]} <MomentText iso={result.timestamp} />
              {sampleSize > 0 ? `, ${sampleSize} samples per engine.` : ". No AI engine was asked."}
            </p>
            <h2
              id="run"
              ref={heading}
              tabIndex={-1}
              className="scroll-mt-28 text-28 break-words outline-none"
            >
              “{result.query}”
            </h2>
          </div>
          {result.run && <SaveRun run={result.run} query={result.query} url={result.url} saved={saved} />}
        </div>
        <Tabs
          label="Results"
          value={tab}
          onChange={setTab}
          links={
            run
              ? [
                  { to: `/ai-visibility-monitor/runs/${run}/why`, text: "Why them?" },
                  { to: `/ai-visibility-monitor/runs/${run}/said`, text: "Said of you" },
                  {
                    to: `/work-list?${new URLSearchParams({ page: result.url })}`,
                    text: "Work on this page",
                  },
                ]
              : []
          }
          tabs={[
            { id: "comparison", label: "Comparison Matrix", content: <ComparisonMatrix result={result} /> },
            { id: "detailed", label: "Detailed Analysis", content: <DetailedAnalysis result={result} /> },
          ]}
        />
      </section>
      <RunEvidence result={result} saved={saved} />
    </div>
  );
}
