/** The words of the main text that keep what the title promises: neither the title itself nor a teaser. */

import { bareWords } from "../../language/words.ts";
import { isProse } from "../../sentences/prose.ts";
import { cuedSentence, hasCue, placesOf } from "../../sentences/sentence.ts";
import { MIN_ENTRIES } from "../entries/entry-source.ts";
import { titlePromise } from "../entries/title-promise.ts";
import type { Line } from "../lines.ts";
import type { Material } from "../material.ts";
import { type ProofSource, tellingHeadings } from "../proof-words.ts";
import { siteName, withoutSiteName } from "../question/site-name.ts";
import { strongestOf } from "./strongest.ts";

/** One word names a thing and doesn't say what the page tells of it. */
const MIN_TITLE_STEMS = 2;
/** What holds fewer of the title's words speaks of a part of it, or of something else. */
const MIN_SHARE = 2 / 3;
/** A sentence that adds fewer words repeats the title; a heading is shorter. */
const [NEW_IN_SENTENCE, NEW_IN_HEADING] = [3, 1];

export function titleKept(source: ProofSource): string[] {
  const { material } = source;
  const { page, lexicon, facts } = material;
  const { title } = page;
  if (!title) return [];
  const promised = promisedStems(title, material);
  const tagged = page.titleTag ? promisedStems(page.titleTag.value, material) : promised;
  if (Math.min(promised.size, tagged.size) < MIN_TITLE_STEMS) return [];
  const asksPrice = lexicon.stemsOfText(title).some((stem) => pricesOf(source).has(stem));
  if (asksPrice && !facts.numbers().some(({ values }) => values.some((value) => PRICE.test(value))))
    return [];
  if (titlePromise(title, lexicon.pack).isList) return numberedEntries(material);
  const shared = (text: string, least: number): number => {
    const stems = new Set(lexicon.stemsOfText(text).filter((stem) => !/^\d+$/.test(stem)));
    const held = [...stems].filter((stem) => promised.has(stem)).length;
    const isEnough = held >= MIN_TITLE_STEMS && held >= promised.size * MIN_SHARE;
    return isEnough && stems.size - held >= least ? held : 0;
  };
  const [best] = strongestOf(
    [
      ...tellingHeadings(source)
        .filter((text) => !text.includes("?"))
        .map((text) => ({ text, least: NEW_IN_HEADING })),
      ...material.lines
        .filter((line) => tells(line, material))
        .map(({ text }) => ({ text, least: NEW_IN_SENTENCE })),
    ],
    ({ text, least }) => shared(text, least),
  );
  return best === undefined ? [] : [best.text];
}

/** A list is kept by what it lists, whatever a sentence says of it. */
function numberedEntries({ page }: Material): string[] {
  const numbered = page.headings.filter(
    ({ block, text }) => block !== null && /^#?\d{1,2}[.):]\s/.test(text),
  );
  return numbered.length < MIN_ENTRIES ? [] : numbered.slice(0, MIN_ENTRIES).map(({ text }) => text);
}

/** Without the publisher's name, the year, "vs" and "better": sentences that keep nothing have them too. */
function promisedStems(title: string, { page, lexicon }: Material): Set<string> {
  const common = new Set(lexicon.stemsOfText(siteName(page) ?? ""));
  const promise = withoutSiteName(title, page);
  const sentence = cuedSentence(promise, lexicon.pack);
  const weighing = (["versus", "judgement"] as const)
    .flatMap((role) => placesOf(sentence, role))
    .map((at) => sentence.words[at] ?? "");
  for (const stem of lexicon.stems(weighing)) common.add(stem);
  const stems = lexicon.stemsOfText(promise);
  return new Set(stems.filter((stem) => !common.has(stem) && !/^\d+$/.test(stem)));
}

/** A question and a call promise; a line that is a link speaks of another page; a quotation says what others say. */
function tells(line: Line, { page }: Material): boolean {
  if (line.kind === "quote" || !isProse(line) || line.text.includes("?")) return false;
  // "You'll find it here" promises, and keeps nothing.
  if (hasCue(line, "callToAction") || PROMISES.test(line.text)) return false;
  const words = bareWords(line.text);
  return !page.links.some(({ block, text }) => block === line.block && bareWords(text).includes(words));
}

const PROMISES = /\byou(?:['’]ll| will| can)? find\b/i;
const PRICE = /\p{Sc}/u;
const pricesOf = ({ material: { lexicon } }: ProofSource): ReadonlySet<string> =>
  new Set((lexicon.pack?.phrases("asksPrice") ?? []).flatMap((phrase) => lexicon.stemsOfText(phrase)));
