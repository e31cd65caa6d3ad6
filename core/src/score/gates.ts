/** Preconditions: a page that cannot be read cannot be cited. Outside the sum; a failed one caps every section. */
import type { Subject } from "../audits/audit.ts";
import { accessWall, SHORTEST_TEXT, snippetBans } from "../facts/access.ts";

/** A gate has the name of the check that tells what to do about it. */
export type Gate = { id: string; passed: boolean; found: string };

export const GATE_CAP = 40;

export function readGates(subject: Subject): Gate[] {
  return [
    reachable(subject),
    openToAll(subject),
    servedText(subject),
    quotable(subject),
    searchCrawlers(subject),
  ];
}

const gate = (id: string, passed: boolean, found: string): Gate => ({ id, passed, found });

function reachable({ evidence }: Subject): Gate {
  const passed = evidence.status >= 200 && evidence.status < 300;
  return gate("delivery", passed, `The page answered with status ${evidence.status}.`);
}

function openToAll({ page, facts }: Subject): Gate {
  const wall = accessWall(page, facts.text());
  return gate(
    "open-access",
    wall === null,
    wall ? `The text ends at a wall: “${wall}”.` : "The text is open without login or payment.",
  );
}

function servedText({ page, facts }: Subject): Gate {
  const { words } = facts.text();
  const passed = words >= SHORTEST_TEXT && !page.rendering.needsJavaScript;
  return gate(
    "served-text",
    passed,
    passed
      ? `The HTML as served holds ${words} words of main text.`
      : `The HTML as served holds ${words} words of main text; crawlers that run no scripts see no more.`,
  );
}

function quotable({ page, evidence }: Subject): Gate {
  const bans = snippetBans(page, evidence.headers);
  return gate(
    "snippet-permission",
    bans.length === 0,
    bans.length === 0
      ? "Indexing and quoting are allowed."
      : `Indexing or quoting is refused: ${bans.join(", ")}.`,
  );
}

function searchCrawlers({ facts, evidence }: Subject): Gate {
  const access = facts.crawlers();
  if (!access) return gate("search-crawlers", true, "robots.txt was not checked.");
  if (evidence.robots?.kind === "failed") {
    return gate(
      "search-crawlers",
      false,
      "robots.txt fails on the server, which tells crawlers to stay away.",
    );
  }
  const refused = access.filter((crawler) => crawler.purpose === "search" && !crawler.allowed);
  if (refused.length === 0) return gate("search-crawlers", true, "robots.txt lets the search crawlers in.");
  const names = refused.map((crawler) => `${crawler.bot} (${crawler.engine})`).join(", ");
  return gate("search-crawlers", false, `robots.txt refuses ${names}.`);
}
