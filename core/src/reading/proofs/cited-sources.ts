/** The sources outside the publisher's own sites that sentences of the page link to or name. */
import { isAttributed } from "../../facts/numbers/sources.ts";
import type { Reference } from "../../facts/quotations/references.ts";
import { countWords, lowerWords } from "../../language/words.ts";
import { siteOf } from "../../page/site-of.ts";
import { hasFact } from "../../sentences/has-fact.ts";
import { isOrder } from "../../sentences/orders.ts";
import { isProse } from "../../sentences/prose.ts";
import { cuedSentence, hasCue } from "../../sentences/sentence.ts";
import type { Material } from "../material.ts";
import type { ProofSource } from "../proof-words.ts";
import { ownWords } from "./own-words.ts";

/** A sentence around a link has more words than these beside it. */
const MIN_WORDS_BESIDE = 3;

/** Someone can be held to them, and a sentence or a list of sources leads to them. */
export function citedReferences(material: Material): Reference[] {
  const own = ownSites(material);
  const headings = new Set(material.page.headings.map(({ block }) => block));
  return material.facts
    .references()
    .filter(
      ({ link, host, isAccountable }) =>
        isAccountable && !headings.has(link.block) && link.text.trim().length > 2 && !own.has(siteOf(host)),
    );
}

/** The page's site, and those that its menus and footer lead to: the same publisher has them. */
function ownSites({ page }: Material): Set<string | null> {
  const around = page.links.filter(({ block, kind }) => block === null && kind === "external");
  const bySite = Map.groupBy(around, ({ href }) => (href ? siteOf(href) : null));
  const menus = [...bySite].filter(([, links]) => links.length >= MIN_MENU_LINKS).map(([site]) => site);
  return new Set([siteOf(page.url), ...menus]);
}
/** A page may link to a host or a partner once or twice in its footer. */
const MIN_MENU_LINKS = 3;

export function citedSources(source: ProofSource): string[] {
  const { material } = source;
  const lists = sourceLists(material);
  const strength = ({ link, isDeep, isNamed }: Reference): number => {
    const around = cuedSentence(link.context, material.lexicon.pack);
    const isInSentence =
      isProse(around) && countWords(link.context) >= countWords(link.text) + MIN_WORDS_BESIDE;
    if (!isInSentence && !lists.has(link.block)) return 0;
    const says = hasCue(around, "attribution") || /\d/.test(link.context);
    return 1 + (isInSentence ? 4 : 0) + (says ? 2 : 0) + (isDeep ? 1 : 0) + (isNamed ? 1 : 0);
  };
  const linked = citedReferences(material)
    .map((one) => ({ text: shownOf(one, material), strength: strength(one) }))
    .filter((one) => one.strength > 0)
    .toSorted((one, other) => other.strength - one.strength)
    .map(({ text }) => text);
  return linked.length > 0 ? linked : namedSources(source);
}

/**
 * Blocks under a heading such as "Sources", and the lines that say whom a block quotes. Other lists of links lead to what is
 * offered, or to further reading.
 */
function sourceLists({ page, lexicon }: Material): ReadonlySet<number | null> {
  const named = lexicon.pack?.words("namesSources");
  const found = new Set<number>();
  let isOpen = false;
  for (const { kind, text, index } of page.blocks) {
    if (kind === "heading") isOpen = lowerWords(text).some((word) => named?.has(word) === true);
    const isBelowQuote = page.blocks[index - 1]?.kind === "quote" && text.length <= MAX_SIGNATURE_CHARS;
    if (isOpen || kind === "quote" || isBelowQuote) found.add(index);
  }
  return found;
}

/** "Here" and "found" say nothing of the source: the sentence around them does. */
function shownOf({ link }: Reference, { lexicon }: Material): string {
  const isWord = !/[\p{Lu}\d]/u.test(link.text) && countWords(link.text) < MIN_LINK_WORDS;
  return isWord && isProse(cuedSentence(link.context, lexicon.pack)) ? link.context : link.text;
}
const MIN_LINK_WORDS = 3;
const MAX_SIGNATURE_CHARS = 60;

/** "According to the 2024 survey": a source by its name, without a link. A manual that readers should follow has no name. */
const namedSources = ({ material }: ProofSource): string[] =>
  material.lines
    .filter((line) => {
      const own =
        isAttributed(line.text) && isProse(line) && !isOrder(line) ? ownWords(line, material) : null;
      return own !== null && isAttributed(own.text) && hasFact(own.text);
    })
    .map(({ text }) => text);
