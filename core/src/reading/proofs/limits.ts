/** Words that tell where the page's subject falls short. */
import { DENIALS } from "../../language/denials.ts";
import type { LanguagePack } from "../../language/language-pack.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { type Cue, type PhraseRole, WORD_CLASSES } from "../../language/roles.ts";
import { isOrder } from "../../sentences/orders.ts";
import { isProse } from "../../sentences/prose.ts";
import { type CuedSentence, hasCue, placesOf, startsWith } from "../../sentences/sentence.ts";
import type { Line } from "../lines.ts";
import type { ProofSource } from "../proof-words.ts";
import { subjectOfTitle } from "../question/site-name.ts";
import { ownWords } from "./own-words.ts";
import { labelledParts } from "./parts.ts";
import { strongestOf } from "./strongest.ts";

/** A drawback by its name, then words that say where something falls short, then what is denied or needs a condition. */
const [NAMED, STATED, DENIED] = [3, 2, 1];
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
    if (!listed.has(line) && !maySay(line)) return 0;
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

const maySay = (line: Line): boolean =>
  hasCue(line, "limits") || LIMIT_ROLES.some((role) => placesOf(line, role).length > 0);
const LIMIT_ROLES: readonly PhraseRole[] = ["drawback", "label.cons", "fallsShort", "tellsLimit"];

/** What the page says of itself, and what it asks for. */
const NO_LIMIT: readonly Cue[] = ["callToAction", "announcement"];

function strengthOf(own: CuedSentence, about: ReadonlySet<string>, lexicon: Lexicon): number {
  if (placesOf(own, "painless").length > 0) return 0;
  if (namesLimit(own)) return NAMED;
  const names = (words: readonly string[]) =>
    startsWith(own, "thing") || lexicon.stems(words).some((stem) => about.has(stem));
  // Praise may hold such words too: "an app for cats that aren't able to read".
  if (!names(own.words) || hasCue(own, "promotion")) return 0;
  if (placesOf(own, "fallsShort").some((at) => !isDeniedBefore(own, at) && !isPast(own.words, at)))
    return STATED;
  if (isCondition(own)) return DENIED;
  const at = deniedAt(own);
  const contrasts = own.cues.filter((match) => match.cue === "limits" && isContrast(own, match.at));
  // "It won't resume" alone may be praise.
  if (at === null || contrasts.length === 0) return 0;
  // What is denied of the reader, or of something that isn't named, is no limit of the subject.
  const namesBefore = lexicon.stems(own.words.slice(0, at)).some((stem) => about.has(stem));
  return namesBefore && !isOfPerson(own, at) ? DENIED : 0;
}

/** What readers or the writer don't do is no limit of the subject. */
const isOfPerson = ({ words, pack }: CuedSentence, at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some((word) => pack?.words(...PERSONS).has(word) === true);
const PERSONS: readonly PhraseRole[] = ["you", "singularSelf", "pluralSelf"];

/** How many words before it a denial takes a limit back: "without the usual limitations". */
const DENIAL_REACH = 3;

/** "Pros and cons" weighs both, "no drawbacks" names none, and "despite its drawbacks" goes on to praise. */
function namesLimit(own: CuedSentence): boolean {
  if (placesOf(own, "label.pros").length > 0) return false;
  // English labels of such parts hold "risks" too, which a text may speak of as something to reduce.
  return placesOf(own, own.pack?.code === english.code ? "drawback" : "label.cons").some(
    (at) => !isDeniedBefore(own, at) && !isOvercome(own, at),
  );
}

const isOvercome = ({ words, pack }: CuedSentence, at: number): boolean =>
  words
    .slice(Math.max(0, at - DENIAL_REACH), at)
    .some((word) => word === "despite" || pack?.words("overcomes").has(word) === true);

const isSmall = ({ words, pack }: CuedSentence, at: number): boolean =>
  pack?.words(...WORD_CLASSES).has(words[at] ?? "") === true;

/** "Unless": something that the subject does under a condition. At the start it mostly opens advice. */
const isCondition = (own: CuedSentence): boolean =>
  placesOf(own, "tellsLimit").some(
    (at) => at > 0 && own.pack?.words("subordinator").has(own.words[at] ?? "") === true,
  );

const isDenial = (word: string): boolean => DENIALS.has(word) || /n['’]t$/.test(word);

/** What is to be reached "so that" something doesn't happen is no limit, and neither is "not only". */
function deniedAt({ words, text, cues, pack }: CuedSentence): number | null {
  const at = words.findIndex(
    (word, place) =>
      isDenial(word) &&
      deniesVerb(words[place - 1] ?? "", word, pack) &&
      !isPast(words, place) &&
      !/^(?:only|just|merely|least)$/.test(words[place + 1] ?? ""),
  );
  if (at < 0 || /\bensur|\bmak\w+ sure\b/i.test(text)) return null;
  return cues.some(({ cue, at: place }) => cue === "cause" && place < at) ? null : at;
}

/** "Doesn't", "can't", "may not": a thing that "is not dead" lacks nothing. */
const deniesVerb = (before: string, word: string, pack: LanguagePack | null): boolean =>
  /^(?:not|n['’]t)$/.test(word)
    ? /^(?:does|do|can|will)$/.test(before) || pack?.words("hedge").has(before) === true
    : !/^(?:no|is|are|without)/.test(word);

/** "It wasn't until 1986": what once was is history. */
const isPast = (words: readonly string[], at: number): boolean =>
  [words[at - 1], words[at]].some((word) => /^(?:was|were|did|had)(?:n['’]t)?$/.test(word ?? ""));

/** "However much it rains" contrasts nothing, and neither does "without risk". */
function isContrast(own: CuedSentence, at: number): boolean {
  const word = own.words[at] ?? "";
  if (isDenial(word) || own.pack?.words("auxiliary").has(word) === true) return false;
  return isSmall(own, at) ? word !== "however" || /however,/i.test(own.text) : !isDeniedBefore(own, at);
}

const isDeniedBefore = ({ words }: CuedSentence, at: number): boolean =>
  words.slice(Math.max(0, at - DENIAL_REACH), at).some(isDenial);
