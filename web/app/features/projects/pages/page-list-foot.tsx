/** How many pages were found, and the links to the first and the next part of the list. */
import { useSearchParams } from "react-router";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { pagesWords } from "../project-data.ts";

type PageListFootProps = { found: number; shown: number; next: string | null; onNext: () => void };

export function PageListFoot({ found, shown, next, onNext }: PageListFootProps) {
  const [search] = useSearchParams();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-14 text-quiet">
      <span className="tabular">{pagesWords(found)} found</span>
      <span className="flex gap-2">
        {search.has("after") && (
          <ButtonLink size="small" to={`?${startingAfter(search, null)}`}>
            First pages
          </ButtonLink>
        )}
        {next && (
          <ButtonLink size="small" to={`?${startingAfter(search, next)}`} onClick={onNext}>
            Next {shown}
          </ButtonLink>
        )}
      </span>
    </div>
  );
}

/** The same filters, for the part of the list after a mark. */
function startingAfter(search: URLSearchParams, mark: string | null): URLSearchParams {
  const moved = new URLSearchParams(search);
  if (mark) moved.set("after", mark);
  else moved.delete("after");
  return moved;
}
