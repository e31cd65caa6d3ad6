/** Whether a noun phrase is plural, a mass noun, or (`single`) a noun that needs an article or that we can't tell. */
import { english } from "../../language/packs/en.ts";
import { alternatives, endings } from "../../language/phrase-pattern.ts";
import { spelled } from "./spelling.ts";

export type NounNumber = "plural" | "mass" | "single";

export const AFTER_HEAD = new RegExp(`\\s${alternatives(english.phrases("topic.afterHead"))}\\.?\\s`, "i");
const IRREGULAR = english.words("irregularPlural");
const NOT_PLURAL = english.words("topic.notPlural");
const SINGULAR_ENDING = /(?:ss|us|is|[^aeiou]ics)$/;
const PLURAL_ICS = english.words("topic.countedIcs");
const MASS_ENDING = new RegExp(`(?:${endings(english.phrases("topic.massEnding"))}|[^aeiou]ics)$`);
const COUNTED_ING = english.words("topic.countedIng");
const MASS = english.words("topic.mass");

/** Words after a noun that are not part of its head. */
const TIME_OR_PLACE = new RegExp(`\\s(?:\\d{4}|${alternatives(english.phrases("topic.timeOrPlace"))})$`, "i");

export function headOf(phrase: string): string {
  const padded = `${phrase.replace(TIME_OR_PLACE, "")} `;
  const cut = padded.search(AFTER_HEAD);
  const words = (cut > 0 ? padded.slice(0, cut) : padded).trim().split(" ");
  return words.at(-1) ?? "";
}

/** Whether it is a known name: "Norway", "WordPress". */
export const isName = (word: string): boolean => /^\p{Lu}.*\p{Ll}/u.test(spelled(word) ?? "");

export function nounNumber(phrase: string): NounNumber {
  const head = headOf(phrase);
  const lower = head.toLowerCase();
  if (/\s(?:and|&)\s/i.test(phrase)) return "single";
  if (MASS.has(lower)) return "mass";
  if (IRREGULAR.has(lower) || PLURAL_ICS.has(lower) || /^[A-Z]{2,}s$/.test(head)) return "plural";
  if (isName(head)) return "mass";
  if (/^[A-Z]{2,}$/.test(head)) return "single";
  if (/s$/.test(lower) && lower.length > 3 && !NOT_PLURAL.has(lower) && !SINGULAR_ENDING.test(lower))
    return "plural";
  if (/ings$/.test(lower)) return "plural";
  return MASS_ENDING.test(lower) && !COUNTED_ING.has(lower) && lower.length > 5 ? "mass" : "single";
}
