/**
 * Requirements that come before the score: a page that cannot be read cannot be cited. They earn no points; one that is not met
 * limits every section.
 */
import type { Subject } from "../audits/audit.ts";
import { accessWall, SHORTEST_TEXT, snippetBans } from "../facts/crawlers/access.ts";
import { countWords } from "../language/words.ts";

/** A gate has the ID of the check that says how to fix it. */
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
  return gate("delivery", passed, `The page returned status ${evidence.status}.`);
}

function openToAll({ page, facts }: Subject): Gate {
  const wall = accessWall(page, facts.text());
  return gate(
    "open-access",
    wall === null,
    wall ? `The text stops at a sign-in or payment wall: “${wall}”.` : "We found no sign-in or payment wall.",
  );
}

function servedText({ page, facts }: Subject): Gate {
  // Each sentence counts once, so a page can be long and still say little.
  const { words: saidOnce } = facts.text();
  const words = countWords(page.text);
  const passed = saidOnce >= SHORTEST_TEXT && !page.rendering.needsJavaScript;
  // The same number as in the check of this name.
  const loaded = mainText(words);
  if (passed) return gate("served-text", true, loaded);
  const isRepetition = !page.rendering.needsJavaScript && words >= SHORTEST_TEXT;
  return gate(
    "served-text",
    false,
    isRepetition
      ? `Without its repeated sentences, the main text has only ${saidOnce} words.`
      : `Only ${loaded} AI crawlers that do not run scripts see nothing more.`,
  );
}

const mainText = (words: number) =>
  words === 1
    ? "1 word of main text loads without JavaScript."
    : `${words} words of main text load without JavaScript.`;

function quotable({ page, evidence }: Subject): Gate {
  const bans = snippetBans(page, evidence.headers);
  return gate(
    "snippet-permission",
    bans.length === 0,
    bans.length === 0
      ? "Indexing and snippets are allowed."
      : `Indexing or snippets are blocked by ${bans.join(", ")}.`,
  );
}

function searchCrawlers({ facts, evidence }: Subject): Gate {
  const access = facts.crawlers();
  if (!access) return gate("search-crawlers", true, "robots.txt was not checked.");
  if (evidence.robots?.kind === "failed") {
    return gate(
      "search-crawlers",
      false,
      "robots.txt returns a server error, which tells crawlers to stay away.",
    );
  }
  const refused = access.filter((crawler) => crawler.purpose === "search" && !crawler.allowed);
  if (refused.length === 0) return gate("search-crawlers", true, "robots.txt allows the AI search crawlers.");
  const names = refused.map((crawler) => `${crawler.bot} (${crawler.engine})`).join(", ");
  return gate("search-crawlers", false, `robots.txt blocks ${names}.`);
}
