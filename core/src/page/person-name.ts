/** From the words of a byline to the names in it. */
import { collapse } from "./text.ts";

const LEAD =
  /^(?:(?:(?:this )?(?:article|post|story|review|guide|recipe)(?: was)? )?(?:written|posted|published|reviewed|reported|created|words|text|story|photos?)(?: on [^,]{3,20})? by|by|author|authors|von|text(?: von)?|autor(?:in|es|a)?|par|por|di|door|af|av|przez|auteur|autore|scritto da|écrit par|publié par|geschrieben von|redaktion|posted|contributor|contributing writer|staff writer|guest post by)(?:\s*[:|–—-]\s*|\s+)/i;
const TAIL =
  /\s+(?:\||•|·|–|—|\/\/|-)\s.*$|\s*[,|]?\s+(?:on|at|am|le|el|il|published|updated|posted|last updated|follow|view (?:all )?(?:posts|profile|bio)|contributor|staff|senior|editor|reporter|correspondent|min read|read more|see (?:all|more)|email|is an?|has been)\b.*$|\s*[([].*$|\s*[,|]?\s*(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b.*$|\s*[,|]?\s*\d.*$|\s*@\w+.*$/i;
const NOT_A_NAME =
  /^(?:admin|administrator|author|authors?|about the author|editor|editors|staff|by|guest|user|unknown|anonymous|none|null|undefined|webmaster|home|share|follow|comments?|contributors?|written by|about|more|view profile|read more|subscribe|twitter|facebook|linkedin|email|wordpress|default)$/i;
const MAX_WORDS = 6;
const MAX_LENGTH = 60;

/** The name in a text that should hold one, or `null`. */
export function personName(text: string): string | null {
  let name = collapse(text.slice(0, 300));
  for (let pass = 0; pass < 3 && LEAD.test(name); pass++) name = name.replace(LEAD, "");
  name = name.replace(TAIL, "").replace(/^[\s"'“”,.:;|@–—-]+|[\s"'“”,:;|–—-]+$/g, "");
  if (name.length < 2 || name.length > MAX_LENGTH || NOT_A_NAME.test(name)) return null;
  if (/https?:|www\.|@\S+\.|[<>{}=]/.test(name) || name.split(" ").length > MAX_WORDS) return null;
  return /\p{L}{2}/u.test(name) ? name : null;
}

const CREDENTIALS = /,\s*(?:m\.?d|ph\.?\s?d|jr|sr|r\.?n|mba|cpa|esq|msc|dds|r\.?d)\b\.?/gi;
const BETWEEN = /\s*(?:,|;|&|\band\b|\bund\b|\bet\b|\by\b|\be\b|\ben\b|\boch\b|\bog\b|\bi\b)\s+/i;

/** "A, B and C" -> three names; a comma before a title ("Jane Roe, MD") does not part. */
export function personNames(text: string): string[] {
  const whole = collapse(text.slice(0, 300)).replace(LEAD, "").replace(CREDENTIALS, "");
  const sound = whole
    .split(BETWEEN)
    .map(personName)
    .filter((name) => name !== null);
  if (sound.length > 1 && sound.every((name) => name.includes(" "))) return sound;
  const one = personName(whole);
  return one ? [one] : sound;
}
