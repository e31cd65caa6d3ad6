/** Words that name the source of a statement. */
import { foreignPacks, phrasesOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives, capitalized, WORD_END, WORD_START } from "../../language/phrase-pattern.ts";
import { WORD_CLASSES } from "../../language/roles.ts";

const ATTRIBUTION = new RegExp(
  `${WORD_START}(?:${alternatives(phrasesOfAll("accordingTo", "citing"))}(?!\\p{L})|${alternatives(phrasesOfAll("sourceLabel"))}\\s?:)`,
  "iu",
);

const WORKS = alternatives(english.phrases("work"));
const FINDINGS = alternatives(english.phrases("finding"));
/** "The study found", "researchers estimated". */
const WORK_FINDS = new RegExp(
  `${WORD_START}${WORKS}\\s(?:has\\s|have\\s|also\\s)?${FINDINGS}${WORD_END}`,
  "iu",
);
/** "Statista projects", "Verizon's breach report found", "Dr. Lind said". Pronouns and openers name nobody. */
const NOT_A_SOURCE = alternatives([...english.words(...WORD_CLASSES, "nobody")].map(capitalized));
const NAMED_FINDS = new RegExp(
  `(?<![\\p{L}.])(?!${NOT_A_SOURCE}\\s)\\p{Lu}[\\p{L}&.-]+(?:['’]s?)?(?:\\s[\\p{L}-]+){0,3}?\\s${FINDINGS}${WORD_END}`,
  "u",
);
/** (Name of an organization, year) */
const IN_BRACKETS = /\((?:[A-Z][\p{L}&. ]{2,60},? )(?:19|20)\d\d\)/u;
/** "Liu and colleagues (2023): ...", "The paper (2024) found ...": who and when, as papers cite. */
const CITED_WORK = new RegExp(`(?:${WORKS}|colleagues|co-authors|et al\\.?) \\((?:19|20)\\d\\d\\)`, "u");
const CITED_NAME = new RegExp(`\\p{Lu}[\\p{L}&.-]+ \\((?:19|20)\\d\\d\\)(?::| ${FINDINGS}${WORD_END})`, "u");
/** "La agencia estima", "les CDC recommandent": what named sources do with numbers. */
const FINDINGS_ABROAD = alternatives(foreignPacks.flatMap((pack) => pack.phrases("finding")));
const WORKS_ABROAD = alternatives(foreignPacks.flatMap((pack) => pack.phrases("work")));
/** Up to four words between: "Der IEA-Bericht zur Zukunft der Wärmepumpen kam zu". */
const WORK_FINDS_ABROAD = new RegExp(
  `(?<=${WORD_START}|['’-])${WORKS_ABROAD}(?:\\s[\\p{L}-]+){0,4}?\\s${FINDINGS_ABROAD}${WORD_END}`,
  "iu",
);
/** German capitalizes every noun, so only an abbreviation is known to be a name: "die IEA schätzt". */
const NAMED_FINDS_ABROAD = new RegExp(`${WORD_START}\\p{Lu}{2,}\\s${FINDINGS_ABROAD}${WORD_END}`, "u");
const SPEAKS = /\b(?:he|she|they) (?:said|says)\b/i;

const ATTRIBUTED = [
  ATTRIBUTION,
  WORK_FINDS,
  NAMED_FINDS,
  IN_BRACKETS,
  CITED_WORK,
  CITED_NAME,
  WORK_FINDS_ABROAD,
  NAMED_FINDS_ABROAD,
  SPEAKS,
];
const FOOTNOTE = /\[\d{1,3}\]|(?<!\d\s?[ckm]?m)[¹²³⁴-⁹]+(?:\s|$)|\p{L}[.,;”"]\d{1,2}(?:,\d{1,2})*$/u;

export const isAttributed = (text: string): boolean => ATTRIBUTED.some((form) => form.test(text));
export const hasFootnote = (text: string): boolean => FOOTNOTE.test(text);
