/** Words that tell where the page's subject falls short. */
import { DENIALS } from "../../language/denials.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { type Cue, WORD_CLASSES } from "../../language/roles.ts";
import { isOrder } from "../../sentences/orders.ts";
import { isProse } from "../../sentences/prose.ts";
import { type CuedSentence, hasCue, placesOf, startsWith } from "../../sentences/sentence.ts";
import type { Line } from "../lines.ts";
import type { ProofSource } from "../proof-words.ts";
import { subjectOfTitle } from "../question/site-name.ts";
import { ownWords } from "./own-words.ts";
import { labelledParts } from "./parts.ts";
import { strongestOf } from "./strongest.ts";

/** A drawback by its name comes before a sentence that denies something "but". */
const [NAMED, CONTRASTED] = [2, 1];
/** Longer headings hold the word for something else. */
const MAX_LABEL_WORDS = 8;

export function limits({ material, key }: ProofSource): string[] {
  const listed = new Set(
    labelledParts(material)
      .filter(
        ({ label, labels }) =>
          labels.includes("cons") && !labels.includes("pros") && label.split(/\s+/).length <= MAX_LABEL_WORDS,
      )
      .flatMap(({ lines }) => lines),
  );
  const about = new Set([...key, ...material.lexicon.stemsOfText(subjectOfTitle(material.page) ?? "")]);
  const strength = (line: Line): number => {
    if (!listed.has(line) && !hasCue(line, "limits") && placesOf(line, "tellsLimit").length === 0) return 0;
    const own = ownWords(line, material);
    if (!own || isOrder(own) || own.text.includes("?") || NO_LIMIT.some((cue) => hasCue(own, cue))) return 0;
    if (listed.has(line) && (line.kind === "list" || isProse(line))) return NAMED;
    return isProse(line) ? strengthOf(own, about, material.lexicon) : 0;
  };
  const weigh = (line: Line) => line.cues.filter(({ cue }) => cue === "limits").length;
  return strongestOf(material.lines, strength)
    .toSorted((one, other) => weigh(other) - weigh(one))
    .map(({ text }) => text);
}

/** What the page says of itself, and what it asks for. */
const NO_LIMIT: readonly Cue[] = ["callToAction", "announcement"];

function strengthOf(own: CuedSentence, about: ReadonlySet<string>, lexicon: Lexicon): number {
  if (namesLimit(own)) return NAMED;
  const names = (words: readonly string[]) =>
    startsWith(own, "thing") || lexicon.stems(words).some((stem) => about.has(stem));
  if (names(own.words) && isCondition(own)) return CONTRASTED;
  const at = deniedAt(own);
  const contrasts = own.cues.filter((match) => match.cue === "limits" && isContrast(own, match.at));
  // "It won't resume" alone may be praise.
  if (at === null || contrasts.length === 0) return 0;
  // What is denied of the reader or of something else is no limit of the subject.
  const opens = contrasts.some((match) => match.at === 0);
  return names(opens ? own.words : own.words.slice(0, at)) && !isOfReader(own, at) ? CONTRASTED : 0;
}

const isOfReader = ({ words, pack }: CuedSentence, at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some((word) => pack?.words("you").has(word) === true);

/** How many words before it a denial takes a limit back: "without the usual limitations". */
const DENIAL_REACH = 3;

/** "Pros and cons" weighs both, and "no drawbacks" names none. */
function namesLimit(own: CuedSentence): boolean {
  if (placesOf(own, "label.pros").length > 0) return false;
  return placesOf(own, "tellsLimit").some(
    (at) => !isSmall(own, at) && !isException(own, at) && !isDeniedBefore(own, at),
  );
}

const isSmall = ({ words, pack }: CuedSentence, at: number): boolean =>
  pack?.words(...WORD_CLASSES).has(words[at] ?? "") === true;

/** Code throws exceptions too: a limit is an exception to something. */
const isException = ({ words, pack }: CuedSentence, at: number): boolean =>
  /^exceptions?$/.test(words[at] ?? "") && pack?.words("preposition").has(words[at + 1] ?? "") !== true;
/** "Only if", "unless": something that the subject does under a condition. */
const isCondition = (own: CuedSentence): boolean =>
  placesOf(own, "tellsLimit").some((at) => {
    const word = own.words[at] ?? "";
    return word === "only" || own.pack?.words("limiting").has(word) === true;
  });

const isDenial = (word: string): boolean => DENIALS.has(word) || /n['’]t$/.test(word);

/** What is to be reached "so that" something doesn't happen is no limit, and neither is "not only". */
function deniedAt({ words, text, cues }: CuedSentence): number | null {
  const at = words.findIndex(
    (word, place) => isDenial(word) && !/^(?:only|just|merely|least)$/.test(words[place + 1] ?? ""),
  );
  if (at < 0 || /\bensur|\bmak\w+ sure\b/i.test(text)) return null;
  return cues.some(({ cue, at: place }) => cue === "cause" && place < at) ? null : at;
}

/** "However much it rains" contrasts nothing, and neither does "without risk". */
function isContrast(own: CuedSentence, at: number): boolean {
  const word = own.words[at] ?? "";
  if (isDenial(word) || own.pack?.words("auxiliary").has(word) === true) return false;
  return isSmall(own, at) ? word !== "however" || /however,/i.test(own.text) : !isDeniedBefore(own, at);
}

const isDeniedBefore = ({ words }: CuedSentence, at: number): boolean =>
  words.slice(Math.max(0, at - DENIAL_REACH), at).some(isDenial);
