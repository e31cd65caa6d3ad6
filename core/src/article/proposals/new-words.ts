/**
 * The check for words of a model: every figure, name and quotation is on the page, nearly every word with a meaning is, and
 * what a sentence says follows from the words it quotes.
 */
import { splitSentences } from "../../facts/text/split-sentences.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { wordsOf } from "../../language/words.ts";
import { cuedSentence } from "../../sentences/sentence.ts";
import { plain, textOf } from "../article-blocks.ts";
import type { ArticleEditContext, SourceSentence } from "../edits/context.ts";
import { checkFaithfulness } from "../faithful/check-faithfulness.ts";
import { toMarkdown } from "../rendering/to-markdown.ts";
import { distorted } from "./distorted.ts";
import { evenWords } from "./find-passage.ts";
import type { ProposalFault } from "./proposal-faults.ts";

/** Markup and addresses have no place in plain words; a link of the page stays where the author put it. */
const NOT_PLAIN = /[<>[\]`|\p{Cc}]|https?:|www\.|\*\*/u;
/** At least this share of a sentence's content words must be in the quoted words; the others may come from anywhere on the page. */
const MIN_FROM_QUOTES = 0.6;
/** A model may add a joining word; more of them say something that the page doesn't. */
const MIN_ON_PAGE = 0.85;

export type NewWordsCheck = (text: string, quoted: readonly string[]) => ProposalFault | null;

/** One check per page: what the page knows is read once. */
export function newWordsCheck({ page, source, sentences, facts }: ArticleEditContext): NewWordsCheck {
  const lexicon = facts.lexicon();
  const own = new Set(sentences.map(({ text }) => evenWords(text)));
  const known = new Set<string>(sentences.flatMap(({ stems }) => [...stems]));
  for (const block of source.blocks)
    if (block.kind === "heading") for (const one of lexicon.stemsOfText(block.text)) known.add(one);
  for (const cell of facts.text().cells) for (const one of lexicon.stemsOfText(cell)) known.add(one);
  return (text, quoted) => {
    if (NOT_PLAIN.test(text) || text.trim() === "") return "not-plain";
    if (inventsFact(text, page)) return "adds-fact";
    for (const sentence of splitSentences(text)) {
      if (own.has(evenWords(sentence))) continue;
      const fault = unsupported(sentence, quoted, { known, lexicon }) ?? distorted(sentence, quoted, lexicon);
      if (fault) return fault;
    }
    return null;
  };
}

export function inventsFact(text: string, page: ArticleEditContext["page"]): boolean {
  const markdown = toMarkdown([{ id: "new", kind: "paragraph", sentences: [plain(text)] }]);
  return checkFaithfulness(markdown, { page }).length > 0;
}

function unsupported(
  sentence: string,
  quoted: readonly string[],
  { known, lexicon }: { known: ReadonlySet<string>; lexicon: Lexicon },
): ProposalFault | null {
  const stems = [...new Set(lexicon.stemsOfText(sentence))];
  const quotedStems = new Set(quoted.flatMap(lexicon.stemsOfText));
  const share = (set: ReadonlySet<string>) =>
    stems.filter((one) => set.has(one)).length / Math.max(1, stems.length);
  const all = new Set([...known, ...quotedStems]);
  return share(quotedStems) < MIN_FROM_QUOTES || share(all) < MIN_ON_PAGE ? "adds-fact" : null;
}

/** A sentence of a model in the form that the checks of the local writer take. */
export function asSentence(text: string, { sentences, facts }: ArticleEditContext): SourceSentence {
  const known = sentences.find((one) => evenWords(one.text) === evenWords(text));
  if (known) return known;
  const words = plain(text);
  const list = wordsOf(textOf(words));
  return {
    id: null,
    text,
    words,
    length: list.length,
    stems: new Set(facts.lexicon().stems(list)),
    block: -1,
    at: 0,
    wordsBefore: 0,
    cued: cuedSentence(text, facts.language().pack),
    candidate: null,
    isForeign: false,
  };
}
