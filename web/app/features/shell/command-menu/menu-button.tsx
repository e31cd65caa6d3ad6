/** Opens the command menu: a button in the header and a key. The menu's own code is loaded with the first use. */
import { Suspense, useEffect, useState } from "react";
import { part } from "../../../delivery/part.tsx";
import { useHydrated } from "../../../delivery/use-hydrated.ts";
import { isApple, isMenuKey } from "./menu-key.ts";
import { SearchIcon } from "./search-icon.tsx";

const CommandMenu = part<{ onClose(): void }>(() => import("./command-menu.tsx"), "Nothing");

/** Another window that is open keeps the keyboard. */
const isOtherWindowOpen = () => document.querySelector('dialog[open], [role="dialog"]') !== null;

/** Shared by the buttons of wide and narrow screens. */
export function useCommandMenu() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isMenuKey(event)) return;
      event.preventDefault();
      // An open menu closes itself and returns the focus. This is for one whose code is still being loaded.
      if (isOpen) setOpen(false);
      else if (!isOtherWindowOpen()) setOpen(true);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);
  return {
    open: () => setOpen(true),
    menu: isOpen && (
      <Suspense>
        <CommandMenu onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

/** Without scripts there is no menu, and everything in it is linked elsewhere. Disabled until a press has an effect. */
export const MenuIconButton = ({ onOpen }: { onOpen(): void }) => (
  <div className="flex grow justify-end lg:hidden noscript:hidden">
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label="Jump to"
      disabled={!useHydrated()}
      onClick={onOpen}
      className="grid size-11 place-items-center rounded-sm"
    >
      <SearchIcon className="size-5.5" />
    </button>
  </div>
);

export function MenuButton({ onOpen }: { onOpen(): void }) {
  const isReady = useHydrated();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      disabled={!isReady}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="ml-auto inline-flex h-8 items-center gap-2 rounded-sm border border-line bg-surface px-2.5 text-14 text-quiet hover:border-edge hover:text-ink noscript:hidden"
    >
      <SearchIcon className="size-4" />
      Jump to
      <span aria-hidden="true" className="rounded-sm bg-wash px-1.5 text-12">
        {isReady && isApple() ? "⌘ K" : "Ctrl K"}
      </span>
    </button>
  );
}
