/** From the words of a byline to the names in it. */
import { monthNumber } from "../../language/month-names.ts";
import { phrasesOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives, WORD_END, WORD_START } from "../../language/phrase-pattern.ts";
import type { PhraseRole } from "../../language/roles.ts";
import { collapse } from "../tree/text.ts";

const any = (...roles: readonly PhraseRole[]) => alternatives(phrasesOfAll(...roles));
/** Danish and Swedish have no pack. */
const BY = `(?:${any("byWriter")}|a[fv])`;
const LEAD = new RegExp(
  `^(?:(?:(?:this )?${any("piece")}(?: was)? )?(?:${any("published", "updated")}|words|text|photos?|guest post)(?: on [^,]{3,20})? (?:${BY}|da)|${BY}|${any("author")}|about|via|text|posted)(?:\\s*[:|–—-]\\s*|\\s+)`,
  "iu",
);
const WEEKDAYS = english.phrases("weekday").map((day) => day.slice(0, 3));
const TAIL = new RegExp(
  [
    "\\s+(?:\\||•|·|–|—|//|-|»)(?:\\s.*)?$",
    `\\s*[,|.]?\\s+${any("onDay", "published", "updated", "afterAuthor")}${WORD_END}.*$`,
    "\\s*[([].*$",
    `\\s*[,|]?\\s*\\b${alternatives(WEEKDAYS)}(?:[a-z]*day)?\\b.*$`,
    "[\\s,|]+\\d.*$",
    "\\s*@\\w+.*$",
  ].join("|"),
  "iu",
);
const NOT_A_NAME = new RegExp(
  `^(?:${any("notName", "author", "byWriter", "published", "updated")}|\\d+ min.*)$`,
  "iu",
);
/** Someone who checked the text didn't write it. */
const CHECKED_IT =
  /^(?:(?:medically|clinically|legally|expert) )?(?:reviewed|fact[- ]checked|checked|edited) by\b/i;
/** Names have none of these; prices, headings and lines of credits do. */
const NEVER_IN_A_NAME = /[<>{}=$€£%©§?!:;]|https?:|www\.|@\S+\./;
/** Quotes, separators and the marks of a footnote around a name. */
const STRAY_MARKS = /^[\s"'“”,.:;|@*†‡–—-]+|[\s"'“”,:;|*†‡¹²³–—-]+$/g;
const MAX_WORDS = 6;
const MAX_LENGTH = 60;

/** The name in a text that should hold one, or `null`. */
export function personName(text: string): string | null {
  let name = withoutGlue(collapse(text.slice(0, 300)));
  if (CHECKED_IT.test(name)) return null;
  for (let pass = 0; pass < 3 && LEAD.test(name); pass++) name = name.replace(LEAD, "");
  name = withoutMonth(name.replace(TAIL, "")).replace(STRAY_MARKS, "");
  if (name.length < 2 || name.length > MAX_LENGTH || NOT_A_NAME.test(name)) return null;
  if (NEVER_IN_A_NAME.test(name) || name.split(" ").length > MAX_WORDS) return null;
  return /\p{L}{2}/u.test(name) ? name : null;
}

const IS_STAMP = new RegExp(`^${any("published", "updated")}$`, "iu");

/** Parts of one line may have no space between them: "Ada StoneUpdated March 3, 2024". */
const withoutGlue = (text: string): string =>
  text.replace(/(\p{Ll})(\p{Lu}\p{Ll}+)/gu, (glued, before: string, word: string) =>
    IS_STAMP.test(word) || monthNumber(word) !== null ? `${before} ${word}` : glued,
  );

/** Long names of months are never surnames; "May", "April" or "Jan" may be. */
const MIN_LETTERS_OF_MONTH = 7;

/** "Ada Stone March 3, 2024" has lost its numbers by now and its month comes off here. */
function withoutMonth(name: string): string {
  const words = name.split(" ");
  const last = words.at(-1)?.replace(/[.,]$/, "") ?? "";
  const mayBeSurname =
    words.length === 2 && last.length < MIN_LETTERS_OF_MONTH && /^\p{Lu}/u.test(words[0] ?? "");
  return monthNumber(last) === null || mayBeSurname ? name : words.slice(0, -1).join(" ");
}

const CREDENTIALS = new RegExp(`,\\s*${any("credential")}${WORD_END}\\.?`, "giu");
const ENDS_IN_JOB = new RegExp(`${WORD_START}${any("profession")}$`, "iu");
const BETWEEN = new RegExp(`\\s*(?:[,;&]|${WORD_START}(?:${any("and")}|och|og)${WORD_END})\\s+`, "iu");

/** "A, B and C" -> three names; a comma before a title ("Jane Roe, MD") doesn't separate names. */
export function personNames(text: string): string[] {
  const whole = collapse(text.slice(0, 300)).replace(LEAD, "").replace(CREDENTIALS, "");
  if (/[$€£%©]/.test(whole)) return [];
  const sound = whole
    .split(BETWEEN)
    .map(personName)
    .filter((name) => name !== null);
  const people = sound.filter((name) => !ENDS_IN_JOB.test(name));
  if (sound.length > 1 && people.length > 0 && sound.every((name) => name.includes(" "))) return people;
  const one = personName(whole);
  return one ? [one] : sound;
}
