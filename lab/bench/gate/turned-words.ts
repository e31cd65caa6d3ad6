/** Single words turned round, so that a true sentence becomes a false one; null where there is nothing to turn. */

type Turn = readonly [RegExp, string];

function turned(text: string, turns: readonly Turn[]): string | null {
  for (const [from, to] of turns) if (from.test(text)) return text.replace(from, to);
  return null;
}

const DENIALS: readonly Turn[] = [
  [/\b(do|does|did|is|are|was|were|should|could|would)n['’]t\b/i, "$1"],
  [/\bcan['’]t\b|\bcannot\b/i, "can"],
  [/\bwon['’]t\b/i, "will"],
  [/\b(is|are|was|were|can|should|will|do|does|must) not\b/i, "$1"],
  [/\bnever\b/i, "always"],
  [/\bwithout\b/i, "with"],
  [/\b(is|are|was|were|should|will|must|may) (?!not\b|no\b|never\b)/i, "$1 not "],
  [/\bcan (?!not\b)/i, "cannot "],
];
export const negated = (text: string): string | null => turned(text, DENIALS);

const LIMITS: readonly Turn[] = [
  [/\bup to (?=[$€£]?\d)/i, "at least "],
  [/\bat least (?=[$€£]?\w)/i, "at most "],
  [/\b(?:about|around|roughly|approximately|nearly|almost) (?=[$€£]?\d)/i, "more than "],
  [/\bmore than (?=[$€£]?\d)/i, "less than "],
  [/\bover (?=[$€£]?\d)/i, "under "],
  [/\bunder (?=[$€£]?\d)/i, "over "],
  [/\b(?:usually|often|sometimes|typically|generally)\b/i, "always"],
  [/\brarely\b/i, "often"],
  [/\b(?:some|many|several) (?=\p{Ll}{4,})/u, "all "],
  [/(?<!\bthe )\bmost (?=of |people|shops|users|teams|students|projects|photographers)/i, "all "],
  [/\b(?:may|might|could) (?=\p{Ll})/u, "must "],
  [/\bonly (?=\p{Ll})/u, ""],
];
export const limits = (text: string): string | null => turned(text, LIMITS);

const ENDS: readonly Turn[] = [
  [/\bbest\b/i, "worst"],
  [/\bworst\b/i, "best"],
  [/\bmost (?=\p{Ll})/u, "least "],
  [/\bcheapest\b/i, "most expensive"],
  [/\beasiest\b/i, "hardest"],
  [/\bhighest\b/i, "lowest"],
  [/\blowest\b/i, "highest"],
  [/\blargest\b|\bbiggest\b/i, "smallest"],
  [/\bbetter\b/i, "worse"],
  [/\bmore (?=\p{Ll})/u, "less "],
  [/\bless (?=\p{Ll})/u, "more "],
  [/\beasier\b/i, "harder"],
  [/\bbefore\b/i, "after"],
  [/\ba (?=good|great|popular|common|simple|excellent)/, "the only "],
];
export const ends = (text: string): string | null => turned(text, ENDS);

const UNITS: readonly Turn[] = [
  [/(?<=\d[^.]{0,14})\bmonths?\b/i, "year"],
  [/(?<=\d[^.]{0,14})\byears?\b/i, "months"],
  [/(?<=\d[^.]{0,8})\bhours?\b/i, "minutes"],
  [/(?<=\d[^.]{0,8})\bminutes?\b/i, "hours"],
  [/(?<=\d[^.]{0,8})\bdays?\b/i, "weeks"],
  [/(?<=\d[^.]{0,8})\bweeks?\b/i, "days"],
  [/(?<=\d[^.]{0,8})\bmiles?\b/i, "kilometres"],
  [/(?<=\d ?)GB\b/, "MB"],
  [/(?<=\d)%/, " of them"],
  [/\$(?=\d)/, "€"],
  [/(?<=\d )million\b/i, "billion"],
];
export const units = (text: string): string | null => turned(text, UNITS);
