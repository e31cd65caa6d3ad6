/** The monitor for a signed-in user: remaining analyses, the form, the run in progress and its result. */
import { messageText } from "@citeworthy/core/messages";
import { MONITOR_STEPS } from "@citeworthy/core/product/steps/monitor-steps";
import { Suspense, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { part } from "../../delivery/part.tsx";
import { Refusal } from "../../refusals/refusal.tsx";
import type { Refused } from "../../refusals/refused.ts";
import { EditorsOnly } from "../../session/editors-only.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/parts/card.tsx";
import { StepList } from "../../ui/progress/step-list.tsx";
import { HowToRead } from "./how-to-read.tsx";
import { MonitorForm } from "./monitor-form.tsx";
import type { Loose } from "./monitor-view.ts";
import type { SavedView } from "./saved/saved-view.ts";
import type { MonitorState } from "./use-monitor.ts";
import { useMonitorRun } from "./use-monitor-run.ts";

/** Loaded only when there is a result to show. */
const MonitorResult = part(async () => ({
  default: (await import("./results/monitor-result.tsx")).MonitorResult,
}));

type Allowance = {
  allowed: boolean;
  remaining: number | null;
  /** Why not, if not allowed. */
  refused: Refused | null;
};
export type PanelData = {
  allowance: Allowance;
  engines: string[];
  latest: Loose | null;
  jobId: string | null;
};
const LIMIT = messageText("visibility/limit-reached");

type MonitorPanelProps = { data: PanelData; saved?: SavedView[] };

export function MonitorPanel({ data, saved = [] }: MonitorPanelProps) {
  const { allowance, engines, latest, jobId } = data;
  // Links from demand and the work list name the page and the question.
  const [address] = useSearchParams();
  const { now, start, refuse, reload, hasArrived } = useMonitorRun({ jobId, latest });
  const refusedNow = now.state === "error" ? now.refused : null;
  // A check that failed is tried again with the run itself.
  const isRefused = !allowance.allowed && allowance.refused?.reason !== "fault";
  return (
    <div className="wrap grid grid-cols-1 gap-16 pb-24">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid gap-6">
          {!refusedNow && allowance.refused && <Refusal refused={allowance.refused} onRetry={reload} />}
          {!refusedNow && allowance.allowed && allowance.remaining !== null && (
            <Remaining count={allowance.remaining} />
          )}
          <EditorsOnly note="Editors run the monitor; you see its latest result and the saved monitors.">
            <MonitorForm
              busy={now.state === "running"}
              canMeasure={engines.length > 0}
              engines={engines.length}
              initial={{ url: address.get("url") ?? "", query: address.get("query") ?? "" }}
              onIncomplete={() => refuse(messageText("visibility/form-incomplete"))}
              onSend={(form) => (isRefused ? refuse(allowance.refused?.message ?? LIMIT) : void start(form))}
            />
          </EditorsOnly>
          {refusedNow && <Refusal refused={refusedNow} isNews />}
          {now.state === "error" && !refusedNow && (
            <Notice kind="error">
              <p>{now.message}</p>
            </Notice>
          )}
        </div>
        {/* Hidden on a phone during and after a run, where it would separate the form from its result. */}
        <div className={now.state === "running" || now.state === "result" ? "max-lg:hidden" : ""}>
          <HowToRead engines={engines} />
        </div>
      </div>
      {now.state === "running" && <Running reports={now.reports} />}
      {now.state === "result" && (
        <Suspense fallback={<Skeleton />}>
          <MonitorResult key={now.result.timestamp} result={now.result} saved={saved} isNew={hasArrived} />
        </Suspense>
      )}
    </div>
  );
}

function Remaining({ count }: { count: number }) {
  return (
    <Notice kind="info">
      <b>
        {count} {count === 1 ? "analysis" : "analyses"} remaining
      </b>{" "}
      this month. One run, including its competitors, uses one analysis.
    </Notice>
  );
}

function Running({ reports }: { reports: Extract<MonitorState, { state: "running" }>["reports"] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces matter: newer browsers return a promise, which React would take for a cleanup function.
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Card
      ref={box}
      aria-busy="true"
      aria-labelledby="running"
      role="region"
      className="grid scroll-mt-24 gap-5"
    >
      <div>
        <h2 id="running" role="status" className="text-28">
          Analyzing visibility...
        </h2>
        <p className="text-14 text-quiet">
          You can leave this page; the result will be here when you come back.
        </p>
      </div>
      <StepList
        label="Progress"
        steps={MONITOR_STEPS.map(({ id, label }) => {
          const report = reports[id];
          const state = report?.state === "done" ? "done" : report ? "now" : "waiting";
          return { id, name: label, state, ...(report?.detail && { note: report.detail }) };
        })}
      />
    </Card>
  );
}
