/** Whether the item is on the page: what the latest reading showed, and a reading at once. */
import type { WorkView } from "@citeworthy/core/worklist/work-view";
import { useFetcher, useRevalidator } from "react-router";
import { useJobEvents } from "../../jobs/use-job-events.ts";
import { useSession } from "../../session/session.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import type { WorkItemData, WorkReply } from "./work-data.ts";

type PageCheckProps = Pick<WorkItemData, "item" | "checking" | "mayWrite">;

export function PageCheck({ item, checking, mayWrite }: PageCheckProps) {
  const { state, canBeSeen, seenAt } = item;
  const jobId = checking?.jobId ?? null;
  useReading(jobId);
  if (!canBeSeen && (state !== "open" || !mayWrite)) return null;
  return (
    <Panel title="On the page">
      <div className="grid gap-3 pt-3">
        <p role="status" className="flex items-center gap-2.5">
          {jobId !== null ? (
            <>
              <Spinner className="size-4" />
              Reading the page…
            </>
          ) : (
            <span>
              <Finding item={item} />
            </span>
          )}
        </p>
        {checking?.failure && <Notice kind="error">{checking.failure}</Notice>}
        {mayWrite && seenAt === null && <Actions item={item} isReading={jobId !== null} />}
      </div>
    </Panel>
  );
}

/** When the reading ends, the item has followed it, and the header may count one open item less. */
function useReading(jobId: string | null): void {
  const { revalidate } = useRevalidator();
  const { refresh } = useSession();
  useJobEvents(jobId, {
    onProgress: () => {},
    onEnd: () => {
      void revalidate();
      void refresh();
    },
  });
}

function Finding({ item: { canBeSeen, seenAt, readAt, verdict } }: { item: WorkView }) {
  if (!canBeSeen) return "A reading of the page can’t show this item: it names no words to look for.";
  if (seenAt)
    return (
      <>
        <b>Seen on the page</b> <DateText iso={seenAt} />.
      </>
    );
  if (readAt === null) return "The page wasn’t read since this was added.";
  if (verdict !== "not_made")
    return (
      <>
        The reading on <DateText iso={readAt} /> couldn’t tell: the page wasn’t read as a whole.
      </>
    );
  return (
    <>
      <b className="text-fair">Not on the page yet</b>, read <DateText iso={readAt} />.
    </>
  );
}

function Actions({ item: { canBeSeen, state }, isReading }: { item: WorkView; isReading: boolean }) {
  const fetcher = useFetcher<WorkReply>();
  const intent = fetcher.formData?.get("intent");
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  return (
    <>
      <fetcher.Form method="post" className="flex flex-wrap gap-3">
        {canBeSeen && (
          <Button
            type="submit"
            variant="primary"
            name="intent"
            value="check"
            busy={isReading || intent === "check"}
          >
            Check the page now
          </Button>
        )}
        {state === "open" && (
          <Button type="submit" name="intent" value="done" busy={intent === "done"}>
            Mark as done
          </Button>
        )}
      </fetcher.Form>
      {reply?.ok === false && <Notice kind="error">{reply.problem}</Notice>}
      {canBeSeen && (
        <p className="max-w-[60ch] text-14 text-quiet">
          Publish the change first. A check reads the page at once and uses 1 of your content analyses.
        </p>
      )}
    </>
  );
}
