import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { SessionProvider } from "../../../session/session.tsx";
import type { SessionData } from "../../../session/session-data.ts";
import { servedHtml } from "../../../ui/testing/served-html.tsx";
import CommandMenu from "./command-menu.tsx";
import { isMenuKey } from "./menu-key.ts";
import { movedTo } from "./move-active.ts";

const session: SessionData = {
  user: { id: "1", email: "ann@example.com", isAdmin: false, emailVerified: true, needsSecondStep: false },
  workspaces: [
    {
      id: "w1",
      name: "Ann's workspace",
      role: "viewer",
      members: 1,
      isActive: true,
      endsAt: null,
      openWork: 0,
    },
  ],
  google: false,
  minPasswordLength: 6,
};

test("the field names its list and the active entry, and only one entry is selected", async () => {
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <SessionProvider initial={session}>
          <CommandMenu onClose={() => {}} />
        </SessionProvider>
      ),
    },
  ]);
  const html = await servedHtml(<Stub initialEntries={["/"]} />);
  const attribute = (name: string) => new RegExp(`role="combobox"[^>]*${name}="([^"]*)"`).exec(html)?.[1];

  expect(html).toContain(`id="${attribute("aria-controls")}" role="listbox"`);
  const selected = [...html.matchAll(/<[a-z]+ [^>]*aria-selected="true"[^>]*>/g)].map(([tag]) => tag);
  expect(selected).toHaveLength(1);
  expect(selected[0]).toContain(`id="${attribute("aria-activedescendant")}"`);
  // A viewer changes nothing.
  expect(html).toContain("AI reports");
  expect(html).not.toContain("Analyze a page");
});

test.each([
  ["ArrowDown", "a", "b"],
  ["ArrowDown", "c", "a"],
  ["ArrowUp", "a", "c"],
  ["ArrowUp", "c", "b"],
  ["Home", "c", "a"],
  ["End", "a", "c"],
])("%s leads from %s to %s", (key, from, to) => {
  expect(movedTo(key, ["a", "b", "c"], from)).toBe(to);
});

test.each(["ArrowDown", "ArrowUp", "Home", "End"])("%s leads nowhere in an empty list", (key) => {
  expect(movedTo(key, [], undefined)).toBeUndefined();
});

const pressed = { key: "k", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
test("the key is Command K on a Mac and Ctrl K elsewhere", () => {
  expect(isMenuKey({ ...pressed, ctrlKey: true }, false)).toBe(true);
  expect(isMenuKey({ ...pressed, metaKey: true }, true)).toBe(true);
  expect(isMenuKey({ ...pressed, key: "K", ctrlKey: true }, false)).toBe(true);
  for (const other of [{ ctrlKey: true, shiftKey: true }, { metaKey: true }, {}, { key: "j", ctrlKey: true }])
    expect(isMenuKey({ ...pressed, ...other }, false)).toBe(false);
  expect(isMenuKey({ ...pressed, ctrlKey: true }, true)).toBe(false);
});
