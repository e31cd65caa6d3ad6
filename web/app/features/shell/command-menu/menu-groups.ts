/** The entries of the command menu for what was typed, in groups. */

import type { Role } from "@citeworthy/core/product/workspaces/roles";
import type { FoundPlaces } from "@citeworthy/core/projects/found-places";
import { shortAddress } from "../../../addresses/short-address.ts";
import { ACTIONS, commandsFor, PAGES } from "./commands.ts";
import { bestFirst, rankOf, wordsOf } from "./match.ts";

/** `to`: null for signing out, which isn't a page. `isDocument`: a page outside the app, which the browser loads. */
export type MenuEntry = {
  id: string;
  text: string;
  hint?: string | undefined;
  to: string | null;
  isDocument?: boolean;
};
export type MenuGroup = { title: string; entries: MenuEntry[] };
export type MenuPerson = { role: Role | undefined; isAdmin: boolean };

/** Before anything is typed, the latest few are enough. */
const LATEST_PROJECTS = 3;
const LATEST_PAGES = 5;
const SIGN_OUT = { text: "Sign out", to: null, need: "person", also: "log out leave" } as const;

export const NOTHING_FOUND: FoundPlaces = { projects: [], pages: [] };

/** A client has the report of a project and not the project. */
const projectEntry =
  (role: Role | undefined) =>
  ({ id, name }: FoundPlaces["projects"][number]): MenuEntry => ({
    id: `project-${id}`,
    text: name,
    ...(role === "client"
      ? { to: `/projects/${id}/print`, isDocument: true, hint: "Report" }
      : { to: `/projects/${id}` }),
  });

const pageEntry = ({ id, title, url, score }: FoundPlaces["pages"][number]): MenuEntry => ({
  id: `analysis-${id}`,
  text: title || shortAddress(url),
  hint: `${shortAddress(url)} · ${score}`,
  to: `/analysis/${id}`,
});

/** The server is asked after each pause. Until it answers, what it found before is shown if it still fits. */
function stillFitting({ projects, pages }: FoundPlaces, words: readonly string[], isAnswer: boolean) {
  if (isAnswer) return { projects, pages };
  return {
    projects: projects.filter(({ name }) => rankOf(words, name) !== null),
    pages: pages.filter(({ title, url }) => rankOf(words, title, url) !== null),
  };
}

/** `isAnswer`: what was found is the answer to what is typed now. */
export function menuGroups(
  typed: string,
  person: MenuPerson,
  { found, isAnswer }: { found: FoundPlaces; isAnswer: boolean },
): MenuGroup[] {
  const words = wordsOf(typed);
  const places = stillFitting(found, words, isAnswer);
  const isBlank = words.length === 0;
  const projects: MenuGroup = {
    title: isBlank ? "Latest projects" : "Projects",
    entries: places.projects.slice(0, isBlank ? LATEST_PROJECTS : undefined).map(projectEntry(person.role)),
  };
  const analyses: MenuGroup = {
    title: isBlank ? "Latest analyses" : "Analyses",
    entries: places.pages.slice(0, isBlank ? LATEST_PAGES : undefined).map(pageEntry),
  };
  const actions: MenuGroup = {
    title: "Actions",
    entries: bestFirst([...commandsFor(ACTIONS, person), SIGN_OUT], words).map(commandEntry),
  };
  const pages: MenuGroup = {
    title: "Pages",
    entries: bestFirst(commandsFor(PAGES, person), words).map(commandEntry),
  };
  const groups = isBlank ? [actions, projects, analyses, pages] : [actions, pages, projects, analyses];
  return groups.filter(({ entries }) => entries.length > 0);
}

const commandEntry = ({ text, hint, to }: { text: string; hint?: string; to: string | null }): MenuEntry => ({
  id: `command-${text.toLowerCase().replace(/[^a-z]+/g, "-")}`,
  text,
  hint,
  to,
});
