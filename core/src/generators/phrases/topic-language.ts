/** Decides whether a topic is English, because the templates are. A wrong refusal is worse than a missed one. */
import { type LanguagePack, stopWordsOf } from "../../language/language-pack.ts";
import { foreignPacks, phrasesOfAll, wordsOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import { endings } from "../../language/phrase-pattern.ts";
import { lowerWord, wordsOf } from "../../language/words.ts";

/** One clear sign, such as "für" or "kaufen". */
const CLEAR = 1;
/** A sign that names also carry: "de" in "Tour de France", an accent in "Malmö". */
const WEAK = 0.5;
/** Below this share of the words, the signs may belong to a name inside an English topic. */
const MIN_SHARE = 0.3;
/** German writes compounds in one word with a capital; accented names are shorter. */
const COMPOUND_LENGTH = 9;

/** Articles and prepositions that are part of names known in English: "Los Angeles", "Cirque du Soleil". */
const NAME_PARTS = english.words("topic.namePart");
/** Small words of other languages that are English words or abbreviations as well. */
const ENGLISH_TOO = english.words("topic.englishToo");
/** Shorter words are often abbreviations as well: "ai" is Italian and French. */
const MIN_CLEAR_LENGTH = 4;
const SHORT_BUT_CLEAR = wordsOfAll("topic.clear");
/** Words of English searches. One of them outweighs a foreign expression: "c'est la vie meaning". */
const ENGLISH_SEARCH_WORDS = english.words("topic.search");
const LOANWORDS = english.words("topic.loanword");
const SEARCH_WORD_WEIGHT = 2;

/** Endings of German, Italian and Polish words that no English word has at this length. */
const FOREIGN_ENDING = new RegExp(`^\\p{L}{3,}${endings(phrasesOfAll("topic.ending"))}$`, "u");

/** An English topic may quote another language: what does "c'est la vie" mean. */
const QUOTED = /["“„«][^"“”„«»]+["”“»]/g;

export function isEnglish(text: string): boolean {
  const plain = text.replace(QUOTED, " ");
  const words = wordsOf(/\p{L}/u.test(plain) ? plain : text);
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}|[µπΔΩ]/u.test(letter)).length;
  if (latin < letters.length / 2) return false;
  const foreign = Math.max(...foreignPacks.map((pack) => signsOf(words, pack)));
  const own = words.map((word) => englishWeight(lowerWord(word))).reduce((sum, weight) => sum + weight, 0);
  return foreign < CLEAR || foreign <= own || foreign / words.length < MIN_SHARE;
}

function englishWeight(lower: string): number {
  if (ENGLISH_SEARCH_WORDS.has(lower)) return SEARCH_WORD_WEIGHT;
  return stopWordsOf(english).has(lower) && !ENGLISH_TOO.has(lower) && !NAME_PARTS.has(lower) ? 1 : 0;
}

function signsOf(words: readonly string[], pack: LanguagePack): number {
  const small = stopWordsOf(pack);
  const everyday = pack.words("topic.everyday");
  return words.map((word) => weigh(word, small, everyday)).reduce((sum, weight) => sum + weight, 0);
}

function weigh(word: string, small: ReadonlySet<string>, everyday: ReadonlySet<string>): number {
  const lower = lowerWord(word);
  if (lower.length < 2 || LOANWORDS.has(lower.replace(/'s$/, ""))) return 0;
  if (everyday.has(lower) || FOREIGN_ENDING.test(lower)) return CLEAR;
  if (small.has(lower) && !stopWordsOf(english).has(lower)) {
    if (NAME_PARTS.has(lower)) return WEAK;
    if (!ENGLISH_TOO.has(lower))
      return lower.length < MIN_CLEAR_LENGTH && !SHORT_BUT_CLEAR.has(lower) ? WEAK : CLEAR;
  }
  return accentWeight(word, lower);
}

function accentWeight(word: string, lower: string): number {
  if (/^[ -~µ]*$/.test(lower)) return 0;
  const isName = /^\p{Lu}/u.test(word) && (word.length < COMPOUND_LENGTH || word.includes("-"));
  return isName ? WEAK : CLEAR;
}
