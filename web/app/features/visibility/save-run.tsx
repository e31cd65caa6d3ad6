/** Beside a finished run: from now on by itself, as a set of its own or as one more query of a set for the same page. */
import { MOST_QUERIES } from "@citeworthy/core/product/monitor-steps";
import { Link, useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import { problemOf, type SavedView, type Told } from "./saved-view.ts";

type SaveRunProps = { run: string; query: string; url: string; saved: readonly SavedView[] };

export function SaveRun({ run, query, url, saved }: SaveRunProps) {
  const { Form, data, state } = useFetcher<Told>();
  const problem = problemOf(data);
  const sets = saved.filter((set) => set.url === url);
  const watching = sets.find(({ queries }) => queries.includes(query));
  if (watching)
    return (
      <p className="text-14 text-quiet">
        Runs {watching.every} in{" "}
        <Link to={`?monitor=${watching.id}#saved`} className="link">
          {watching.name}
        </Link>
        .
      </p>
    );
  return (
    <Form method="post" className="grid justify-items-start gap-2">
      <input type="hidden" name="run" value={run} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" name="intent" value="daily" busy={state !== "idle"}>
          Run daily
        </Button>
        <Button type="submit" size="small" name="intent" value="weekly" busy={state !== "idle"}>
          Run weekly
        </Button>
        <JoinSet sets={sets.filter(({ queries }) => queries.length < MOST_QUERIES)} />
      </div>
      {problem && (
        <p role="alert" className="text-14 font-medium text-poor">
          {problem}
        </p>
      )}
    </Form>
  );
}

/** The newest set of the page; the others can be edited by hand. */
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
