/** The sources outside the publisher's own sites that sentences of the page link to or name. */
import { isAttributed } from "../../facts/numbers/sources.ts";
import type { Reference } from "../../facts/quotations/references.ts";
import { countWords, lowerWords } from "../../language/words.ts";
import { siteOf } from "../../page/site-of.ts";
import { hasFact } from "../../sentences/has-fact.ts";
import { isOrder } from "../../sentences/orders.ts";
import { isProse } from "../../sentences/prose.ts";
import { type CuedSentence, cuedSentence, hasCue, placesOf } from "../../sentences/sentence.ts";
import type { Material } from "../material.ts";
import type { ProofSource } from "../proof-words.ts";
import { siteName } from "../question/site-name.ts";
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
      ({ link, href, host, isAccountable }) =>
        isAccountable &&
        !headings.has(link.block) &&
        link.text.trim().length > 2 &&
        !own.has(siteOf(host)) &&
        !isService(host, href),
    );
}

/** Shops of apps, mail programs, and pages to sign up or to buy at: readers use them, nobody cites them. */
const isService = (host: string, href: string): boolean =>
  SERVICE_HOST.test(host) || SERVICE_PATH.test(URL.parse(href)?.pathname ?? "");
const SERVICE_HOST =
  /^(?:(?:apps|itunes)\.apple|play\.google|apps\.microsoft|(?:[^.]+\.)?(?:gmail|hotmail|outlook)|mail\.[^.]+)\.com$|^(?:shop|store|app|accounts?|login|signup)\./i;
const SERVICE_PATH =
  /\/(?:app-?store|apps?|sign-?up|sign-?in|log-?in|register|releases?|downloads?|install|subscribe|pricing|checkout|cart|shop|store|affiliates?|partners?)(?:\/|$)/i;

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
  const strength = (reference: Reference): number => {
    const { link, isDeep, isNamed } = reference;
    if (lists.has(link.block)) return 1 + (isDeep ? 1 : 0) + (isNamed ? 1 : 0);
    const around = cuedSentence(link.context, material.lexicon.pack);
    const isInSentence =
      isProse(around) && countWords(link.context) >= countWords(link.text) + MIN_WORDS_BESIDE;
    const said = isInSentence ? sayingStrength(reference, around, material.facts.figuresIn) : 0;
    return said === 0 ? 0 : 3 + said + (isDeep ? 1 : 0) + (isNamed ? 1 : 0);
  };
  const linked = citedReferences(material)
    .map((one) => ({ text: shownOf(one, material), strength: strength(one) }))
    .filter((one) => one.strength > 0)
    .toSorted((one, other) => other.strength - one.strength)
    .map(({ text }) => text);
  return linked.length > 0 ? linked : namedSources(source);
}

/** A sentence that says who found something, or states a fact, leads to its source; the name of a thing alone explains it. */
function sayingStrength(
  { link, isDeep }: Reference,
  around: CuedSentence,
  figuresIn: Material["facts"]["figuresIn"],
): number {
  const hasFigure = figuresIn(link.context.replace(YEAR_OR_VERSION, "")).length > 0;
  // What somebody said without a figure is a quotation, and its links explain it.
  if (!hasFigure && hasCue(around, "speech")) return 0;
  if ((hasFigure && hasCue(around, "attribution")) || isAttributed(link.context)) return ATTRIBUTED;
  const isWork = placesOf(cuedSentence(link.text, around.pack), "work").length > 0;
  // A home page is where a tool or a firm is offered.
  const isHome = !isDeep && !isWork;
  return isWork || (hasFigure && !isHome && !isNameOnly(link.text)) ? STATED : 0;
}
/** "In 1996", "in the 1970s", "Web 2.0", "GPT-4". */
const YEAR_OR_VERSION = /\b(?:19|20)\d\ds?\b|\p{Lu}\p{L}*[ -]\d(?:\.\d)?\b/gu;
const [ATTRIBUTED, STATED] = [3, 2];

/** "Hotmail", "phpMyAdmin", "heap4" and "Ada Lind" are what a sentence speaks of. */
export const isNameOnly = (link: string): boolean =>
  !/(?<![\p{L}\d])\d/u.test(link) && link.split(/\s+/).every((word) => /\p{Lu}|\p{L}\d/u.test(word));

/**
 * Blocks under a heading such as "Sources", and the lines that say whom a block quotes. Other lists of links lead to what is
 * offered, or to further reading.
 */
export function sourceLists({ page, lexicon }: Material): ReadonlySet<number | null> {
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

/** Linked words say nothing of the source: the sentence around them does. In a list of sources, the entry is its name. */
function shownOf({ link }: Reference, { lexicon }: Material): string {
  return isProse(cuedSentence(link.context, lexicon.pack)) ? link.context : link.text;
}
const MAX_SIGNATURE_CHARS = 60;

/** "According to the 2024 survey": a source by its name, without a link. A manual that readers should follow has no name. */
const namedSources = ({ material }: ProofSource): string[] =>
  material.lines
    .filter((line) => {
      const own =
        isAttributed(line.text) && isProse(line) && !isOrder(line) ? ownWords(line, material) : null;
      return (
        own !== null && isAttributed(own.text) && hasFact(own.text) && !isOffer(own, siteName(material.page))
      );
    })
    .map(({ text }) => text);

/** What is said to readers, or of the publisher: "view your credit report", "Lean on Aura". */
export function isOffer({ words, text, cues, pack }: CuedSentence, publisher: string | null): boolean {
  const isToReaders = words.some((word) => word === "your" || pack?.words("you").has(word) === true);
  const isCall = cues.some(({ cue }) => cue === "callToAction");
  return isToReaders || isCall || (publisher !== null && text.includes(publisher));
}
