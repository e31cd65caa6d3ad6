/** One click makes a weekly monitor of imported queries. What each run will use is shown next to the button. */
import { LONGEST_QUERY, MAX_QUERIES } from "@citeworthy/core/product/steps/monitor-steps";
import { useId } from "react";
import { useMayWrite } from "../../session/use-may-write.ts";
import { Button } from "../../ui/form/button.tsx";
import { SELECT_CLASS } from "../../ui/form/select-class.ts";
import { useAction } from "../../ui/form/use-action.ts";

type Query = { query: string; isWatched: boolean };
/** `pages`: the monitor needs one of these; the first is chosen. `done`: shown where all queries are saved. */
type WatchQueriesProps = { queries: readonly Query[]; pages: readonly string[]; done?: string };

const ALL_SAVED = "All of them are in your saved queries.";

export function WatchQueries({ queries, pages, done = ALL_SAVED }: WatchQueriesProps) {
  const { Form, isBusy, problem } = useAction();
  const id = useId();
  const mayWrite = useMayWrite();
  const open = queries.filter(({ query, isWatched }) => !isWatched && [...query].length <= LONGEST_QUERY);
  const chosen = open.slice(0, MAX_QUERIES);
  const [first] = pages;
  if (!mayWrite) return null;
  if (first === undefined || queries.length === 0) return null;
  if (chosen.length === 0) return <p className="text-14 text-quiet">{done}</p>;
  const count = chosen.length === 1 ? "1 query" : `${chosen.length} queries`;
  return (
    <Form method="post" className="grid max-w-field grid-cols-1 gap-3">
      <input type="hidden" name="intent" value="watch" />
      {chosen.map(({ query }) => (
        <input key={query} type="hidden" name="query" value={query} />
      ))}
      {pages.length === 1 ? (
        <input type="hidden" name="url" value={first} />
      ) : (
        <div className="grid gap-1.5 text-14">
          <label htmlFor={id} className="font-semibold">
            Page to watch
          </label>
          <select id={id} name="url" defaultValue={first} className={SELECT_CLASS}>
            {pages.map((url) => (
              <option key={url} value={url}>
                {url.replace(/^https?:\/\//, "")}
              </option>
            ))}
          </select>
        </div>
      )}
      <div>
        <Button type="submit" size="small" busy={isBusy}>
          Run {count} weekly
        </Button>
      </div>
      <p className="text-14 text-quiet">
        {open.length > chosen.length && `The ${MAX_QUERIES} with the most citations. `}
        Each run uses {chosen.length} of your monthly analyses.
      </p>
      {problem && (
        <p role="alert" className="text-14 font-medium text-poor">
          {problem}
        </p>
      )}
    </Form>
  );
}
