/** A run on its way: how far it is, each page with its state, and pause, resume, retry and cancel. */
import { Download, FileText, Pause, Play, RotateCw, Square } from "lucide-react";
import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, ButtonLink, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { allPages, type BatchView, countText, pagesText } from "./batch-data.ts";
import { BatchPageRow } from "./batch-page-row.tsx";
import { useFreshBatch } from "./use-fresh-batch.ts";

const STATES = [
  ["", "All"],
  ["done", "Done"],
  ["failed", "Failed"],
  ["started", "Reading"],
  ["waiting", "Waiting"],
] as const;
const CHIP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 text-14 text-ink no-underline aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper";

export function BatchBoard({ batch, shown }: { batch: BatchView; shown: string }) {
  const { counts, state } = batch;
  const all = allPages(counts);
  const ended = counts.done + counts.failed;
  useFreshBatch(state === "running" || counts.started > 0);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="tabular text-28" aria-live="polite">
          {countText(ended)} of {pagesText(all)}
        </h2>
        <Controls batch={batch} />
      </div>
      <Bar counts={counts} all={all} />
      <Status batch={batch} all={all} />
      <nav aria-label="Pages by state" className="flex flex-wrap gap-2">
        {STATES.map(([value, text]) => (
          <Link
            key={text}
            to={value === "" ? "?" : `?state=${value}`}
            preventScrollReset
            aria-current={shown === value || undefined}
            className={CHIP}
          >
            {text} <b className="tabular">{countText(value === "" ? all : counts[value])}</b>
          </Link>
        ))}
      </nav>
      {batch.pages.length === 0 ? (
        <p className="text-quiet">No page in this state.</p>
      ) : (
        <ul className="border-t border-line">
          {batch.pages.map((page) => (
            <BatchPageRow key={page.place} page={page} />
          ))}
        </ul>
      )}
      {batch.next !== null && (
        <div>
          <ButtonLink
            size="small"
            to={`?${new URLSearchParams({ state: shown, after: String(batch.next) })}`}
          >
            Next pages
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function Bar({ counts, all }: { counts: BatchView["counts"]; all: number }) {
  const parts = [
    ["done", counts.done, "bg-good"],
    ["failed", counts.failed, "bg-poor"],
    ["reading", counts.started, "bg-accent"],
    ["waiting", counts.waiting + counts.cancelled, "bg-line"],
  ] as const;
  return (
    <div
      role="img"
      aria-label={parts.map(([word, count]) => `${count} ${word}`).join(", ")}
      className="flex h-2.5 gap-0.5"
    >
      {parts.map(([word, count, hue]) =>
        count > 0 ? (
          <span key={word} className={`rounded-xs ${hue}`} style={{ flex: count / Math.max(1, all) }} />
        ) : null,
      )}
    </div>
  );
}

function Status({ batch, all }: { batch: BatchView; all: number }) {
  const { state, reason, counts, projectId } = batch;
  if (state === "running")
    return (
      <p className="text-14 text-quiet">
        You can close this page: the run goes on. A page that fails gives its use back.
      </p>
    );
  if (state === "paused")
    return (
      <Notice kind={reason ? "error" : "info"} title="Paused">
        <p>{reason ?? "Pages that were being read are finished. Resume when you like."}</p>
      </Notice>
    );
  if (state === "cancelled")
    return (
      <Notice title="Cancelled">
        <p>{pagesText(counts.cancelled)} were not analyzed, and cost nothing.</p>
      </Notice>
    );
  return (
    <Notice kind="good" title={`${countText(counts.done)} of ${pagesText(all)} analyzed`}>
      <p>
        {countText(counts.done)} {counts.done === 1 ? "use" : "uses"} spent
        {counts.failed > 0 && `, ${countText(counts.failed)} given back`}.{" "}
        <Link to={`/projects/${projectId}`} className="link">
          See the pages
        </Link>{" "}
        or{" "}
        <Link to={`/projects/${projectId}/findings`} className="link">
          the findings across pages
        </Link>
        .
      </p>
    </Notice>
  );
}

function Controls({ batch: { id, state, counts } }: { batch: BatchView }) {
  const [asks, setAsks] = useState(false);
  const isBusy = useNavigation().state !== "idle";
  const isOpen = state === "running" || state === "paused";
  return (
    <div className="flex flex-wrap gap-2">
      {counts.done > 0 && (
        <>
          <a href={`/runs/${id}/export`} download className={buttonClass({ size: "small" })}>
            <Download aria-hidden="true" className="size-4" />
            CSV
          </a>
          <ButtonLink to={`/runs/${id}/report`} size="small">
            <FileText aria-hidden="true" className="size-4" />
            Report
          </ButtonLink>
        </>
      )}
      <Form method="post" className="flex flex-wrap gap-2">
        {state === "running" && (
          <Button type="submit" size="small" name="intent" value="pause" busy={isBusy}>
            <Pause aria-hidden="true" className="size-4" />
            Pause
          </Button>
        )}
        {state === "paused" && (
          <Button type="submit" size="small" variant="primary" name="intent" value="resume" busy={isBusy}>
            <Play aria-hidden="true" className="size-4" />
            Resume
          </Button>
        )}
        {counts.failed > 0 && state !== "cancelled" && (
          <Button type="submit" size="small" name="intent" value="retry" busy={isBusy}>
            <RotateCw aria-hidden="true" className="size-4" />
            Retry {countText(counts.failed)} failed
          </Button>
        )}
        {isOpen && (
          <Button size="small" variant="danger" onClick={() => setAsks(true)}>
            <Square aria-hidden="true" className="size-4" />
            Cancel
          </Button>
        )}
      </Form>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Cancel this run?"
        description="Pages that wait are not analyzed and cost nothing. What is done stays."
      >
        <Form method="post" className="flex flex-wrap gap-3" onSubmit={() => setAsks(false)}>
          <Button type="submit" variant="danger" name="intent" value="cancel">
            Cancel the run
          </Button>
          <Button variant="quiet" onClick={() => setAsks(false)}>
            Go on
          </Button>
        </Form>
      </Dialog>
    </div>
  );
}
