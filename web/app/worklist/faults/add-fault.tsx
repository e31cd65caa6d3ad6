/** Puts one fault on the work list, with an item for each of its pages. */
import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Plus } from "../../ui/marks/icons.tsx";
import { WORK_LIST_PATH } from "../work-list-context.ts";

type Reply = { ok: true; value: { isNew: boolean }[] } | { ok: false; problem: string };
type AddFaultProps = { projectId: string; check: string; pages: number; title: string };

export function AddFault({ projectId, check, pages, title }: AddFaultProps) {
  const fetcher = useFetcher<Reply>();
  const { refresh } = useSession();
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  useEffect(() => {
    if (reply?.ok) void refresh();
    if (reply?.ok === false) toast(`This was not added to the work list. ${reply.problem}`, "error");
  }, [reply, refresh]);
  if (reply?.ok)
    return (
      <p role="status" className="text-14">
        {reply.value.length === 1 ? "1 page is" : `${reply.value.length} pages are`} on the{" "}
        <Link
          to={`${WORK_LIST_PATH}?${new URLSearchParams({ project: projectId, kind: "finding" })}`}
          className="link"
        >
          work list
        </Link>
        .
      </p>
    );
  const fields = { intent: "fault", project: projectId, check };
  return (
    <p>
      <Button
        variant="quiet"
        size="small"
        className="-ml-2 px-2!"
        busy={fetcher.state !== "idle"}
        onClick={() => void fetcher.submit(fields, { method: "post", action: WORK_LIST_PATH })}
      >
        <Plus className="size-4" />
        {pages === 1 ? "Add the page to the work list" : `Add ${pages} pages to the work list`}
        <span className="sr-only">: {title}</span>
      </Button>
    </p>
  );
}
