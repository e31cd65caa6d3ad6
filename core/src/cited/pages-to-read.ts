/** Chooses which of the pages that a run's answers name as sources are fetched and read. */

import { siteOf } from "../page/site-of.ts";
import { MAX_CITED_PAGES } from "../product/cited-pages.ts";
import { isSamePage, pageKey } from "../visibility/answers/cited-address.ts";
import type { KeptAnswer, KeptCitation } from "../visibility/answers/kept-answer.ts";
import type { SourceRole } from "./cited-view.ts";

/** `own`: the user's page, with which every claim is compared. */
export type PageToRead = { place: number; url: string; role: SourceRole | "own" };

type Named = { url: string; host: string; cited: number; named: number; position: number };

/** The user's page is always read and has place 0; it isn't counted among the others. */
export function pagesToRead(answers: readonly KeptAnswer[], ownUrl: string): PageToRead[] {
  const ownSite = siteOf(ownUrl);
  const chosen = [...sourcesOf(answers).values()]
    .filter(({ url }) => !isSamePage(url, ownUrl))
    .toSorted(
      (one, other) =>
        Number(other.cited > 0) - Number(one.cited > 0) ||
        // What is said about the user's site is checked in any case.
        Number(siteOf(other.host) === ownSite) - Number(siteOf(one.host) === ownSite) ||
        other.cited - one.cited ||
        other.named - one.named ||
        one.position - other.position,
    )
    .slice(0, MAX_CITED_PAGES);
  const sources = chosen.map(({ url, cited }, at): PageToRead => {
    return { place: at + 1, url, role: cited > 0 ? "cited" : "dropped" };
  });
  return [{ place: 0, url: ownUrl, role: "own" }, ...sources];
}

function sourcesOf(answers: readonly KeptAnswer[]): Map<string, Named> {
  const found = new Map<string, Named>();
  const add = ({ url, host, position, cited }: KeptCitation) => {
    const key = pageKey(url);
    if (key === null) return;
    const known = found.get(key) ?? { url, host, cited: 0, named: 0, position };
    known.cited += Number(cited);
    known.named++;
    known.position = Math.min(known.position, position);
    found.set(key, known);
  };
  for (const { answer } of answers) if (answer?.searched) answer.citations.forEach(add);
  return found;
}
