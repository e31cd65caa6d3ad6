/**
 * Brings together the inflected forms of most Polish nouns, adjectives and verbs by cutting the longest known ending.
 * It has no dictionary, so vowel changes inside a stem ("źródło", "źródeł") stay apart.
 */

const NOUN_ENDINGS =
  "a ą e ę i o ó u y ach ami em ie iem ię iu om owi owie ów ia ią ii io iach iami iom ze zie cie owie ego emu ością ości ość ościach ościami ościom ania anie aniu aniem ań aniach eń enia enie eniu eniem eniach cja cji cję cją cje cjach cjami acja acji acją acje acji acjach acjami";
const ADJECTIVE_ENDINGS =
  "y a e ego emu ej ą ym ymi ych i iego iemu iej im imi ich szy sza sze szego szej szym szych ejszy ejsza ejsze ejszego ejszej ejszym ejszych owy owa owe owego owej owym owych ową owo iejszy iejsza iejsze iejszych iejszej";
const VERB_ENDINGS =
  "ć ać eć ić yć ować uje ują ujemy ujesz uję ujcie ał ała ało ali ały ił iła iło ili iły ył yła yło yli yły ował owała owało owali owały am asz amy acie ają ę esz emy ecie isz imy icie ysz ymy ycie aj ajcie ij ijcie owany owana owane owanego owanej owanych ować ając ąc ący ąca ące ącego ącej ących ącym iemy iesz ie iałem iałam ałem ałam iłem iłam yłem yłam aliśmy iliśmy yliśmy owaliśmy owanie owania owaniu owaniem";

const endings = new Set(`${NOUN_ENDINGS} ${ADJECTIVE_ENDINGS} ${VERB_ENDINGS}`.split(" "));
const LONGEST_ENDING = Math.max(...[...endings].map((ending) => ending.length));

/** Shorter stems would bring unrelated words together: "dom" and "domena" must stay apart. */
const MIN_STEM_LETTERS = 3;

/** The soft forms appear before endings ("dłoń", "dłonie"). */
const HARD_CONSONANTS: Record<string, string> = { ć: "c", ń: "n", ś: "s", ź: "z" };

export function stemPolish(word: string): string {
  const lower = word.toLowerCase();
  return hardenFinal(withoutEnding(withoutSuperlative(lower)));
}

/** "Najtańszy" and "tańszy" are forms of one adjective. */
function withoutSuperlative(word: string): string {
  return /^naj.{3,}sz(?:y|a|e|ego|ej|ym|ymi|ych|ą)$/u.test(word) ? word.slice(3) : word;
}

function withoutEnding(word: string): string {
  const longest = Math.min(LONGEST_ENDING, word.length - MIN_STEM_LETTERS);
  for (let length = longest; length > 0; length -= 1) {
    if (endings.has(word.slice(-length))) return word.slice(0, -length);
  }
  return word;
}

function hardenFinal(stem: string): string {
  const hard = HARD_CONSONANTS[stem.slice(-1)];
  return hard ? stem.slice(0, -1) + hard : stem;
}
