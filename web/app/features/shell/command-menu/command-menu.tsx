/** A dialog that finds pages, actions, projects and analyses by what is typed. The browser's own dialog returns the focus. */
import { MAX_FIND_TEXT } from "@citeworthy/core/projects/found-places";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useSession } from "../../../session/session.tsx";
import { useSignOut } from "../../../session/use-sign-out.ts";
import { Cross } from "../../../ui/marks/icons.tsx";
import { type MenuEntry, menuGroups } from "./menu-groups.ts";
import { isMenuKey } from "./menu-key.ts";
import { MenuOptions } from "./menu-options.tsx";
import { movedTo } from "./move-active.ts";
import { SearchIcon } from "./search-icon.tsx";
import { useFoundPlaces } from "./use-found-places.ts";

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-sm border border-line bg-wash px-1.5 font-sans text-12">{children}</kbd>
);

const countText = (count: number) =>
  count === 0 ? "Nothing found" : count === 1 ? "1 result" : `${count} results`;

export default function CommandMenu({ onClose }: { onClose(): void }) {
  const { user, workspaces } = useSession();
  const leave = useSignOut();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [chosenId, setActive] = useState<string>();
  const listId = useId();
  const { problem, ...places } = useFoundPlaces(typed);
  const role = workspaces.find(({ isActive }) => isActive)?.role;
  const groups = menuGroups(typed, { role, isAdmin: user?.isAdmin === true }, places);
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id));
  const activeId = chosenId !== undefined && ids.includes(chosenId) ? chosenId : ids[0];
  const hasNote = problem !== null || ids.length === 0;

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isMenuKey(event.nativeEvent)) {
      event.preventDefault();
      event.stopPropagation();
      return dialog.current?.close();
    }
    if (event.target !== field.current) return;
    const next = movedTo(event.key, ids, activeId);
    if (next !== undefined) setActive(next);
    else if (event.key === "Enter" && activeId) document.getElementById(activeId)?.click();
    else return;
    event.preventDefault();
  };
  const choose = ({ to }: MenuEntry) => {
    dialog.current?.close();
    if (to === null) void leave();
  };
  return (
    <dialog
      ref={dialog}
      aria-label="Find a page, project or analysis"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      className="command-menu"
    >
      <div className="grid max-h-[inherit] grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center gap-2 border-b border-line pr-1.5 pl-4">
          <SearchIcon className="size-5 shrink-0 text-quiet" />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label="Find"
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            placeholder="Find a page, project or analysis"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={MAX_FIND_TEXT}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(undefined);
            }}
            className="h-14 min-w-0 grow bg-transparent px-1 text-18 placeholder:text-quiet focus:outline-none"
          />
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="grid size-11 shrink-0 place-items-center rounded-sm text-quiet hover:bg-wash hover:text-ink"
          >
            <Cross className="size-5" />
          </button>
        </div>
        <MenuOptions id={listId} groups={groups} activeId={activeId} onActive={setActive} onChoose={choose} />
        <div
          className={`border-t border-line px-4 py-2.5 text-14 text-quiet ${hasNote ? "" : "max-md:sr-only"}`}
        >
          <p role="status" className={hasNote ? "" : "sr-only"}>
            {problem ?? (places.isAnswer ? countText(ids.length) : "")}
          </p>
          <p aria-hidden="true" className="flex gap-4 max-md:hidden">
            <span>
              <Key>↑</Key> <Key>↓</Key> to move
            </span>
            <span>
              <Key>Enter</Key> to open
            </span>
            <span>
              <Key>Esc</Key> to close
            </span>
          </p>
        </div>
      </div>
    </dialog>
  );
}
