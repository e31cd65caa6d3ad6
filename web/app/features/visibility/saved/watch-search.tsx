/** Adds an engine's search to the saved queries with one click: to the monitor of this page, or as a new one. */
import { MAX_QUERIES } from "@citeworthy/core/product/steps/monitor-steps";
import { useMayWrite } from "../../../session/use-may-write.ts";
import { Button } from "../../../ui/form/button.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import type { SavedView } from "./saved-view.ts";

type WatchSearchProps = { search: string; run: string; url: string; saved: readonly SavedView[] };

export function WatchSearch({ search, run, url, saved }: WatchSearchProps) {
  const { Form, problem, isBusy } = useAction();
  const mayWrite = useMayWrite();
  const sets = saved.filter((set) => set.url === url);
  if (sets.some(({ queries }) => queries.includes(search)))
    return <p className="text-14 text-quiet">In your saved queries</p>;
  const set = sets.findLast(({ queries }) => queries.length < MAX_QUERIES);
  if (!mayWrite) return null;
  return (
    // The page of a run shows it too, and the monitor's page has the action.
    <Form method="post" action="/ai-visibility-monitor" className="grid gap-1">
      <input type="hidden" name="run" value={run} />
      <input type="hidden" name="query" value={search} />
      {set && <input type="hidden" name="monitor" value={set.id} />}
      <Button type="submit" size="small" name="intent" value="watch" busy={isBusy}>
        {set ? "Add to saved queries" : "Run weekly"}
        <span className="sr-only"> {search}</span>
      </Button>
      {problem && (
        <p role="alert" className="text-14 font-medium text-poor">
          {problem}
        </p>
      )}
    </Form>
  );
}
