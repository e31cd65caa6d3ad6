/** The names in a claim: words with a capital where grammar asks for none. German writes every noun so and gets only unusual shapes. */
import { type Lexicon, lexiconOf } from "../../language/lexicon.ts";
import { unitNamed } from "../../language/measure-names.ts";
import { isMonthIn } from "../../language/month-names.ts";
import { packOfCode } from "../../language/pack-for.ts";

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}&'’.-]*/gu;
const CAPITAL = /^\p{Lu}/u;
/** "GPS", "iPhone", "EV6". */
const NAME_SHAPE = /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|\p{Lu}.*\d/u;
const CAPITAL_NOUNS = "de";
const MAX_NAMES = 8;

type Word = { text: string; start: number; end: number };

export function claimNames(text: string, language: string | null): string[] {
  const lexicon = lexiconOf(packOfCode(language ?? "en"));
  const words: Word[] = [...text.matchAll(WORD)].map((match) => {
    const word = match[0].replace(/[.'’-]+$/, "");
    return { text: word, start: match.index, end: match.index + word.length };
  });
  const names: string[] = [];
  let open: Word[] = [];
  const close = () => {
    const [first] = open;
    const last = open.at(-1);
    if (first && last && isName(open, text, language)) names.push(text.slice(first.start, last.end));
    open = [];
  };
  for (const word of words) {
    const before = open.at(-1);
    if (before && text.slice(before.end, word.start) !== " ") close();
    if (isCapital(word, lexicon, text) && !isMonthIn(word.text, language ?? "en")) open.push(word);
    else close();
  }
  close();
  return [...new Set(names)].slice(0, MAX_NAMES);
}

/** A small word at the start of a sentence has a capital, too. */
function isCapital({ text: word, start }: Word, { isStopWord }: Lexicon, text: string): boolean {
  if (!CAPITAL.test(word) && !NAME_SHAPE.test(word)) return false;
  if (currencySign(text, start)) return false;
  if (unitNamed(word) !== null && /\d\s?$/.test(text.slice(0, start))) return false;
  return !isStopWord(word) || NAME_SHAPE.test(word);
}

const currencySign = (text: string, at: number): boolean => /^[A-Z]{3}\s?\d/.test(text.slice(at, at + 5));

function isName(open: readonly Word[], text: string, language: string | null): boolean {
  if (open.some((word) => NAME_SHAPE.test(word.text) && !/-\p{Lu}/u.test(word.text))) return true;
  if (language === CAPITAL_NOUNS) return false;
  // The first word of a sentence has a capital anyway; with a second one they are a name.
  const [first] = open;
  const opensSentence = first !== undefined && /^\W*$|[.!?:|]\s*$/u.test(text.slice(0, first.start));
  return !opensSentence || open.length > 1;
}
