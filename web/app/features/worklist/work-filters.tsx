/** Finds and filters items. The address keeps the choice, so it can be shared and goes back. */
import { KIND_NAME } from "@citeworthy/core/worklist/state-words";
import { WORK_KINDS } from "@citeworthy/core/worklist/work-item";
import { Link, useSearchParams } from "react-router";
import { FilterForm, type FilterOptions, type ListFilter } from "../../ui/table/filter-form.tsx";
import type { Choice, WorkListData } from "./work-data.ts";

const KINDS: FilterOptions = [
  ["", "All kinds"],
  ...WORK_KINDS.map((kind) => [kind, KIND_NAME[kind]] as const),
];
const ORDERS: FilterOptions = [
  ["", "Newest first"],
  ["due", "By due day"],
];
const named = (choices: Choice[]) => choices.map(({ id, name }) => [id, name] as const);

/** What the form doesn't show stays in the address. */
const KEPT = ["state", "page", "overdue"] as const;

export function WorkFilters({ owners, projects }: Pick<WorkListData, "owners" | "projects">) {
  const ownerFilter: ListFilter = {
    label: "Owner",
    name: "owner",
    options: [["", "All owners"], ["me", "Mine"], ["none", "Nobody"], ...named(owners)],
  };
  const projectFilter: ListFilter = {
    label: "Project",
    name: "project",
    options: [["", "All projects"], ...named(projects)],
  };
  return (
    <FilterForm
      action="/work-list"
      find="Find an item or page"
      filters={[
        ...(owners.length > 0 ? [ownerFilter] : []),
        { label: "Kind", name: "kind", options: KINDS },
        ...(projects.length > 0 ? [projectFilter] : []),
        { label: "Order", name: "sort", options: ORDERS },
      ]}
      kept={KEPT}
    />
  );
}

type Chip = { words: string; count: number | null; set: Record<string, string> };

/** States as links: each keeps the other filters. */
export function StateChips({ counts, mine }: Pick<WorkListData, "counts" | "mine">) {
  const [search] = useSearchParams();
  const { open, done, seen, no_effect, proven } = counts;
  const chips: Chip[] = [
    { words: "All", count: open + done + seen + no_effect + proven, set: {} },
    { words: "Open", count: open, set: { state: "open" } },
    { words: "Waiting for proof", count: done + seen + no_effect, set: { state: "waiting" } },
    { words: "Seen", count: seen, set: { state: "seen" } },
    { words: "No effect yet", count: no_effect, set: { state: "no_effect" } },
    { words: "Proven", count: proven, set: { state: "proven" } },
    { words: "Mine", count: mine, set: { state: "open", owner: "me" } },
    { words: "Overdue", count: null, set: { overdue: "1" } },
  ];
  const current = JSON.stringify(["state", "owner", "overdue"].map((name) => search.get(name) ?? ""));
  return (
    <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 pb-1 md:mx-0 md:flex-wrap md:px-0">
      {chips.map(({ words, count, set }) => {
        const next = new URLSearchParams(search);
        for (const name of ["state", "owner", "overdue", "after"]) next.delete(name);
        for (const [name, value] of Object.entries(set)) next.set(name, value);
        const isHere =
          current === JSON.stringify(["state", "owner", "overdue"].map((name) => set[name] ?? ""));
        return (
          <li key={words}>
            <Link
              to={`/work-list?${next}`}
              preventScrollReset
              aria-current={isHere || undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 text-14 font-medium whitespace-nowrap text-ink no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {words}
              {count !== null && <b className="tabular">{count}</b>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
