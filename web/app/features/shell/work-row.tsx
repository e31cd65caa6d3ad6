/** The second row of the header: what a signed-in user works with. Narrow screens have it in the menu. */
import type { ComponentType } from "react";
import { useSession } from "../../session/session.tsx";
import { MenuButton } from "./command-menu/menu-button.tsx";
import { BEFORE_TOOLS, HOME, type NavLink } from "./navigation.ts";

const OpenCount = ({ count }: { count: number }) => (
  <span className="tabular ml-1 grid h-5 min-w-5 place-items-center rounded-full bg-accent-wash px-1.5 text-12 text-accent">
    {count}
    <span className="sr-only"> open</span>
  </span>
);

const workList = (openWork: number): NavLink => ({
  to: "/work-list",
  text: "Work list",
  mark: openWork > 0 && <OpenCount count={openWork} />,
});

/** Other pages aren't for the role of a client. */
const clientLinks = (openWork: number): NavLink[] => [
  { to: "/projects", text: "Reports" },
  workList(openWork),
];

const workLinks = (openWork: number): NavLink[] => [
  HOME,
  { to: "/projects", text: "Projects" },
  workList(openWork),
  ...BEFORE_TOOLS.slice(1),
  { to: "/ai-reports", text: "AI reports" },
  { to: "/crawler-logs", text: "Crawler logs" },
  { to: "/draft", text: "Drafts" },
];

/** What the user works with in the active workspace. */
export function useWorkLinks(): NavLink[] {
  const { workspaces } = useSession();
  const active = workspaces.find(({ isActive }) => isActive);
  return (active?.role === "client" ? clientLinks : workLinks)(active?.openWork ?? 0);
}

type WorkRowProps = { items: ComponentType<{ links: NavLink[] }>; onFind(): void };

export function WorkRow({ items: Items, onFind }: WorkRowProps) {
  return (
    <div data-work-row="" className="absolute inset-x-0 top-(--bar-row) border-t border-line max-lg:hidden">
      <div className="wrap flex h-10 items-center">
        <nav aria-label="Your work">
          <ul className="flex items-center gap-0.5 [&_a]:h-10 [&_li:first-child]:-ml-2.5">
            <Items links={useWorkLinks()} />
          </ul>
        </nav>
        <MenuButton onOpen={onFind} />
      </div>
    </div>
  );
}
