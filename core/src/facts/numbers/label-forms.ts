/** Forms of numbers that measure nothing, each as one pattern. */
import { alternatives, WORD_END, WORD_START } from "../../language/phrase-pattern.ts";
import { INTERFACE_NOUNS } from "./units.ts";

const STREETS =
  "Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Court|Ct|Place|Pl|Square|Sq|Parkway|Pkwy|Highway|Hwy|Terrace|Circle|Plaza|Trail|Broadway";
const TIME_UNITS =
  "second|seconds|minute|minutes|hour|hours|day|days|week|weeks|month|months|year|years|decade|decades|mins|min|hrs|hr|d|h|m|y|mo";
const GERMAN_TIMES = "Sekunden|Minuten|Stunden|Stunde|Tagen|Tag|Wochen|Woche|Monaten|Monat|Jahren|Jahr";
const FRENCH_TIMES = "minutes|heures|heure|jours|jour|semaines|semaine|mois|ans|an";
const READING =
  "read|reads|reading|watch|listen|Lesezeit|de lecture|de lectura|de leitura|di lettura|leestijd|czytania";
const MINUTES = "min|mins|minute|minutes|Minuten|minutos|minuti|minuten|minut";

const form = (source: string, flags = "giu") => new RegExp(source, flags);

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
    `${WORD_START}(?:tel|phone|fax|call|whatsapp|telefon|tél)\\b[.:]?\\s?(?:us\\s)?(?:at\\s|on\\s)?[\\d(][\\d\\s().-]{6,18}\\d`,
  ),
  // Addresses and postal codes.
  form(
    `(?<!\\d)\\d{1,6}\\p{Lu}?\\s(?:\\p{Lu}[\\p{L}.'’]{0,20}\\s){1,4}${alternatives(STREETS)}${WORD_END}`,
    "gu",
  ),
  form("(?:straße|strasse|str\\.|rue|calle|rua|via|ulica|ul\\.)\\s(?:\\p{L}+\\s){0,3}\\d{1,4}\\p{L}?"),
  form("(?<!\\p{L})\\p{Lu}{2},?\\s\\d{5}(?:-\\d{4})?(?!\\d)", "gu"),
  // "4.5 out of 5 stars (239)", "4.8/5", "5-star", "★ 4.6".
  form(
    "\\d[.,]\\d{1,2}\\s?(?:out of|of|/)\\s?(?:5|10|100)(?![\\d%])(?:[\\s-]stars?)?(?:\\s\\([^)]{1,24}\\))?",
  ),
  form("\\d\\s?(?:out of|of|/)\\s?(?:5|10)[\\s-]stars?|(?<![\\d.])\\d/(?:5|10)(?!\\d)"),
  form("\\d(?:[.,]\\d{1,2})?[\\s-]stars?(?!\\p{L})(?:\\s\\([^)]{1,24}\\))?|★+\\s?\\d(?:[.,]\\d)?"),
  // "(296 products)", "Showing 1-24 of 296", "page 3 of 10", "1-24 of 296 results".
  form(`\\(\\s?\\d[\\d.,]*\\+?\\s?(?:${alternatives(INTERFACE_NOUNS)})?\\s?\\)`),
  form(
    "(?:showing|page|seite|página|pagina|strona)\\s\\d[\\d–-]*\\s(?:of|von|de|di|van|z|sur)\\s\\d[\\d,.]*",
  ),
  // "Earn 239 points".
  form(
    "(?:earn|collect|redeem|get|receive|sammeln|cumulez|gana|ganhe)\\s(?:up to\\s)?\\d[\\d,.]*\\+?\\s(?:\\p{L}+\\s)?(?:points|punkte|puntos|pontos|punti)",
  ),
  // "5 min read", "reading time: 5 minutes".
  form(`\\d+\\s?[-–]?\\s?${alternatives(MINUTES)}\\.?[\\s-]${alternatives(READING)}${WORD_END}`),
  form(`(?:reading|read|lese|prep|total)[\\s-]?(?:time|zeit):?\\s\\d+\\s?${alternatives(MINUTES)}`),
  // "7 years, 10 months ago", "vor 3 Tagen", "il y a 3 jours".
  form(
    `(?<!\\d)\\d+\\+?\\s?${alternatives(TIME_UNITS)}(?:,?\\s(?:and\\s)?\\d+\\s${alternatives(TIME_UNITS)})?\\sago${WORD_END}`,
  ),
  form(
    `(?:vor\\s\\d+\\s${alternatives(GERMAN_TIMES)}|il y a\\s\\d+\\s${alternatives(FRENCH_TIMES)})${WORD_END}`,
  ),
  // "a 12-year-old", "1990s", "their 20s", "a 40-page report", "24/7", "401(k)".
  form("\\d{1,3}[\\s-](?:year|month|week|day)s?[\\s-]olds?"),
  form("(?<!\\d)(?:(?:1[5-9]|20)\\d0|['‘’]?\\d0)['’]?s(?!\\p{L})"),
  form("\\d+-pages?(?!\\p{L})|(?<!\\d)24/7|40[13]\\s?\\(?[kb]\\)?(?!\\p{L})"),
  // "GPT-3.5": the version is part of the name.
  form("(?<![\\p{L}\\p{N}])(?:gpt|\\p{Lu}{2,})-\\d[\\d.]*", "gu"),
  form("(?<=software|system|version|update|release|build|firmware)\\s(?:update\\s)?v?\\d+(?:\\.\\d+)+"),
];
