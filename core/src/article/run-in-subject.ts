/** How the first lines name their subject where their first sentence does not: they are lifted without the headline. */
import { coverage } from "../facts/query.ts";
import { contentStems, wordsOf } from "../facts/words.ts";
import { statementOf } from "./headline.ts";
import type { Material } from "./material.ts";

/** With so much of the title in it, a sentence names its subject. */
const NAMES_IT = 0.85;
/** A longer one is no name, but the headline again. */
const LONGEST = 12;
/** What names less of the title than this names something else. */
const ENOUGH = 0.4;
/** The first part of a title is its subject, unless another says clearly more. */
const CLEARLY = 0.1;
const SEPARATOR = /\s*(?:[:;|]|\s[–—-]\s)\s*/;
/** What a title adds to its subject. */
const TAIL = /,?\s+(?:so (?:you|that)\b|according to\b|\().*$/i;

/** In bold before the lead, as an encyclopedia sets the word it explains; `null` where the lead does without. */
export function runInSubject(material: Material, first: string | null): string | null {
  const query = material.facts.query();
  if (first === null || coverage(query, new Set(stemsOf(first))) >= NAMES_IT) return null;
  const told = stemsOf(first);
  const adds = (piece: string) => {
    const stems = stemsOf(piece);
    return stems.filter((stem) => !told.includes(stem)).length * 2 >= stems.length;
  };
  return subjectOfTitle(material, (piece) => adds(piece) && !drums([...stemsOf(piece), ...told]));
}

const stemsOf = (text: string): string[] => contentStems(wordsOf(text));

/** The part of a title that names its subject; a title that tells or asks something names none. */
export function subjectOfTitle(
  { title, facts, language }: Material,
  suits: (piece: string) => boolean = () => true,
): string | null {
  const query = facts.query();
  if (query.terms.length === 0 || query.source === "address" || /\?\s*$/.test(title)) return null;
  if (language === "en" && statementOf(title) !== null) return null;
  const covered = (text: string) => coverage(query, new Set(stemsOf(text)));
  const pieces = title
    .split(SEPARATOR)
    .map((piece) => piece.replace(TAIL, "").replace(/[\s.,;:!?…]+$/, ""))
    .filter((piece) => {
      const words = wordsOf(piece).length;
      return words >= 2 && words <= LONGEST && !CALL.test(piece) && suits(piece);
    });
  const most = Math.max(0, ...pieces.map(covered));
  const subject = pieces.find((piece) => covered(piece) >= most - CLEARLY);
  return subject && covered(subject) >= ENOUGH ? subject : null;
}

const CALL = /[?!]|^(?:learn|read|see|click|watch) /i;

/** Three times the same word in one line is a drum, not a name. */
const drums = (stems: readonly string[]): boolean =>
  stems.some((stem) => stems.filter((one) => one === stem).length >= 3);
