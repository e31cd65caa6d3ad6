/** Where an item comes from, with a link where the screen still exists. */
import { KIND_NAME } from "@citeworthy/core/worklist/state-words";
import type { WorkView } from "@citeworthy/core/worklist/work-view";
import { Link } from "react-router";
import { DateText } from "../../ui/figures/date-text.tsx";

export function WorkSourceLine({ item: { source, kind, createdAt } }: { item: WorkView }) {
  const isReport = source.from === "edit" || source.from === "check";
  return (
    <p className="text-14 text-quiet">
      {KIND_NAME[kind]}
      {isReport && (
        <>
          {" "}
          of the{" "}
          <Link to={`/analysis/${source.analysisId}`} className="link">
            report
          </Link>
        </>
      )}
      {source.from === "hand" && ", written by a member"}
      {source.from === "demand" && (
        <>
          {" "}
          of{" "}
          <Link to={`/projects/${source.projectId}/demand`} className="link">
            pages by demand
          </Link>
        </>
      )}
      {(source.from === "difference" || source.from === "claim") && (
        <>
          {" "}
          of{" "}
          <Link
            to={`/ai-visibility-monitor/runs/${source.runId}/${source.from === "claim" ? "said" : "why"}`}
            className="link"
          >
            measured answers
          </Link>
        </>
      )}
      , <DateText iso={createdAt} />
    </p>
  );
}

/** The page in two lines: its title, which leads to all items of the page, and its path. */
export function WorkPage({ page }: Pick<WorkView, "page">) {
  if (page === null) return <p className="text-14 text-quiet">No page</p>;
  const { host = page.url, pathname: path = page.url } = URL.parse(page.url) ?? {};
  // An item that was written by hand knows only the address.
  const title = page.title === page.url ? host : page.title;
  return (
    <p className="min-w-0 text-14">
      <Link
        to={`/work-list?${new URLSearchParams({ page: page.url })}`}
        className="font-semibold wrap-anywhere text-ink no-underline hover:underline"
      >
        {title}
      </Link>
      <span className="block truncate text-quiet">{path}</span>
    </p>
  );
}
