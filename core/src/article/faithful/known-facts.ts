/** Everything an article may draw on, ready to be asked. */

import { digitRuns, evenText, numbersIn, spelledNumbersIn } from "../../gate/statements/even-text.ts";
import { lexiconFor } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import type { Block, PageModel } from "../../page/page-model.ts";
import { phraseIndex } from "./phrase-index.ts";

export type FaithfulSource = {
  page: PageModel;
  /** Texts the user gave beside the page, and their addresses. */
  given?: readonly { text: string; url?: string }[];
};

export type KnownFacts = {
  hasNumber(number: string): boolean;
  hasQuotation(words: string): boolean;
  hasName(words: readonly string[]): boolean;
  hasLink(href: string): boolean;
  hasHost(host: string): boolean;
  /** In the page's language. */
  isStopWord(word: string): boolean;
};

export function knownFacts({ page, given = [] }: FaithfulSource): KnownFacts {
  const texts = [...pageTexts(page), ...given.map((one) => one.text)].map(evenText);
  const numbers = new Set(
    texts.flatMap((text) => [...numbersIn(text), ...digitRuns(text), ...spelledNumbersIn(text)]),
  );
  const links = new Set(linksOf(page, given).map(addressOf));
  const hosts = new Set([...links].map((href) => URL.parse(href)?.hostname.replace(/^www\./, "")));
  const stands = phraseIndex(texts);
  const spoken = texts.join("\n").toLowerCase();
  return {
    hasNumber: (number) => numbers.has(number),
    hasQuotation: (words) =>
      spoken.includes(
        evenText(words)
          .toLowerCase()
          .replace(/[.,;:!?]+$/, ""),
      ),
    hasName: (words) => stands(words.join(" ")) || isInflected(words, stands) || isRanked(words, stands),
    hasLink: (href) => href.startsWith("#") || links.has(addressOf(href)),
    isStopWord: lexiconFor(page.text).isStopWord,
    hasHost: (host) => hosts.has(host.toLowerCase().replace(/^www\./, "")),
  };
}

/** Only what a reader of the page sees or its head declares: hidden text proves nothing. */
const pageTexts = (page: PageModel): string[] => [
  page.title ?? "",
  page.titleTag?.value ?? "",
  page.description?.value ?? "",
  page.author?.value ?? "",
  page.publisher?.value ?? "",
  ...[page.published, page.modified].flatMap((date) => (date ? [date.value, date.raw] : [])),
  ...page.headings.map((heading) => heading.text),
  // A link in the text may be a picture, named by its alternative text.
  ...page.links.flatMap((link) => (link.block === null ? [] : [link.text])),
  ...page.blocks.flatMap(textsOf),
];

function textsOf(block: Block): string[] {
  if (block.kind === "table") return [block.caption ?? "", ...block.header, ...block.rows.flat()];
  return block.kind === "image" ? [block.text, block.alt ?? "", block.caption ?? ""] : [block.text];
}

const linksOf = (page: PageModel, given: NonNullable<FaithfulSource["given"]>): string[] =>
  [
    page.url,
    page.baseUrl,
    page.canonical?.value,
    ...page.links.map((link) => link.href),
    // A picture of the page stays in its article.
    ...page.blocks.map((block) => (block.kind === "image" ? block.src : null)),
    ...given.map((one) => one.url),
  ].flatMap((href) => href ?? []);

/** The parts of the address that choose a document, escaped in one way. */
const addressOf = (href: string): string =>
  (URL.parse(href)?.href ?? href)
    .replace(/#.*$/, "")
    .replaceAll("(", "%28")
    .replaceAll(")", "%29")
    .replace(/\/$/, "");

/** A plural or a hyphen more or less is the same name. */
const isInflected = (words: readonly string[], stands: (phrase: string) => boolean): boolean =>
  words.length === 1 && stands((words[0] ?? "").replace(/s$/, ""));

/** Title words before a name: "CEO Jane Doe" where the page says "Jane Doe, the CEO". */
const RANKS = english.words("rank");

function isRanked(words: readonly string[], stands: (phrase: string) => boolean): boolean {
  const rest = words.filter((word) => !RANKS.has(word.toLowerCase()));
  return rest.length > 0 && rest.length < words.length && stands(rest.join(" "));
}
