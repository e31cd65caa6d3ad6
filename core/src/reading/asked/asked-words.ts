/** A question that a user asks of a page: its words, what each of them tells on this page, and the form of answer it asks for. */
import { rarity, type TermIndex, termIndex } from "../../facts/passages/term-index.ts";
import { roleIndex } from "../../language/cue-index.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import type { QuestionForm } from "../../language/roles.ts";
import { sameMeaning } from "../../language/same-meaning.ts";
import { lowerWords } from "../../language/words.ts";
import type { Material } from "../material.ts";
import type { Question } from "../question/question.ts";

export type AskedWords = {
  /** Of the page's lines. */
  index: TermIndex;
  /** How much each stem of the question tells: more where it is rare on the page. */
  weights: ReadonlyMap<string, number>;
  /** The same without the words of the title: every sentence is about those, so most don't repeat them. */
  untitled: ReadonlyMap<string, number>;
  pairs: ReadonlySet<string>;
  forms: ReadonlySet<QuestionForm>;
  asksPrice: boolean;
  /** The stem of the question that another stem begins like or means. */
  near(stem: string): string | null;
};

export function askedWords(
  { text, pairs }: Question,
  { lines, lexicon, labels, page }: Material,
): AskedWords {
  const index = termIndex(lines.map(({ stems }) => stems));
  const stems = [...new Set(lexicon.stemsOfText(text))];
  const weights = new Map(stems.map((stem) => [stem, rarity(index, stem)]));
  const title = new Set(lexicon.stemsOfText(page.title ?? ""));
  return {
    index,
    weights,
    untitled: new Map([...weights].filter(([stem]) => !title.has(stem))),
    pairs,
    forms: new Set(labels.forms(text)),
    asksPrice: lexicon.pack ? roleIndex(lexicon.pack, "asksPrice")(lowerWords(text)).length > 0 : false,
    near: nearOf(stems, lexicon),
  };
}

/** "certi" for "certified" and "certification": words that share less have nothing in common. */
const BEGINNING_LETTERS = 5;

const beginningOf = (stem: string): string | null =>
  stem.length < BEGINNING_LETTERS || /\d/.test(stem) ? null : stem.slice(0, BEGINNING_LETTERS);

function nearOf(stems: readonly string[], lexicon: Lexicon): AskedWords["near"] {
  const synonyms = synonymsOf(new Set(stems), lexicon);
  const beginnings = new Map(stems.map((stem) => [beginningOf(stem), stem]));
  return (stem) => {
    const beginning = beginningOf(stem);
    return synonyms.get(stem) ?? (beginning === null ? null : (beginnings.get(beginning) ?? null));
  };
}

function synonymsOf(stems: ReadonlySet<string>, { pack, stemsOfText }: Lexicon): Map<string, string> {
  const groups = sameMeaning(pack?.code ?? "").map((group) => stemsOfText(group.join(" ")));
  return new Map(
    groups.flatMap((group) => {
      const asked = group.find((stem) => stems.has(stem));
      return asked === undefined ? [] : group.map((stem) => [stem, asked] as const);
    }),
  );
}
