/** Pause, resume, retry and cancel of a run, and its files. */
import { FileText, Pause, Play, RotateCw, Square } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { EditorsOnly } from "../../session/editors-only.tsx";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { ConfirmButton } from "../../ui/form/confirm-button.tsx";
import { FileLink } from "../../ui/table/file-link.tsx";
import { type BatchView, countText } from "./batch-data.ts";

export function BatchControls({ batch: { id, state, counts } }: { batch: BatchView }) {
  const isBusy = useNavigation().state !== "idle";
  const isOpen = state === "running" || state === "paused";
  return (
    <div className="flex flex-wrap gap-2">
      {counts.done > 0 && <RunFiles id={id} />}
      <EditorsOnly>
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
        </Form>
        {isOpen && <CancelRun />}
      </EditorsOnly>
    </div>
  );
}

function RunFiles({ id }: { id: string }) {
  return (
    <>
      <FileLink href={`/runs/${id}/export`} />
      <ButtonLink to={`/runs/${id}/report`} size="small">
        <FileText aria-hidden="true" className="size-4" />
        Report
      </ButtonLink>
    </>
  );
}

const CancelRun = () => (
  <ConfirmButton
    verb={
      <>
        <Square aria-hidden="true" className="size-4" />
        Cancel
      </>
    }
    title="Cancel this run?"
    description="Pages that wait are not analyzed and cost nothing. What is done stays."
    intent="cancel"
    submit="Cancel the run"
    keep="Go on"
    danger
  />
);
