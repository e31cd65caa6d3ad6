/** Finds, filters and sorts the pages of a project. */
import { isKind } from "@citeworthy/core/contract/reading";
import { KIND_LABEL } from "@citeworthy/core/product/page-kinds";
import { BAND_LABEL } from "@citeworthy/core/score/bands";
import { useSearchParams } from "react-router";
import { FilterForm, type FilterOptions } from "../../../ui/table/filter-form.tsx";

const SORTS: FilterOptions = [
  ["newest", "Newest first"],
  ["lowest", "Lowest score first"],
  ["fall", "Largest fall first"],
  ["title", "By title"],
];
const SCORES: FilterOptions = [
  ["", "All scores"],
  ["excellent", BAND_LABEL.excellent],
  ["good", BAND_LABEL.good],
  ["needs-work", BAND_LABEL["needs-work"]],
];
const kindOptions = (kinds: string[]): FilterOptions => [
  ["", "All kinds"],
  ...kinds.filter(isKind).map((kind) => [kind, KIND_LABEL[kind]] as const),
];
const archiveOptions = (archived: number): FilterOptions => [
  ["", "Active pages"],
  ["1", `Archived (${archived})`],
];

export function PageFilters({ kinds, archived }: { kinds: string[]; archived: number }) {
  const [search] = useSearchParams();
  const hasArchive = archived > 0 || Boolean(search.get("archived"));
  return (
    <FilterForm
      find="Find a page"
      filters={[
        { label: "Kind", name: "kind", options: kindOptions(kinds) },
        { label: "Score", name: "score", options: SCORES },
        { label: "Sort", name: "sort", options: SORTS, value: "newest" },
        ...(hasArchive ? [{ label: "Archive", name: "archived", options: archiveOptions(archived) }] : []),
      ]}
      kept={["audit"]}
    />
  );
}
