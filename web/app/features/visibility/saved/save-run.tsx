/** Saves a finished run: as a new monitor, or as another query in a monitor for the same page. */
import { MAX_QUERIES } from "@citeworthy/core/product/steps/monitor-steps";
import { Link } from "react-router";
import { useMayWrite } from "../../../session/use-may-write.ts";
import { Button } from "../../../ui/form/button.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import { useMonitorWarning } from "./monitor-load.ts";
import { MonitorWarnings } from "./monitor-warnings.tsx";
import type { SavedView } from "./saved-view.ts";

type SaveRunProps = { run: string; query: string; url: string; saved: readonly SavedView[] };

export function SaveRun({ run, query, url, saved }: SaveRunProps) {
  const { Form, problem, isBusy } = useAction();
  const mayWrite = useMayWrite();
  const warningOf = useMonitorWarning(saved);
  const sets = saved.filter((set) => set.url === url);
  const watching = sets.find(({ queries }) => queries.includes(query));
  if (watching)
    return (
      <p className="text-14 text-quiet">
        This query runs {watching.every} in{" "}
        <Link to={`?monitor=${watching.id}#saved`} className="link">
          {watching.name}
        </Link>
        .
      </p>
    );
  if (!mayWrite) return null;
  return (
    <Form method="post" className="grid justify-items-start gap-2">
      <input type="hidden" name="run" value={run} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" name="intent" value="daily" busy={isBusy}>
          Run daily
        </Button>
        <Button type="submit" size="small" name="intent" value="weekly" busy={isBusy}>
          Run weekly
        </Button>
        <JoinSet sets={sets.filter(({ queries }) => queries.length < MAX_QUERIES)} />
      </div>
      <MonitorWarnings of={(every) => warningOf({ every, queries: 1 })} />
      {problem && (
        <p role="alert" className="text-14 font-medium text-poor">
          {problem}
        </p>
      )}
    </Form>
  );
}

/** Offers only the newest monitor of the page; the others can be edited directly. */
function JoinSet({ sets }: { sets: readonly SavedView[] }) {
  const set = sets.at(-1);
  if (!set) return null;
  return (
    <>
      <input type="hidden" name="monitor" value={set.id} />
      <Button
        type="submit"
        size="small"
        name="intent"
        value="join"
        className="max-w-full py-2 text-left whitespace-normal"
      >
        Add to “{set.name}”
      </Button>
    </>
  );
}
