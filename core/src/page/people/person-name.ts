/** From the words of a byline to the names in it. */
import { monthNumber } from "../../language/month-names.ts";
import { collapse } from "../tree/text.ts";

const DOES =
  "written|posted|published|reported|created|updated|words|text|story|photos?|guest post|scritto|geschrieben|écrit|publié";
const WORK = "article|post|story|review|guide|recipe";
const WRITER =
  "by|authors?|about the author|more about|about|via|von|text(?: von)?|autor(?:in|es|a)?|par|por|di|door|af|av|przez|auteur|autore|redaktion|posted|contributor|contributing writer|staff writer";
const LEAD = new RegExp(
  `^(?:(?:(?:this )?(?:${WORK})(?: was)? )?(?:${DOES})(?: on [^,]{3,20})? (?:by|von|par|da)|${WRITER})(?:\\s*[:|–—-]\\s*|\\s+)`,
  "i",
);
const AFTER_NAME = [
  "on|at|am|le|el|il|published|updated|posted|last updated?|reviewed|follow|view (?:all )?(?:posts|profile|bio)",
  "contributor|staff|senior|editor|reporter|correspondent|min read|read more|see (?:all|more)|email|is an?|has been",
].join("|");
const TAIL = new RegExp(
  [
    "\\s+(?:\\||•|·|–|—|//|-|»)(?:\\s.*)?$",
    `\\s*[,|.]?\\s+(?:${AFTER_NAME})\\b.*$`,
    "\\s*[([].*$",
    "\\s*[,|]?\\s*\\b(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?\\b.*$",
    "[\\s,|]+\\d.*$",
    "\\s*@\\w+.*$",
  ].join("|"),
  "i",
);
const NOT_A_NAME = new RegExp(
  `^(?:${[
    "admin|administrator|author|authors?|about the author|editor|editors|staff|by|guest|user|unknown|anonymous|none",
    "null|undefined|webmaster|home|share|follow|comments?|contributors?|written by|about|more|view profile|read more",
    "subscribe|twitter|facebook|linkedin|email|wordpress|default|cancel|sign ?in|log ?in|register|view (?:more|all).*",
    "posted|published|updated|reviewed|\\d+ min.*",
  ].join("|")})$`,
  "i",
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
  let name = collapse(text.slice(0, 300));
  if (CHECKED_IT.test(name)) return null;
  for (let pass = 0; pass < 3 && LEAD.test(name); pass++) name = name.replace(LEAD, "");
  name = withoutMonth(name.replace(TAIL, "")).replace(STRAY_MARKS, "");
  if (name.length < 2 || name.length > MAX_LENGTH || NOT_A_NAME.test(name)) return null;
  if (NEVER_IN_A_NAME.test(name) || name.split(" ").length > MAX_WORDS) return null;
  return /\p{L}{2}/u.test(name) ? name : null;
}

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

const CREDENTIALS = /,\s*(?:m\.?d|ph\.?\s?d|jr|sr|r\.?n|mba|cpa|esq|msc|dds|r\.?d)\b\.?/gi;
const BETWEEN = /\s*(?:,|;|&|\band\b|\bund\b|\bet\b|\by\b|\be\b|\ben\b|\boch\b|\bog\b|\bi\b)\s+/i;

/** "A, B and C" -> three names; a comma before a title ("Jane Roe, MD") doesn't separate names. */
export function personNames(text: string): string[] {
  const whole = collapse(text.slice(0, 300)).replace(LEAD, "").replace(CREDENTIALS, "");
  if (/[$€£%©]/.test(whole)) return [];
  const sound = whole
    .split(BETWEEN)
    .map(personName)
    .filter((name) => name !== null);
  if (sound.length > 1 && sound.every((name) => name.includes(" "))) return sound;
  const one = personName(whole);
  return one ? [one] : sound;
}
