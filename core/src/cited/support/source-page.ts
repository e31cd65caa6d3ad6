/** A kept page prepared for comparing claims with it: stems and values of each line, read once. */
import { once } from "../../facts/once.ts";
import { isQuestion } from "../../language/is-question.ts";
import { type Lexicon, lexiconOf } from "../../language/lexicon.ts";
import { packOfCode } from "../../language/pack-for.ts";
import { isIntroducing } from "../../language/same-meaning.ts";
import { countWords, lowerWord, wordsOf } from "../../language/words.ts";
import { siteOf } from "../../page/site-of.ts";
import { leansBack } from "../../sentences/leans-back.ts";
import { cuedSentence, placesOf } from "../../sentences/sentence.ts";
import { claimNames } from "../claims/claim-names.ts";
import type { SourceLine } from "../source-line.ts";
import type { SourceReading } from "../source-reading.ts";
import { type TextValue, valuesIn, withoutValues } from "../values/values.ts";
import { wordFamilies } from "./word-families.ts";

export type SourcePageLine = {
  line: SourceLine;
  /** Stems of the line, and of its heading and the lines that it depends on. */
  stems: ReadonlySet<string>;
  around: ReadonlySet<string>;
  /** Stems of the line beside its values and the words that introduce them: "hours" in "24 hours" isn't what the line is about. */
  told: ReadonlySet<string>;
  /** Of its first word with a meaning, which is usually its subject. */
  lead: string | null;
  values: readonly TextValue[];
  /** Read when asked for. */
  names(): readonly string[];
};

export type SourcePage = {
  reading: SourceReading;
  lexicon: Lexicon;
  lines: readonly SourcePageLine[];
  /** Of the title and the names of the site: what every line is about. */
  topic: ReadonlySet<string>;
  /** The part of the domain that names the site: "brewnotes". */
  siteLabel: string;
  stemOf(word: string): string | null;
  stemsOf(text: string): string[];
  /** The stem, or the only stem of the page that differs by an ending: "Altbauten" for "Altbau". */
  knownStem(word: string): string | null;
  oppositesOf(stem: string): ReadonlySet<string>;
  /** How much a stem tells about which line is meant, 0.2 to 1. */
  weightOf(stem: string): number;
};

const NONE: ReadonlySet<string> = new Set();
const NUMBER_WORD = /^\d/;

export function sourcePage(reading: SourceReading): SourcePage {
  const lexicon = lexiconOf(packOfCode(reading.language));
  const families = lexicon.pack ? wordFamilies(lexicon.pack) : null;
  const stemOf = (word: string): string | null => {
    const lower = lowerWord(word);
    if (NUMBER_WORD.test(lower)) return null;
    const stem = lexicon.stem(word);
    return stem === null ? null : (families?.familyOf(stem) ?? stem);
  };
  const stemsOf = (text: string) =>
    wordsOf(text.replaceAll("-", " "))
      .map(stemOf)
      .filter((stem) => stem !== null);
  const lines = reading.lines.map((line, at): SourcePageLine => {
    const before = reading.lines[at - 1];
    const leans = before !== undefined && before.block === line.block && isLeaning(line, lexicon);
    const labels = before !== undefined && isTile(line) && isLabel(before);
    const answers = before !== undefined && before.block === line.block && isQuestion(before.text);
    const around = [line.under ?? "", ...line.context, leans || labels || answers ? before.text : ""].join(
      "\n",
    );
    const stems = stemsOf(line.text);
    const values = /\d|\p{L}/u.test(line.text) ? valuesIn(line.text, { language: reading.language }) : [];
    const told = toldStems(withoutValues(line.text, values), stemOf);
    return {
      line,
      stems: new Set(stems),
      lead: told[0] ?? null,
      told: new Set(told),
      around: new Set(stemsOf(around)),
      names: once(() => claimNames(line.text, reading.language)),
      values,
    };
  });
  const site = siteOf(reading.url)?.split(".", 1)[0] ?? "";
  const weights = once(() => weightsOf(lines));
  const similar = once(() => similarStems([...weights().keys()]));
  return {
    reading,
    lexicon,
    lines,
    topic: new Set([reading.title, ...reading.names, site].flatMap(stemsOf)),
    siteLabel: site.toLowerCase(),
    stemOf,
    stemsOf,
    knownStem: (word) => {
      const stem = stemOf(word);
      return stem === null || weights().has(stem) ? stem : (similar()(stem) ?? stem);
    },
    oppositesOf: (stem) => families?.oppositesOf(stem) ?? NONE,
    weightOf: (stem) => weights().get(stem) ?? ABSENT_WEIGHT,
  };
}

/** Verbs that only introduce a value or a speaker aren't what a line is about. */
const toldStems = (text: string, stemOf: (word: string) => string | null): string[] =>
  wordsOf(text.replaceAll("-", " "))
    .filter((word) => !isIntroducing(lowerWord(word)))
    .map(stemOf)
    .filter((stem) => stem !== null);

/** A shorter beginning is shared by unrelated words. */
const MIN_SHARED_CHARS = 5;
const MAX_ENDING_CHARS = 3;

function similarStems(stems: readonly string[]): (stem: string) => string | null {
  const byStart = Map.groupBy(
    stems.filter((stem) => stem.length >= MIN_SHARED_CHARS),
    (stem) => stem.slice(0, MIN_SHARED_CHARS),
  );
  return (stem) => {
    const alike = (byStart.get(stem.slice(0, MIN_SHARED_CHARS)) ?? []).filter(
      (one) =>
        (one.startsWith(stem) || stem.startsWith(one)) &&
        Math.abs(one.length - stem.length) <= MAX_ENDING_CHARS,
    );
    return alike.length === 1 ? (alike[0] ?? null) : null;
  };
}

/** "In the fridge it keeps for two weeks": what it speaks of is named before it. */
const FIRST_WORDS = 5;

function isLeaning({ text, kind }: SourceLine, { pack }: Lexicon): boolean {
  if (kind !== "sentence") return false;
  const cued = cuedSentence(text, pack);
  return leansBack(cued) || placesOf(cued, "thing").some((at) => at < FIRST_WORDS);
}

const MAX_TILE_WORDS = 4;
const MAX_LABEL_WORDS = 6;
const hasEnd = (text: string): boolean => /[.!?]["”')]*$/u.test(text.trim());

/** "$34" below "Starter set": a value without a sentence, and the label before it. */
const isTile = ({ text, kind }: SourceLine): boolean =>
  kind !== "row" && /\d/.test(text) && !hasEnd(text) && countWords(text) <= MAX_TILE_WORDS;
const isLabel = ({ text, kind }: SourceLine): boolean =>
  kind !== "row" && !hasEnd(text) && countWords(text) <= MAX_LABEL_WORDS;

const MIN_WEIGHT = 0.2;
/** A word that the page never uses may be another word for what it says; one that it uses elsewhere isn't. */
const ABSENT_WEIGHT = 0.5;

function weightsOf(lines: readonly SourcePageLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of lines) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.log(1 + lines.length);
  return new Map(
    [...counts].map(([stem, count]) => [
      stem,
      most === 0 ? 1 : Math.max(MIN_WEIGHT, Math.log(1 + lines.length / count) / most),
    ]),
  );
}
