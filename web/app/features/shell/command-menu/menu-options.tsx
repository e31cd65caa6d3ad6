/** The entries of the command menu as a listbox. The focus stays in the field, which names the active entry. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { MenuEntry, MenuGroup } from "./menu-groups.ts";

type MenuOptionsProps = {
  /** Of the list. */
  id: string;
  groups: MenuGroup[];
  activeId: string | undefined;
  onActive(id: string): void;
  /** After an entry was chosen; links lead to their page by themselves. */
  onChoose(entry: MenuEntry): void;
};

const ROW =
  "flex min-h-11 w-full scroll-my-2 items-center justify-between gap-x-4 rounded-sm max-md:flex-wrap px-3 py-2 text-left text-ink no-underline aria-selected:bg-accent-wash";

const Words = ({ text, hint }: MenuEntry): ReactNode => (
  <>
    <span className="min-w-0 truncate font-medium max-md:w-full">{text}</span>
    {hint && (
      <span className="min-w-0 shrink-0 truncate text-14 text-quiet max-md:w-full md:max-w-[55%]">
        {hint}
      </span>
    )}
  </>
);

export function MenuOptions({ id, groups, activeId, onActive, onChoose }: MenuOptionsProps) {
  const option = (entry: MenuEntry) => {
    const props = {
      id: entry.id,
      role: "option",
      tabIndex: -1,
      className: ROW,
      "aria-selected": entry.id === activeId,
      onPointerMove: () => onActive(entry.id),
      onClick: () => onChoose(entry),
    };
    return entry.to === null ? (
      <button key={entry.id} type="button" {...props}>
        <Words {...entry} />
      </button>
    ) : (
      <Link key={entry.id} to={entry.to} reloadDocument={entry.isDocument === true} {...props}>
        <Words {...entry} />
      </Link>
    );
  };
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className="grid grid-cols-1 content-start gap-2 overflow-y-auto overscroll-contain p-2"
    >
      {groups.map(({ title, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a listbox
        <div key={title} role="group" aria-label={title}>
          <p role="presentation" className="px-3 pt-2 pb-1 text-14 text-quiet">
            {title}
          </p>
          {entries.map(option)}
        </div>
      ))}
    </div>
  );
}
