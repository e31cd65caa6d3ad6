/** Who is said to speak in the words beside a quotation. */

const VERBS =
  "said|says?|explain(?:s|ed)?|told|wrote|writes?|ask(?:s|ed)?|not(?:es|ed)|add(?:s|ed)|argue[sd]?|recall(?:s|ed)|warn(?:s|ed)?|state[sd]|conclude[sd]?|puts? it|sagte?|erklärte?|schreibt|schrieb|dit|explique|dijo|dice|afferma|disse|zei";
const SAYING = new RegExp(`(?<!\\p{L})(?:${VERBS}|according to)(?!\\p{L})`, "iu");
const SAYING_VERB = `(?<!\\p{L})(?:${VERBS})(?!\\p{L})`;
/** Capitals that open a sentence, name a time or name nobody. */
const NOBODY =
  "(?:In|On|At|To|Of|By|As|If|It|He|We|So|Or|No|She|They|The|Their|His|Her|Its|Our|That|This|These|Those|There|Then|Who|Whom|What|When|Where|Why|How|Which|While|But|And|For|From|With|Under|Over|After|Before|Since|Until|Because|Although|Though|However|Now|Here|Not|Also|Even|Yet|Still|Instead|Just|Only|Once|One|Two|Three|Some|Many|Most|Others?|Another|Each|Every|Everyone|Somebody|Someone|Nobody|People|Users?|Readers?|Buyers?|Customers?|Clients?|Critics|Experts?|Researchers?|Authors?|Analysts?|Marketers?|Writers?|Studies|Sources?|Never|Always|Often|Ask|Say|Write|Put|You|Your|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?![\\p{L}-])";
const NAME = new RegExp(
  `(?<!\\p{L})(?!${NOBODY})\\p{Lu}[\\p{L}'’-]+(?: (?:de|van|von|der|la|le|\\p{Lu}\\.?))* (?!${NOBODY})\\p{Lu}[\\p{L}'’-]+`,
  "u",
);
const ONE_WORD = `(?<![\\p{L}\\p{N}-])(?!${NOBODY})(\\p{Lu}[\\p{L}-]{2,})(?:['’]s?)?`;
/** "Yang and his co-authors write", "Pew's report of July 2025 says": a few words may stand between, no new clause. */
const FEW_WORDS = '(?:,?\\s+[^\\s,;:“”"]+){0,6}';
const BEFORE_VERB = new RegExp(
  // On, in or about somebody is not by them.
  `(?<!(?:^|[\\s(])(?:on|in|at|to|about|for|with|against|than|like|via|In|On|At|For|With|To)\\s+)${ONE_WORD}${FEW_WORDS}\\s+${SAYING_VERB}`,
  "u",
);
const AFTER_VERB = new RegExp(
  `(?:${SAYING_VERB}(?:\\s+(?:the|a|an|by|of|from|\\p{Ll}+)){0,3}|[Aa]ccording to)\\s+${ONE_WORD}`,
  "u",
);
const SIGNED = /(?:^|\n|\s)[—–-]\s*(\p{Lu}[^\n]{2,80})$/u;

/** The name signed at the end of a text: "— Maria Lindt, gardener". */
export const signedBy = (text: string): string | null => SIGNED.exec(text)?.[1] ?? null;

/** The speaker that the words before or after a quotation name. A name told in full before is one word here. */
export function speakerIn(text: string): string | null {
  if (!SAYING.test(text)) return signedBy(text);
  return NAME.exec(text)?.[0] ?? BEFORE_VERB.exec(text)?.[1] ?? AFTER_VERB.exec(text)?.[1] ?? null;
}

/** The full name in the line under a quotation that stands by itself. */
export const namedUnder = (line: string): string | null =>
  /^[—–-]/.test(line) || SAYING.test(line) ? (NAME.exec(line)?.[0] ?? null) : null;
