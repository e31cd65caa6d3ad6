/** The menu of narrow screens: a `details` element, so it opens without scripts. Scripts close it after a navigation. */
import { type RefObject, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { part } from "../../delivery/part.tsx";
import { still } from "../../delivery/still.tsx";
import { useSession } from "../../session/session.tsx";
import { useSignOut } from "../../session/use-sign-out.ts";
import { Button } from "../../ui/form/button.tsx";
import { Cross, Menu } from "../../ui/marks/icons.tsx";
import { VisitorLinks } from "./account-links.tsx";

/** Only signed-in users have these, so visitors don't load them. */
const WorkMenu = part(() => import("./work-menu.tsx"));
const Rows = still("menu-rows", () => import("./menu-rows.tsx"));

/** The rows keep the server's HTML of the first page, so the current link is marked here after a navigation. */
function useMarkedPlace(menu: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const link of menu.current?.querySelectorAll("nav a") ?? [])
      if (link.getAttribute("href") === pathname) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
  }, [menu, pathname]);
}

export function MobileMenu() {
  const { user } = useSession();
  const leave = useSignOut();
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  useMarkedPlace(menu);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is the reason to close
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
        {user && (
          <Suspense>
            <WorkMenu />
          </Suspense>
        )}
        <nav aria-label="Menu">
          <Rows />
        </nav>
        <div className="mt-6 grid grid-cols-2 gap-3">
          {user ? <Button onClick={leave}>Sign Out</Button> : <VisitorLinks inMenu onOpen={close} />}
        </div>
      </div>
    </details>
  );
}
