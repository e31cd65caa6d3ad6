/** Six numbers. Each links to the list that it counts. */
import type { UserFilter } from "@citeworthy/core/product/accounts/user-filters";
import { Link } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import type { Figures } from "./admin-data.ts";
import { figure } from "./words.ts";

const CARDS: { filter: UserFilter; name: string }[] = [
  { filter: "all", name: "Auth Users" },
  { filter: "subscribed", name: "With Subscriptions" },
  { filter: "trial", name: "Trial Users" },
  { filter: "active", name: "Active Paid" },
  { filter: "free", name: "Free Users" },
  { filter: "expired", name: "Expired" },
];

export const cardName = (filter: UserFilter) => CARDS.find((card) => card.filter === filter)?.name ?? "";

export function StatCards({ figures }: { figures: Figures | null }) {
  if (figures === null)
    return <Notice kind="error">We could not load the numbers. Refresh to try again.</Notice>;
  return (
    <nav
      aria-label="Users by status"
      className="grid grid-cols-2 gap-px border-t-2 border-b border-t-ink border-b-line bg-line md:grid-cols-3 lg:grid-cols-6"
    >
      {CARDS.map(({ filter, name }) => (
        <Link
          key={filter}
          to={{ search: `?filter=${filter}`, hash: "#users" }}
          className="group bg-paper px-4 py-4 text-ink no-underline hover:bg-wash"
        >
          <span className="block text-14 text-quiet">{name}</span>
          <span className="block font-serif text-28 leading-tight font-medium tracking-[-0.02em] group-hover:underline">
            {figure(figures[filter])}
          </span>
        </Link>
      ))}
    </nav>
  );
}
