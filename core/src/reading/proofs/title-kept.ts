/** The title, with the words that keep what it promises. */

import { bareWords } from "../../language/words.ts";
import { isProse } from "../../sentences/prose.ts";
import { answers, type ProofSource, tellingHeadings, texts } from "../proof-words.ts";
import { withoutSiteName } from "../question/site-name.ts";
import { strongestOf } from "./strongest.ts";

/** One word names a thing and doesn't say what the page tells of it. */
const MIN_TITLE_STEMS = 2;

export function titleKept(source: ProofSource): string[] {
  const { material } = source;
  const { page, lexicon, facts } = material;
  const { title } = page;
  if (!title) return [];
  const promised = new Set(lexicon.stemsOfText(withoutSiteName(title, page)));
  if (promised.size < MIN_TITLE_STEMS) return [];
  const asksPrice = lexicon.stemsOfText(title).some((stem) => pricesOf(source).has(stem));
  if (asksPrice && !facts.numbers().some(({ values }) => values.some((value) => PRICE.test(value))))
    return [];
  const shared = (text: string) =>
    new Set(lexicon.stemsOfText(text).filter((stem) => promised.has(stem))).size;
  const shownWith = [
    ...tellingHeadings(source),
    ...answers(source),
    ...texts(material.lines.filter(isProse)),
  ];
  // A heading that repeats the title keeps nothing.
  const [best] = strongestOf(shownWith, (text) => (isSameText(text, title) ? 0 : shared(text)));
  return best === undefined ? [] : [title, best];
}

const isSameText = (one: string, other: string): boolean => bareWords(one) === bareWords(other);

const PRICE = /\p{Sc}/u;
const pricesOf = ({ material: { lexicon } }: ProofSource): ReadonlySet<string> =>
  new Set((lexicon.pack?.phrases("asksPrice") ?? []).flatMap((phrase) => lexicon.stemsOfText(phrase)));
