/** Puts one finding on the work list, or shows that it is there. */
import { STATE_NAME } from "@citeworthy/core/worklist/state-words";
import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Check, Plus } from "../../ui/marks/icons.tsx";
import {
  type AddToWorkListProps,
  type KnownWork,
  type ScreenWork,
  sourceId,
  WORK_LIST_PATH,
} from "../work-list-context.ts";

type Reply = { ok: true; value: KnownWork[] } | { ok: false; problem: string };
type AddOrShowProps = AddToWorkListProps & Pick<ScreenWork, "entries">;

export function AddOrShow({ source, title, detail, page, entries }: AddOrShowProps) {
  const fetcher = useFetcher<Reply>({ key: `work ${sourceId(source)}` });
  const { refresh } = useSession();
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  useEffect(() => {
    if (reply?.ok) void refresh();
    if (reply?.ok === false) toast(`This was not added to the work list. ${reply.problem}`, "error");
  }, [reply, refresh]);
  const known = entries.find((entry) => sourceId(entry.source) === sourceId(source));
  const item = fetcher.data?.ok ? fetcher.data.value[0] : known;
  if (item) return <OnTheList {...item} title={title} />;
  const items = JSON.stringify([{ source, title, detail, page }]);
  return (
    <Button
      variant="quiet"
      size="small"
      className="-mx-2 px-2! print:hidden"
      busy={fetcher.state !== "idle"}
      onClick={() =>
        void fetcher.submit({ intent: "add", items }, { method: "post", action: WORK_LIST_PATH })
      }
    >
      <Plus className="size-4" />
      Add to work list<span className="sr-only">: {title}</span>
    </Button>
  );
}

function OnTheList({ id, state, title }: KnownWork & { title: string }) {
  return (
    <Link
      to={`${WORK_LIST_PATH}/${id}`}
      className="-mx-2 inline-flex min-h-11 items-center gap-2 px-2 text-14 font-semibold text-good print:hidden"
    >
      <Check className="size-4 shrink-0" />
      <span>
        {state === "open" ? "On the work list" : `Work list: ${STATE_NAME[state]}`}
        <span className="sr-only">: {title}</span>
      </span>
    </Link>
  );
}
