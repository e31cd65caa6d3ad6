/** Pages by demand: found, filtered, sorted and in parts. */
import { MIN_NEVER_CITED_ANSWERS } from "@citeworthy/core/demand/page-demand";
import { PERIOD_DAYS } from "@citeworthy/core/demand/properties";
import { useSearchParams } from "react-router";
import { numberText } from "../../ui/figures/number-text.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import { FileLink } from "../../ui/table/file-link.tsx";
import { FilterForm, type FilterOptions } from "../../ui/table/filter-form.tsx";
import { ListFoot } from "../../ui/table/list-foot.tsx";
import { withParameter } from "../../ui/table/with-parameter.ts";
import { DEMAND_COLUMNS } from "./demand-columns.tsx";
import type { DemandView } from "./demand-view.ts";

const PRESETS: FilterOptions = [
  ["", "All pages"],
  ["never-cited", "High demand, never cited"],
  ["not-measured", "High demand, not measured"],
];
const SORTS: FilterOptions = [
  ["impressions", "Most impressions first"],
  ["clicks", "Most clicks first"],
  ["ai_sessions", "Most AI sessions first"],
  ["key_events", "Most key events first"],
  ["cited", "Most cited first"],
  ["score", "Highest score first"],
];

const EXPLAINED: Record<string, string> = {
  "never-cited": `In the top third by impressions, and in 0 of at least ${MIN_NEVER_CITED_ANSWERS} answers.`,
  "not-measured": "In the top third by impressions, and no monitor has asked about the page.",
};

export function DemandTable({ view }: { view: DemandView }) {
  const [search] = useSearchParams();
  const { pages, found, next, sort, projectId } = view;
  const preset = search.get("preset") ?? "";
  const isFiltered = preset !== "" || (search.get("text") ?? "") !== "";
  const fromStart = new URLSearchParams(search);
  fromStart.delete("after");
  return (
    <section aria-labelledby="demand-pages" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="demand-pages" className="text-28">
          Pages by demand
        </h2>
        <FileLink href={`/projects/${projectId}/demand/export?${search}`} />
      </div>
      <FilterForm
        find="Find a page"
        filters={[
          { label: "Show", name: "preset", options: PRESETS },
          { label: "Sort", name: "sort", options: SORTS, value: sort },
        ]}
      />
      {EXPLAINED[preset] && <p className="text-14 text-quiet">{EXPLAINED[preset]}</p>}
      <DataTable
        label="Pages by demand"
        columns={DEMAND_COLUMNS}
        rows={pages}
        keyOf={({ url }) => url}
        empty={<NoPages preset={preset} isFiltered={isFiltered} />}
        phone="cards"
        sort={{ by: sort, addressOf: (by) => withParameter(fromStart, "sort", by) }}
      />
      <ListFoot noun="pages" shown={pages.length} next={next}>
        {numberText(found)} {found === 1 ? "page" : "pages"}. Last {PERIOD_DAYS} days of each service.
      </ListFoot>
      <p className="max-w-[72ch] text-14 text-quiet">
        These are different measurements. We don’t add them up, and none of them shows what causes another.
        Many AI apps hide where a visit came from, so AI sessions are a lower limit.
      </p>
    </section>
  );
}

function NoPages({ preset, isFiltered }: { preset: string; isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <EmptyState title="No figures yet">
        <p>The first pages appear when the first days have been read.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={preset === "never-cited" ? "No page with high demand is never cited" : "No page matches"}
      action={<ButtonLink to="?">Show all pages</ButtonLink>}
    >
      {preset === "never-cited" && (
        <p>
          Only pages with at least {MIN_NEVER_CITED_ANSWERS} answers count. Look at those that aren’t measured
          yet.
        </p>
      )}
    </EmptyState>
  );
}
