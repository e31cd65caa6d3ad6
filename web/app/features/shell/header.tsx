/** The fixed bar at the top of every page. */
import { site } from "@citeworthy/core/product/identity/site";
import { Suspense } from "react";
import { Link, NavLink } from "react-router";
import { part } from "../../delivery/part.tsx";
import { useSession } from "../../session/session.tsx";
import { useSignOut } from "../../session/use-sign-out.ts";
import { Logo } from "../../ui/marks/logo.tsx";
import { memberLinks, VisitorLinks } from "./account-links.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { AFTER_TOOLS, BEFORE_TOOLS, type NavLink as Item } from "./navigation.ts";
import { ToolsMenu } from "./tools-menu.tsx";

/** Only signed-in users have workspaces, so visitors don't load this code. */
const WorkspaceMenu = part(() => import("./workspace-menu.tsx"));

const LINK =
  "relative inline-flex h-11 items-center gap-1 rounded-sm px-2.5 text-14 font-medium whitespace-nowrap text-ink no-underline hover:text-accent " +
  "after:absolute after:inset-x-2.5 after:bottom-0 after:hidden after:h-0.5 after:bg-accent aria-[current]:after:block data-here:after:block";

const Items = ({ links }: { links: Item[] }) =>
  links.map(({ to, text, mark }) => (
    <li key={to}>
      <NavLink to={to} end={to === "/"} prefetch="intent" className={LINK}>
        {text}
        {mark}
      </NavLink>
    </li>
  ));

function MemberLinks({ isAdmin }: { isAdmin: boolean }) {
  const leave = useSignOut();
  return (
    <ul className="flex items-center border-line max-lg:hidden lg:border-l lg:pl-4">
      <Items links={memberLinks(isAdmin).slice(1)} />
      <li>
        <button type="button" onClick={leave} className={LINK}>
          Sign Out
        </button>
      </li>
    </ul>
  );
}

export function Header() {
  const { user } = useSession();
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-(--bar) border-b border-line bg-paper print:hidden">
      <div className="wrap flex h-(--bar-row) items-center gap-3 lg:gap-5">
        <Link to="/" className="inline-flex min-h-11 items-center no-underline">
          <Logo name={site.name} />
        </Link>
        {user && (
          <Suspense>
            <WorkspaceMenu items={Items} />
          </Suspense>
        )}
        <nav aria-label="Main" className="ml-auto max-lg:hidden">
          <ul className="flex items-center gap-0.5">
            <Items links={BEFORE_TOOLS.slice(0, user ? 1 : 2)} />
            <li>
              <ToolsMenu className={LINK} />
            </li>
            <Items links={AFTER_TOOLS} />
          </ul>
        </nav>
        <div className="flex items-center gap-1 max-lg:ml-auto">
          {user ? <MemberLinks isAdmin={user.isAdmin} /> : <VisitorLinks />}
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
