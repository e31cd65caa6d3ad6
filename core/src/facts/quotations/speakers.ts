/** Who is said to speak in the words beside a quotation. */

import { monthNames } from "../../language/month-names.ts";
import { packs, phrasesOfAll, wordsOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import {
  alternatives,
  capitalized,
  phrasePattern,
  WORD_END,
  WORD_START,
} from "../../language/phrase-pattern.ts";
import { WORD_CLASSES } from "../../language/roles.ts";

const VERBS = phrasesOfAll("speech", "accordingTo");
const SAYING = phrasePattern(VERBS);
const SAYING_VERB = `${WORD_START}${alternatives(VERBS)}${WORD_END}`;
/** "Will" is a first name. */
const NAMES_NOBODY = new Set([
  ...wordsOfAll(...WORD_CLASSES.filter((one) => one !== "modal"), "nobody", "weekday"),
  ...packs.flatMap((pack) => monthNames(pack.code)),
]);

const isName = (word: string): boolean => {
  const lower = word.toLowerCase();
  const isNobody = [lower, lower.replace(/['’]\p{L}*$/u, "")].some((one) => NAMES_NOBODY.has(one));
  return !isNobody && !/ly$/.test(lower);
};

const PARTICLE = alternatives(phrasesOfAll("nameParticle"));
/** Capitalized words in a row, small particles between them. */
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}])\\p{Lu}[\\p{L}'’.-]*(?:\\s(?:${PARTICLE}\\s)*\\p{Lu}[\\p{L}'’.-]*)*`,
  "gu",
);
const MAX_NAME_WORDS = 5;

/** Every full name in the text: two capitalized words or more, none of which names nobody. */
export function fullNamesIn(text: string): string[] {
  const names: string[] = [];
  for (const [run] of text.matchAll(RUN)) {
    const words = run.split(/\s/);
    while (words.length > 0 && !isName(words[0] ?? "")) words.shift();
    const end = words.findIndex((word) => !isName(word) && /^\p{Lu}/u.test(word));
    const name = words.slice(0, Math.min(end < 0 ? words.length : end, MAX_NAME_WORDS));
    const last = name.at(-1)?.replace(/(?:['’]s?|\.)$/u, "") ?? "";
    if (name.length >= 2 && last.length > 1) names.push([...name.slice(0, -1), last].join(" "));
  }
  return names;
}

const ONE_WORD = "(?<![\\p{L}\\p{N}-])(\\p{Lu}[\\p{L}-]{2,})(?:['’]s?)?";
/** "Yang and his co-authors write", "Pew's report of July 2025 says": a few words between, no new clause. */
const FEW_WORDS = '(?:,?\\s+[^\\s,;:“”"]+){0,6}';
/** Words on, in or about somebody are not by them. */
const ABOUT = english.phrases("preposition").filter((word) => !/^(?:as|by|from|of)$/.test(word));
const NOT_AFTER = `(?<!(?:^|[\\s(])${alternatives([...ABOUT, ...ABOUT.map(capitalized)])}\\s+)`;
const BEFORE_VERB = new RegExp(`${NOT_AFTER}${ONE_WORD}${FEW_WORDS}\\s+${SAYING_VERB}`, "gu");
const AFTER_VERB = new RegExp(`${SAYING_VERB}(?:\\s+\\p{Ll}+){0,3}\\s+${ONE_WORD}`, "giu");
/** German: “...”, so Lind. */
const SO_AFTER = /^,?\s*so\s+(?:der\s|die\s)?(?=\p{Lu})/u;
/** "... questions homeowners ask:": people in general speak, whatever is named earlier in the sentence. */
const MANY_SAY = /\s\p{Ll}{3,}s\s(?:ask|say)[:,]?\s*$/u;
const SIGNED = /(?:^|\n|\s)[—–-]{1,2}\s*(\p{Lu}[^\n]{2,80})$/u;

/** The name signed at the end of a text: "— Maria Lindt, gardener". */
export const signedBy = (text: string): string | null => SIGNED.exec(text)?.[1] ?? null;

/** The speaker that the words before or after a quotation name. A name given in full before is one word here. */
export function speakerIn(text: string): string | null {
  const so = SO_AFTER.exec(text);
  if (so) return fullNamesIn(text)[0] ?? text.slice(so[0].length).split(/[\s,.;]/, 1)[0] ?? null;
  if (!SAYING.test(text)) return signedBy(text);
  if (MANY_SAY.test(text)) return null;
  const names = fullNamesIn(text);
  const name = names.find((one) => !isAttribute(text.slice(text.indexOf(one) + one.length)));
  if (name || names.length > 0) return name ?? null;
  return oneWordIn(text, BEFORE_VERB) ?? oneWordIn(text, AFTER_VERB);
}

/** "Bay Area homeowners ask": the name only says which homeowners. */
const isAttribute = (after: string): boolean =>
  /^\s\p{Ll}{3,}s\s/u.test(after) && !SAYING.test(after.split(/\s/, 2)[1] ?? "");

function oneWordIn(text: string, form: RegExp): string | null {
  for (const match of text.matchAll(form))
    if (match[1] && /^\p{Lu}/u.test(match[1]) && isName(match[1])) return match[1];
  return null;
}

/** He, she or they. */
const THIRD_PERSON = packs.flatMap((pack) => {
  const others = pack.words("singularSelf", "pluralSelf", "you", "interrogative");
  return pack.phrases("subjectPronoun").filter((word) => !others.has(word));
});
const PRONOUN = `${WORD_START}(?:t-)?${alternatives(THIRD_PERSON)}${WORD_END}`;
const PRONOUN_SAYS = new RegExp(
  `${PRONOUN}\\s+(?:\\p{L}+\\s+){0,2}${SAYING_VERB}|${SAYING_VERB}[\\s-]+${PRONOUN}`,
  "iu",
);

/** "she said": the speaker was named before. */
export const refersBack = (text: string): boolean => PRONOUN_SAYS.test(text);

/** A name and perhaps a role, and nothing else: "Maria Lindt, head gardener". */
const MAX_SIGNATURE_WORDS = 12;

/** The full name in the line under a quotation that fills its block. */
export function namedUnder(line: string): string | null {
  const name = fullNamesIn(line)[0];
  if (!name) return null;
  if (/^[—–-]/.test(line) || SAYING.test(line)) return name;
  const isSignature = line.startsWith(name) && line.split(/\s+/).length <= MAX_SIGNATURE_WORDS;
  return isSignature &&
    !/[.!?]$/.test(line) &&
    /^(?:[,\n|·–—-]|\s*$|\s+(?:at|of|,))/u.test(line.slice(name.length))
    ? name
    : null;
}
