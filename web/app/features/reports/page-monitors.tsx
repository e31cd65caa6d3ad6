/** The saved monitors of a page, with the latest figure of each query. */
import type { CitedDay, MeasuredDetail } from "@citeworthy/core/imports/measured-view";
import { Link } from "react-router";
import { dateWords } from "../../ui/figures/date-text.tsx";

export function PageMonitors({ monitors }: Pick<MeasuredDetail, "monitors">) {
  if (monitors.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-22">In your monitors</h3>
      {monitors.map(({ id, name, queries }) => (
        <div key={id}>
          <Link to={`/ai-visibility-monitor?monitor=${id}#saved`} className="link font-semibold break-words">
            {name}
          </Link>
          <ul className="mt-2 border-b border-line">
            {queries.map(({ query, latest }) => (
              <li key={query} className="grid gap-x-8 border-t border-line py-2.5 md:grid-cols-2">
                <span className="break-words">{query}</span>
                <span className="text-14 text-quiet">{latestWords(latest)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const latestWords = (latest: CitedDay | null): string =>
  latest === null
    ? "Not measured yet"
    : `Cited in ${latest.cited} of ${latest.counted} answers on ${dateWords(latest.day, false, 0)}`;
