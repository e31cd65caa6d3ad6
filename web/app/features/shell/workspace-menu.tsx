/** Which workspace is open, and the way to another. A `details` element with plain forms, so it works without scripts. */
import { ROLE_NAME } from "@citeworthy/core/product/workspaces/roles";
import { MAX_WORKSPACE_NAME } from "@citeworthy/core/product/workspaces/workspace-limits";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useSession } from "../../session/session.tsx";
import type { WorkspaceEntry } from "../../session/session-data.ts";
import { ChevronDown } from "../../ui/marks/icons.tsx";
import { INPUT_CLASS } from "../../ui/marks/input-class.ts";
import { MenuIconButton, useCommandMenu } from "./command-menu/menu-button.tsx";
import { WorkRow } from "./work-row.tsx";

const ROW =
  "flex min-h-12 w-full items-center gap-3 rounded-sm px-3 py-1.5 text-left text-ink no-underline hover:bg-wash";

const Square = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    className="grid size-8 shrink-0 place-items-center rounded-sm bg-accent-wash text-14 font-semibold text-accent"
  >
    {[...name.trim()].slice(0, 2).join("").toUpperCase()}
  </span>
);

const about = ({ role, members }: WorkspaceEntry) =>
  members === 1 ? "Only you" : role === "client" ? ROLE_NAME[role] : `${ROLE_NAME[role]}, ${members} members`;

function Row({ workspace }: { workspace: WorkspaceEntry }) {
  const { id, name, isActive } = workspace;
  return (
    <li>
      <form method="post" action="/workspace">
        <button
          type="submit"
          name="workspace"
          value={id}
          {...(isActive && { "aria-current": true })}
          className={`${ROW} ${isActive ? "bg-wash" : ""}`}
        >
          <Square name={name} />
          <span className="min-w-0">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block text-14 text-quiet">{about(workspace)}</span>
          </span>
        </button>
      </form>
    </li>
  );
}

function useClosing() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => menu.current?.removeAttribute("open");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is the reason to close
  useEffect(close, [key]);
  return {
    ref: menu,
    onBlur(event: FocusEvent) {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || !menu.current?.open) return;
      close();
      menu.current.querySelector("summary")?.focus();
    },
  };
}

function WorkspaceMenu() {
  const { workspaces } = useSession();
  const closing = useClosing();
  const active = workspaces.find(({ isActive }) => isActive);
  if (!active) return null;
  return (
    <details {...closing} className="relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm px-1 [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Workspace, press to switch: </span>
        <Square name={active.name} />
        <span className="max-w-20 truncate text-14 font-semibold max-sm:sr-only lg:max-w-24">
          {active.name}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </summary>
      <div className="absolute left-0 top-full z-50 grid w-72 max-w-[calc(100vw-2rem)] gap-1 rounded-md border border-line bg-surface p-2 shadow-card max-sm:fixed max-sm:left-4 max-sm:top-(--bar-row)">
        <p className="px-3 pt-1 text-14 text-quiet">Your workspaces</p>
        <ul className="grid max-h-72 grid-cols-1 gap-0.5 overflow-y-auto">
          {workspaces.map((workspace) => (
            <Row key={workspace.id} workspace={workspace} />
          ))}
        </ul>
        <div className="border-t border-line pt-1">
          {/* For admins too, whose header leads to the admin dashboard. */}
          <Link to="/dashboard" className={ROW}>
            Your account
          </Link>
          <Link to="/dashboard/members" className={ROW}>
            Members and roles
          </Link>
          <details className="group">
            <summary className={`${ROW} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
              New workspace
            </summary>
            <form method="post" action="/workspace" className="grid gap-2 p-3">
              <label className="grid gap-1 text-14 font-semibold">
                Name of the new workspace
                <input name="name" required maxLength={MAX_WORKSPACE_NAME} className={INPUT_CLASS} />
              </label>
              <button
                type="submit"
                className="min-h-11 rounded-sm border border-edge px-3 text-14 font-semibold hover:bg-wash"
              >
                Create workspace
              </button>
            </form>
          </details>
        </div>
      </div>
    </details>
  );
}

/** What the header has for signed-in users: two menus, and a second row of links. One file, because visitors don't load it. */
export default function MemberHeader({ items }: Pick<Parameters<typeof WorkRow>[0], "items">) {
  const { open, menu } = useCommandMenu();
  return (
    <>
      <WorkspaceMenu />
      <MenuIconButton onOpen={open} />
      <WorkRow items={items} onFind={open} />
      {menu}
    </>
  );
}
