/** The monitor for a signed-in user: remaining analyses, the form, the run in progress and its result. */
import { messageText } from "@citeworthy/core/messages";
import { MONITOR_STEPS } from "@citeworthy/core/product/monitor-steps";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StepList } from "../../ui/step-list.tsx";
import { HowToRead } from "./how-to-read.tsx";
import { MonitorForm } from "./monitor-form.tsx";
import type { Loose } from "./monitor-view.ts";
import type { SavedView } from "./saved-view.ts";
import { type MonitorState, useMonitor } from "./use-monitor.ts";

/** Loaded only when there is a result to show. */
const MonitorResult = lazy(async () => ({ default: (await import("./monitor-result.tsx")).MonitorResult }));

export type Allowance = { allowed: boolean; remaining: number | null; message: string | null };
export type DeskData = {
  allowance: Allowance;
  engines: string[];
  latest: Loose | null;
  jobId: string | null;
};
type MonitorDeskProps = { data: DeskData; saved?: SavedView[] };

export function MonitorDesk({ data, saved = [] }: MonitorDeskProps) {
  const { allowance, engines, latest, jobId } = data;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { now, start, refuse } = useMonitor({
    jobId,
    latest,
    onJob: (id) => {
      const to = id ? `/ai-visibility-monitor?job=${id}` : "/ai-visibility-monitor";
      void navigate(to, { replace: true, preventScrollReset: true });
      if (id === null) void revalidate();
    },
  });
  /** The result that was here when the page opened stays where it is. */
  const [firstShown] = useState(latest?.timestamp);
  const limit = allowance.message ?? messageText("visibility/limit-reached");
  return (
    <div className="wrap grid gap-16 pb-24">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid gap-6">
          {!allowance.allowed && <LimitReached message={limit} />}
          {allowance.allowed && allowance.remaining !== null && (
            <Notice kind="info">
              <b>
                {allowance.remaining} {allowance.remaining === 1 ? "analysis" : "analyses"} remaining
              </b>{" "}
              this month. One run, including its competitors, uses one analysis.
            </Notice>
          )}
          <MonitorForm
            busy={now.state === "running"}
            canMeasure={engines.length > 0}
            engines={engines.length}
            initial={{ url: "", query: "" }}
            onIncomplete={() => refuse(messageText("visibility/form-incomplete"))}
            onSend={(form) => (allowance.allowed ? void start(form) : refuse(limit, true))}
          />
          {now.state === "error" && (
            <Notice kind="error">
              <p>{now.message}</p>
              {now.needsPlan && (
                <ButtonLink to="/pricing" size="small" className="mt-3">
                  See plans
                </ButtonLink>
              )}
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
          <MonitorResult
            key={now.result.timestamp}
            result={now.result}
            saved={saved}
            isNew={now.result !== latest && now.result.timestamp !== firstShown}
          />
        </Suspense>
      )}
    </div>
  );
}

function LimitReached({ message }: { message: string }) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-28">Usage Limit Reached</h2>
      <p>{message}</p>
      <div>
        <ButtonLink to="/pricing" variant="primary">
          Upgrade Plan
        </ButtonLink>
      </div>
    </Card>
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
