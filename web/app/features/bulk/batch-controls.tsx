/** Pause, resume, retry and cancel of a run, and its files. */
import { Download, FileText, Pause, Play, RotateCw, Square } from "lucide-react";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink, buttonClass } from "../../ui/form/button.tsx";
import { Dialog } from "../../ui/layout/dialog.tsx";
import { type BatchView, countText } from "./batch-data.ts";

export function BatchControls({ batch: { id, state, counts } }: { batch: BatchView }) {
  const [asks, setAsks] = useState(false);
  const isBusy = useNavigation().state !== "idle";
  const isOpen = state === "running" || state === "paused";
  return (
    <div className="flex flex-wrap gap-2">
      {counts.done > 0 && <RunFiles id={id} />}
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
      <CancelDialog open={asks} onClose={() => setAsks(false)} />
    </div>
  );
}

function RunFiles({ id }: { id: string }) {
  return (
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
  );
}

function CancelDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cancel this run?"
      description="Pages that wait are not analyzed and cost nothing. What is done stays."
    >
      <Form method="post" className="flex flex-wrap gap-3" onSubmit={onClose}>
        <Button type="submit" variant="danger" name="intent" value="cancel">
          Cancel the run
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Go on
        </Button>
      </Form>
    </Dialog>
  );
}
