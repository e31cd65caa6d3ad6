/** Which claims of two runs are the same: engines word them differently each time. */
import { lowerWords } from "../language/words.ts";
import { pageKey } from "../visibility/answers/cited-address.ts";
import type { SaidClaim } from "./cited-view.ts";
import { valuesIn } from "./values/values.ts";

/** Beside equal values, claims share at least this much of their words; without values, more. */
const MIN_OVERLAP_BESIDE_VALUES = 0.4;
const MIN_OVERLAP = 0.6;

type Identity = { about: string; values: string; words: ReadonlySet<string> };
/** What tells a claim: the question, the page and the words. */
export type IdentifiedClaim = { query: string; page: { url: string }; claim: { text: string } };

/** Only claims about the same page, found by the same question, can be the same. */
export const aboutOf = (query: string, page: string): string => `${query}\n${pageKey(page) ?? page}`;

export function identityOf({ query, page, claim }: IdentifiedClaim): Identity {
  const values = valuesIn(claim.text);
  return {
    about: aboutOf(query, page.url),
    values: values
      .map(({ key }) => key)
      .toSorted()
      .join("\n"),
    words: new Set(lowerWords(claim.text).filter((word) => !/^\d/.test(word))),
  };
}

export function isSameClaim(one: Identity, other: Identity): boolean {
  if (one.about !== other.about || one.values !== other.values) return false;
  let shared = 0;
  for (const word of one.words) if (other.words.has(word)) shared++;
  const all = one.words.size + other.words.size - shared;
  const share = all === 0 ? 1 : shared / all;
  return share >= (one.values === "" ? MIN_OVERLAP : MIN_OVERLAP_BESIDE_VALUES);
}

/** The same for the same words of the same engine about the same page, in every run. */
export function claimId({ query, page, claim, engine }: IdentifiedClaim & Pick<SaidClaim, "engine">): string {
  const words = lowerWords(claim.text).join(" ");
  return `claim-${hash(`${query}\n${pageKey(page.url) ?? page.url}\n${engine}\n${words}`)}`;
}

/** FNV-1a, twice with different starts, for 64 bits. */
function hash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}
