/** Which sentence proves what it is quoted for. A word like "but" or "is a" alone proves nothing about the page's subject. */
import { phrasesOfAll } from "../language/packs/all.ts";
import { phrasePattern } from "../language/phrase-pattern.ts";
import { hasFact } from "../sentences/has-fact.ts";
import { isProse } from "../sentences/prose.ts";
import { hasCue, placesOf, startsWithCue } from "../sentences/sentence.ts";
import type { Line } from "./lines.ts";
import type { Material } from "./material.ts";
import { withoutSiteName } from "./question/site-name.ts";

/** Stems of the title and the main heading: what the page is about. */
export function keyStems({ page, lexicon }: Material): ReadonlySet<string> {
  const main = page.headings.find(({ level }) => level === 1)?.text;
  return new Set(
    [page.title, main].flatMap((text) => (text ? lexicon.stemsOfText(withoutSiteName(text, page)) : [])),
  );
}

/** It names what the page is about, or points back to it. */
const isAbout = (line: Line, key: ReadonlySet<string>): boolean =>
  line.stems.some((stem) => key.has(stem)) || startsWithCue(line, "pointing");

const DEFINES = phrasePattern(phrasesOfAll("definingVerb", "defining", "isThe"));
const MAX_TERM_LENGTH = 120;

/** "Sleep training" on a page about sleep, but not "the National Cybersecurity Alliance" on one about cybersecurity. */
const MIN_KEY_SHARE = 0.5;

/** The term before the verb is one of the page's: "Dengue fever is a disease" says nothing about travel insurance. */
export function definesKeyTerm(
  { text }: { text: string },
  material: Material,
  key: ReadonlySet<string>,
): boolean {
  const [term = ""] = text.slice(0, MAX_TERM_LENGTH).split(/:\s/);
  const verb = DEFINES.exec(term);
  const named = verb ? term.slice(0, verb.index) : term;
  const stems = material.lexicon.stemsOfText(named);
  return stems.length > 0 && stems.filter((stem) => key.has(stem)).length >= stems.length * MIN_KEY_SHARE;
}

/** A figure of speech, a price before a discount, and something that was not compared. */
const NO_COMPARISON = /\bnot (?:be )?compar|compared (?:to|with) [$€£]|reminds? (?:me|us|you) of/i;

/** Words that set one thing against another, not merely a comparative. */
export function compares(line: Line, key: ReadonlySet<string>): boolean {
  const names = line.text.match(/(?<=\S\s)\p{Lu}[\p{L}\d]+/gu) ?? [];
  return (
    isProse(line) &&
    contrast(line).test(line.text) &&
    !NO_COMPARISON.test(line.text) &&
    (isAbout(line, key) || names.length > 1)
  );
}
const PATTERNS = new Map<Line["pack"], RegExp>();
function contrast({ pack }: Line): RegExp {
  const known = PATTERNS.get(pack);
  if (known) return known;
  const phrases = (pack?.phrases("label.comparison") ?? []).filter((phrase) => !NAMES_OTHERS.has(phrase));
  const pattern = phrasePattern([...phrases, "unlike", "whereas"]);
  PATTERNS.set(pack, pattern);
  return pattern;
}
/** These name other things and compare nothing. */
const NAMES_OTHERS = new Set(["alternatives", "alternative"]);

/** Praise without a figure or a name is a slogan, however much it sounds like an answer. */
export const isSlogan = (line: Line, material: Material): boolean =>
  (hasCue(line, "promotion") || placesOf(line, "praise").length > 0) &&
  !hasFact(line.text) &&
  !material.facts.isDefinition(line.text);
