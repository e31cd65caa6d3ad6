/** What a client sees of a workspace: the reports of the projects that were shared with them. */
import { Link } from "react-router";
import { DateText } from "../../ui/figures/date-text.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { type ProjectRow, pagesWords } from "./project-data.ts";

export function SharedReports({ projects }: { projects: ProjectRow[] }) {
  if (projects.length === 0)
    return (
      <EmptyState heading="h2" title="Nothing is shared with you yet">
        <p>The owner of this workspace chooses which reports you see.</p>
      </EmptyState>
    );
  return (
    <ul className="border-t border-line">
      {projects.map(({ id, name, pages, analyzedAt }) => (
        <li key={id} className="border-b border-line">
          <Link
            to={`/projects/${id}/print`}
            reloadDocument
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 py-3 text-ink no-underline hover:underline"
          >
            <span className="font-serif text-22 font-medium break-words">{name}</span>
            <span className="text-14 text-quiet">
              {pagesWords(pages)}
              {analyzedAt && (
                <>
                  , latest <DateText iso={analyzedAt} />
                </>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
