/** Links to other pages of a list. Their URLs hold a cursor, so the last page loads as fast as the first. */
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { figure } from "./words.ts";

type PagerProps = {
  /** What the pages are of, and how they are sorted. */
  label: string;
  sortedBy: string;
  /** The filter and the search, which stay on every page. */
  query: Record<string, string>;
  /** The position of the page's first row, and how many rows it has. */
  from: number;
  shown: number;
  before: string | null;
  after: string | null;
  total: number | null;
};

const PER_PAGE = 50;

function Turn({ name, to }: { name: string; to: URLSearchParams | null }) {
  if (to === null)
    return (
      <Button size="small" disabled>
        {name}
      </Button>
    );
  return (
    <ButtonLink size="small" to={`?${to}`} preventScrollReset>
      {name}
    </ButtonLink>
  );
}

export function Pager({ label, sortedBy, query, from, shown, before, after, total }: PagerProps) {
  // The last page is read backwards from the end, so its position follows from the total.
  const first =
    total !== null && after === null ? Math.max(1, total - shown + 1) : before === null ? 1 : from;
  const last = first + shown - 1;
  const page = (where: Record<string, string>) => new URLSearchParams({ ...query, ...where });
  const previous = String(Math.max(1, first - PER_PAGE));
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="tabular text-14 text-quiet">
        {figure(first)} to {figure(last)}
        {total !== null && ` of ${figure(total)}`}, sorted by {sortedBy}
      </p>
      <div className="flex flex-wrap gap-2">
        <Turn name="First" to={before === null ? null : page({})} />
        <Turn name="Previous" to={before === null ? null : page({ before, from: previous })} />
        <Turn name="Next" to={after === null ? null : page({ after, from: String(last + 1) })} />
        <Turn name="Last" to={after === null ? null : page({ at: "end" })} />
      </div>
    </nav>
  );
}
