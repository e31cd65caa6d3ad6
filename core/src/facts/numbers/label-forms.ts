/** Forms of numbers that measure nothing, each as one pattern. */
import { foreignPacks, phrasesOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives, capitalized, WORD_END, WORD_START } from "../../language/phrase-pattern.ts";
import type { PhraseRole } from "../../language/roles.ts";

const any = (...roles: readonly PhraseRole[]) => alternatives(phrasesOfAll(...roles));
const STREETS = alternatives(english.phrases("street").map(capitalized));
const STREETS_ABROAD = alternatives(foreignPacks.flatMap((pack) => pack.phrases("street")));
const TIME_UNITS = any("timeUnit");

const form = (source: string, flags = "giu") => new RegExp(source, flags);

/** A run of digits or stars is tried from its beginning only: from each of them, a long run would take minutes. */
export const LABEL_FORMS: readonly RegExp[] = [
  // "#2" anywhere.
  form("#\\s?\\d+"),
  // 12.05.2019, 2019-05-12, 5/12/19; 2026.3.13; 50/30/20.
  form("(?<!\\d)\\d+(?:[./-]\\d+){2,6}(?!\\d)"),
  // 18:30, 4:14 pm, 10 p.m., 5 o'clock, 18 Uhr, 18h30.
  form("(?<!\\d)\\d{1,2}(?::\\d\\d){1,2}(?!\\d)(?:\\s?[ap]\\.?m)?"),
  form("(?<!\\d)\\d{1,2}(?:[.:]\\d\\d)?\\s?(?:[ap]\\.?m(?!\\p{L})\\.?|Uhr|o['’]clock|h\\d\\d)"),
  // Telephone numbers.
  form("\\+\\d[\\d\\s().-]{7,18}\\d"),
  form("\\(?\\d{3}\\)?[\\s.-]\\d{3}[.-]\\d{4}|(?<!\\d)1-\\d{3}-[\\p{Lu}\\d-]{4,12}"),
  form(
    `${WORD_START}${any("phone")}${WORD_END}[.:]?\\s?(?:us\\s)?(?:at\\s|on\\s)?[\\d(][\\d\\s().-]{6,18}\\d`,
  ),
  // Addresses and postal codes.
  form(`(?<!\\d)\\d{1,6}\\p{Lu}?\\s(?:\\p{Lu}[\\p{L}.'’]{0,20}\\s){1,4}${STREETS}${WORD_END}`, "gu"),
  form(`${STREETS_ABROAD}\\s(?:\\p{L}+\\s){0,3}\\d{1,4}\\p{L}?`),
  form("(?<!\\p{L})\\p{Lu}{2},?\\s\\d{5}(?:-\\d{4})?(?!\\d)", "gu"),
  // "4.5 out of 5 stars (239)", "4.8/5", "5-star", "★ 4.6".
  form(
    "\\d[.,]\\d{1,2}\\s?(?:out of|of|/)\\s?(?:5|10|100)(?![\\d%])(?:[\\s-]stars?)?(?:\\s\\([^)]{1,24}\\))?",
  ),
  form("\\d\\s?(?:out of|of|/)\\s?(?:5|10)[\\s-]stars?|(?<![\\d.])\\d/(?:5|10)(?!\\d)"),
  form("\\d(?:[.,]\\d{1,2})?[\\s-]stars?(?!\\p{L})(?:\\s\\([^)]{1,24}\\))?|(?<!★)★+\\s?\\d(?:[.,]\\d)?"),
  // "(296 products)", "Showing 1-24 of 296", "page 3 of 10", "1-24 of 296 results".
  form(`\\(\\s?\\d[\\d.,]*\\+?\\s?${any("interfaceNoun")}?\\s?\\)`),
  form(`(?:showing|${any("numbered")})\\s\\d[\\d–-]*\\s${any("preposition")}\\s\\d[\\d,.]*`),
  // "Earn 239 points".
  form("(?:earn|collect|redeem|receive)\\s(?:up to\\s)?\\d[\\d,.]*\\+?\\s(?:\\p{L}+\\s)?points"),
  // "5 min read", "reading time: 5 minutes".
  form(`(?<!\\d)\\d+\\s?[-–]?\\s?${TIME_UNITS}\\.?[\\s-]${any("reading")}${WORD_END}`),
  form(`(?:(?:reading|read|prep|total)[\\s-]?time|lesezeit):?\\s\\d+\\s?${TIME_UNITS}${WORD_END}`),
  // "7 years, 10 months ago", "vor 3 Tagen", "il y a 3 jours".
  form(`(?<!\\d)\\d+\\+?\\s?${TIME_UNITS}(?:,?\\s(?:and\\s)?\\d+\\s${TIME_UNITS})?\\sago${WORD_END}`),
  form(`(?:vor|il y a|hace|há)\\s\\d+\\s${TIME_UNITS}${WORD_END}`),
  // "a 12-year-old", "1990s", "their 20s", "a 40-page report", "24/7", "401(k)".
  form("\\d{1,3}[\\s-](?:year|month|week|day)s?[\\s-]olds?"),
  form("(?<!\\d)(?:(?:1[5-9]|20)\\d0|['‘’]?\\d0)['’]?s(?!\\p{L})"),
  form("(?<!\\d)\\d+-pages?(?!\\p{L})|(?<!\\d)24/7|40[13]\\s?\\(?[kb]\\)?(?!\\p{L})"),
  // "GPT-3.5": the version is part of the name.
  form("(?<![\\p{L}\\p{N}])(?:gpt|\\p{Lu}{2,})-\\d[\\d.]*", "gu"),
];
