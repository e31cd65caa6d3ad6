/** Decides whether a topic is English, because the templates are. A wrong refusal is worse than a missed one. */
import { type LanguagePack, stopWordsOf } from "../../language/language-pack.ts";
import { packs } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import { lowerWord, wordsOf } from "../../language/words.ts";
import { LOANWORDS, SEARCH_WORDS } from "./foreign-words.ts";

/** One clear sign, such as "für" or "kaufen". */
const CLEAR = 1;
/** A sign that names also carry: "de" in "Tour de France", an accent in "Malmö". */
const WEAK = 0.5;
/** Below this share of the words, the signs may belong to a name inside an English topic. */
const MIN_SHARE = 0.3;
/** German writes compounds in one word with a capital; accented names are shorter. */
const COMPOUND_LENGTH = 9;

/** Articles and prepositions that are part of names known in English: "Los Angeles", "Cirque du Soleil". */
const NAME_PARTS = new Set(
  "de del della delle di da do dos du des la le les las los el al au aux un una uno une das der die den en et y e que il lo per para como".split(
    " ",
  ),
);
/** Small words of other languages that are English words or abbreviations as well. */
const ENGLISH_TOO = new Set(
  `ad als ante autre avant bin car chi ci comment contre dan dar door dont dopo dove entre est fra hat hen hin ma man mas mes mi mine mit moment nada na ni non nu
om once op ora os ours pan par pas peu plus poi pour pro qua qui sale sans se sea si sia sin so solo son sono sous su sub sur sure tal tan tant te ten tes ti todo ton tot tout tra tras
tu uit van via voor war was wel wie zo air bald bent circa deed environ erst fast font halve hast haver laut logo lungo media minder point presto quasi salvo serve state subito tale versus wilt
algo alla alle allen altra bajo bene bien cada casi chez contra cosa dele dell dies elle encore eres fare essa esta este even hasta hier jako kann loro meer moja nostra numa onder otro
poco pode prima puis quale quanto sein sera sino taka tanto toda tutti unas vers want waren weer word`.split(
    /\s+/,
  ),
);
/** Shorter words are often abbreviations as well: "ai" is Italian and French. */
const MIN_CLEAR_LENGTH = 4;
const SHORT_BUT_CLEAR = new Set(
  "und ist ein ik auf aus wir für het een dat nie dla jak czy się gli che qué muy por más não são com".split(
    " ",
  ),
);
/** Words of English searches. One of them outweighs a foreign expression: "c'est la vie meaning". */
const ENGLISH_SEARCH_WORDS = new Set(
  "meaning definition guide recipe recipes review reviews tutorial examples checklist best near cheap explained beginners pronunciation translation".split(
    " ",
  ),
);
const SEARCH_WORD_WEIGHT = 2;

/** Endings of German, Italian and Polish words that no English word has at this length. */
const FOREIGN_ENDING = /^\p{L}{3,}(?:ierung|keit|ieren|ungen|zione|zioni|owego|owanie|owych|towy|nowy)$/u;

/** An English topic may quote another language: what does "c'est la vie" mean. */
const QUOTED = /["“„«][^"“”„«»]+["”“»]/g;

export function isEnglish(text: string): boolean {
  const plain = text.replace(QUOTED, " ");
  const words = wordsOf(/\p{L}/u.test(plain) ? plain : text);
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}|[µπΔΩ]/u.test(letter)).length;
  if (latin < letters.length / 2) return false;
  const foreign = Math.max(...packs.filter((pack) => pack !== english).map((pack) => signsOf(words, pack)));
  const own = words.map((word) => englishWeight(lowerWord(word))).reduce((sum, weight) => sum + weight, 0);
  return foreign < CLEAR || foreign <= own || foreign / words.length < MIN_SHARE;
}

function englishWeight(lower: string): number {
  if (ENGLISH_SEARCH_WORDS.has(lower)) return SEARCH_WORD_WEIGHT;
  return stopWordsOf(english).has(lower) && !ENGLISH_TOO.has(lower) && !NAME_PARTS.has(lower) ? 1 : 0;
}

function signsOf(words: readonly string[], pack: LanguagePack): number {
  const small = stopWordsOf(pack);
  const everyday = new Set((SEARCH_WORDS[pack.code] ?? "").split(" "));
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
