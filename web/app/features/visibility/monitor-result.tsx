/** A finished run: two tabs, then the answers and the passage comparison behind the numbers. */
import { useState } from "react";
import { MomentText } from "../../ui/date-text.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Answers } from "./answers.tsx";
import { ComparisonMatrix } from "./comparison-matrix.tsx";
import { DetailedAnalysis } from "./detailed-analysis.tsx";
import { DuelCard } from "./duel-card.tsx";
import type { Loose } from "./monitor-view.ts";
import { SaveRun } from "./save-run.tsx";
import type { SavedView } from "./saved-view.ts";

const HOW = { live: "Measured", mixed: "Partly measured", estimate: "Estimated" } as const;

type MonitorResultProps = { result: Loose; saved: SavedView[] };

export function MonitorResult({ result, saved }: MonitorResultProps) {
  const [tab, setTab] = useState("comparison");
  const { mode = "estimate", sampleSize = 0, answers = [], duel = null } = result;
  return (
    <div className="grid gap-16">
      <section aria-labelledby="run" className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid min-w-0 gap-1">
            <p className="text-14 text-quiet">
              {HOW[mode]} <MomentText iso={result.timestamp} />
              {sampleSize > 0 ? `, ${sampleSize} samples per engine.` : ". No AI engine was asked."}
            </p>
            <h2 id="run" className="text-28 break-words">
              “{result.query}”
            </h2>
          </div>
          {result.run && <SaveRun run={result.run} query={result.query} url={result.url} saved={saved} />}
        </div>
        <Tabs
          label="Results"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: "comparison", label: "Comparison Matrix", content: <ComparisonMatrix result={result} /> },
            { id: "detailed", label: "Detailed Analysis", content: <DetailedAnalysis result={result} /> },
          ]}
        />
      </section>
      {answers.length > 0 && <Answers answers={answers} />}
      {duel && <DuelCard duel={duel} query={result.query} />}
    </div>
  );
}
