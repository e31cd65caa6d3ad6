/** All users, with filters, a search by email address, and paging that stays fast for any number of users. */
import type { UserFilter } from "@citeworthy/core/product/accounts/user-filters";
import { Link } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import type { AdminPage } from "./admin-data.ts";
import { ListSearch } from "./list-search.tsx";
import { Pager } from "./pager.tsx";
import { cardName } from "./stat-cards.tsx";
import { UsersTable } from "./users-table.tsx";
import { figure } from "./words.ts";

const FILTERS: { filter: UserFilter; name: string }[] = [
  { filter: "all", name: "All" },
  { filter: "trial", name: "Trial" },
  { filter: "active", name: "Active" },
  { filter: "free", name: "Free" },
  { filter: "expired", name: "Expired" },
];

type UsersSectionProps = Pick<AdminPage, "filter" | "search" | "from" | "figures" | "list"> & {
  busy: boolean;
};

function Filters({
  filter: chosen,
  search,
  figures,
}: Pick<UsersSectionProps, "filter" | "search" | "figures">) {
  return (
    <nav
      aria-label="Filter users"
      className="flex max-w-full gap-1 overflow-x-auto rounded-md border border-line bg-wash p-1"
    >
      {FILTERS.map(({ filter, name }) => {
        const isChosen = filter === chosen;
        const to = new URLSearchParams({ filter, ...(search && { search }) });
        return (
          <Link
            key={filter}
            to={`?${to}`}
            preventScrollReset
            aria-current={isChosen ? "true" : undefined}
            className={`inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3.5 text-14 font-semibold whitespace-nowrap no-underline ${
              isChosen ? "bg-surface text-ink shadow-card dark:bg-line" : "text-quiet hover:text-ink"
            }`}
          >
            {name}
            {figures && <span className="tabular font-normal">{figure(figures[filter])}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

export function UsersSection({ filter, search, from, figures, list, busy }: UsersSectionProps) {
  const total = search === null && figures ? figures[filter] : null;
  return (
    <section id="users" aria-labelledby="users-title" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="users-title" className="text-28">
          All Users
        </h2>
        <Filters filter={filter} search={search} figures={figures} />
      </div>
      {filter === "subscribed" && <p className="text-quiet">Showing: {cardName(filter)}</p>}
      <ListSearch
        label="Search by email"
        hint="Start of an email address, or @ and a domain."
        search={search}
      >
        <input type="hidden" name="filter" value={filter} />
      </ListSearch>
      {list === null ? (
        <Notice kind="error">We could not load the users. Refresh to try again.</Notice>
      ) : list.users.length === 0 ? (
        <EmptyState
          title="No users found"
          action={
            (search !== null || filter !== "all") && (
              <Link to="?" preventScrollReset className="link">
                Show all users
              </Link>
            )
          }
        >
          <p>
            {search === null ? "No users match this filter." : "No users in this filter match your search."}
          </p>
        </EmptyState>
      ) : (
        <>
          <UsersTable users={list.users} busy={busy} />
          <Pager
            label="Pages of users"
            sortedBy={search === null ? "trial end" : "email"}
            query={{ filter, ...(search && { search }) }}
            from={from}
            shown={list.users.length}
            before={list.before}
            after={list.after}
            total={total}
          />
        </>
      )}
    </section>
  );
}
