/** Question, page and engine. The address keeps the choice, so that it can be shared and goes back. */
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import type { MonitoredEngine } from "@citeworthy/core/visibility/ratings";
import { Link, useSearchParams } from "react-router";
import { shortAddress } from "../../../addresses/short-address.ts";
import { FilterForm } from "../../../ui/table/filter-form.tsx";
import { CHIP_WORDS, type SaidChip } from "./said-groups.ts";

export type SaidOptions = { queries: string[]; pages: string[]; engines: MonitoredEngine[] };

export const SaidFilters = ({ options: { queries, pages, engines } }: { options: SaidOptions }) => (
  <FilterForm
    label="Claims"
    filters={[
      {
        label: "Question",
        name: "query",
        isWide: true,
        options: [
          ["", countedAll(queries.length, "question")],
          ...queries.map((query) => [query, query] as const),
        ],
      },
      {
        label: "Page",
        name: "page",
        options: [
          ["", countedAll(pages.length, "cited page")],
          ...pages.map((url) => [url, shortAddress(url)] as const),
        ],
      },
      {
        label: "Engine",
        name: "engine",
        options: [["", "All engines"], ...engines.map((engine) => [engine, ENGINE_NAMES[engine]] as const)],
      },
    ]}
    kept={["show"]}
  />
);

const countedAll = (count: number, noun: string): string =>
  count > 1 ? `All ${count} ${noun}s` : `All ${noun}s`;

type SaidChipsProps = { chips: readonly { chip: SaidChip; count: number }[]; now: SaidChip };

export function SaidChips({ chips, now }: SaidChipsProps) {
  const [address] = useSearchParams();
  const to = (chip: SaidChip) => {
    const next = new URLSearchParams(address);
    if (chip === "all") next.delete("show");
    else next.set("show", chip);
    return { search: next.toString() };
  };
  return (
    <nav aria-label="Show" className="-mx-5 overflow-x-auto px-5 py-1 md:mx-0 md:px-0 print:hidden">
      <ul className="flex gap-2">
        {chips.map(({ chip, count }) => (
          <li key={chip}>
            <Link
              to={to(chip)}
              replace
              preventScrollReset
              aria-current={chip === now || undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-14 whitespace-nowrap text-ink no-underline hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper"
            >
              {CHIP_WORDS[chip]} <b className="tabular">{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
