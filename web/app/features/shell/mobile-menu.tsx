/** The menu of narrow screens: a `details`, so it opens without script; with script it also closes by itself. */
import { FREE_TOOLS, hasPage } from "@citeworthy/core/product/free-tools";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useSession } from "../../session/session.tsx";
import { useSignOut } from "../../session/use-sign-out.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Cross, Menu } from "../../ui/icons.tsx";
import { dashboardLink, VisitorLinks } from "./account-links.tsx";
import { AFTER_TOOLS, BEFORE_TOOLS, FREE_TOOLS_LINK, HOME, type NavLink } from "./navigation.ts";

const ROW = "flex items-center border-b border-line text-ink no-underline";
const MAIN = `${ROW} min-h-14 font-serif text-22 font-medium`;
const SUB = `${ROW} min-h-12 pl-4 text-16 font-medium`;

function Item({ to, text }: NavLink) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link to={to} className={MAIN} aria-current={pathname === to ? "page" : undefined}>
        {text}
      </Link>
    </li>
  );
}

export function MobileMenu() {
  const { user } = useSession();
  const leave = useSignOut();
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is the reason to close
  useEffect(close, [key]);

  return (
    <details
      ref={menu}
      className="group lg:hidden"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !menu.current?.open) return;
        close();
        menu.current.querySelector("summary")?.focus();
      }}
    >
      <summary aria-label="Menu" className="grid size-11 place-items-center rounded-sm">
        <Menu aria-hidden="true" className="size-6 group-open:hidden" />
        <Cross aria-hidden="true" className="hidden size-6 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full h-[calc(100dvh-var(--bar)+1px)] overflow-y-auto overscroll-contain bg-paper px-5 pt-2 pb-8 md:px-8">
        <nav aria-label="Menu">
          <ul>
            {[HOME, ...BEFORE_TOOLS, FREE_TOOLS_LINK].map((link) => (
              <Item key={link.to} {...link} />
            ))}
            {FREE_TOOLS.filter(hasPage).map((tool) => (
              <li key={tool.id}>
                <Link to={tool.path} className={SUB}>
                  {tool.title}
                </Link>
              </li>
            ))}
            {AFTER_TOOLS.map((link) => (
              <Item key={link.to} {...link} />
            ))}
          </ul>
        </nav>
        <div className="mt-6 grid grid-cols-2 gap-3">
          {user ? (
            <>
              <Button onClick={leave}>Sign Out</Button>
              <ButtonLink to={dashboardLink(user.isAdmin).to} variant="primary">
                {dashboardLink(user.isAdmin).text}
              </ButtonLink>
            </>
          ) : (
            <VisitorLinks inMenu onOpen={close} />
          )}
        </div>
      </div>
    </details>
  );
}
