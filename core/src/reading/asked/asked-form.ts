/** How a line is made, and whether it has the form that the question asks for. */
import { isQuestion } from "../../language/is-question.ts";
import { monthNumber } from "../../language/month-names.ts";
import type { PhraseRole } from "../../language/roles.ts";
import { SPELLED_NUMBERS } from "../../language/spelled-numbers.ts";
import { hasCue, startsWithCue } from "../../sentences/sentence.ts";
import type { Line } from "../lines.ts";
import { type Features, flag, log, type Material, rate } from "../material.ts";
import type { AskedWords } from "./asked-words.ts";

const NAME = /[\p{Ll},;] \p{Lu}\p{Ll}+/u;
const YEAR = /\b(?:19|20)\d\d\b/;
const MONEY = /[$€£¥]\s?\d|\d\s?[$€£¥]/;

export const askedForm = (line: Line, at: number, material: Material, asked: AskedWords): Features => ({
  ...shapeOf(line, at, material),
  ...quantityOf(line, material, asked),
  ...wordingOf(line, material, asked),
});

const has = ({ words, pack }: Line, ...roles: PhraseRole[]): boolean =>
  pack !== null && words.some((word) => pack.words(...roles).has(word));

const shapeOf = (line: Line, at: number, { lines }: Material): Features => ({
  length: log(line.words.length),
  short: flag(line.words.length < 6),
  long: flag(line.words.length > 40),
  afterQuestion: flag(isQuestion(lines[at - 1]?.text ?? "")),
  place: rate(at, lines.length),
  inSection: log(line.inSection),
  opensSection: flag(line.inSection === 0),
  opensBlock: flag(line.opens),
  pointsBack: flag(startsWithCue(line, "pointing")),
  continues: flag(startsWithCue(line, "connective")),
  digit: flag(/\d/.test(line.text)),
});

function quantityOf(line: Line, { facts, lexicon }: Material, asked: AskedWords): Features {
  const { text, words } = line;
  const isAsked = asked.forms.has("quantity");
  const isGiven = hasNumber(line);
  const isWord = (word: string) => asked.weights.has(lexicon.stem(word) ?? "");
  return {
    figureAsked: flag(isAsked && facts.figuresIn(text).length > 0),
    numberAsked: flag(isAsked && isGiven),
    numberMissing: flag(isAsked && !isGiven),
    countAsked: flag(isAsked && countsNear(words, isWord)),
    priceAsked: flag(asked.asksPrice && MONEY.test(text)),
    durationAsked: flag(isAsked && !asked.asksPrice && isGiven && has(line, "timeUnit")),
  };
}

const SPELLED: ReadonlySet<string> = new Set(SPELLED_NUMBERS.slice(2));

/** "One" counts nothing most of the time. */
const isNumber = (word: string): boolean => /\d/.test(word) || SPELLED.has(word);
const hasNumber = ({ words }: Line): boolean => words.some(isNumber);

/** So far from a number, a word of the question says what is counted. */
const NEAR_WORDS = 4;

const countsNear = (words: readonly string[], isAsked: (word: string) => boolean): boolean =>
  words.some(
    (word, at) =>
      isNumber(word) && words.slice(Math.max(0, at - NEAR_WORDS), at + NEAR_WORDS + 1).some(isAsked),
  );

function wordingOf(line: Line, { facts }: Material, { forms }: AskedWords): Features {
  const { text, words } = line;
  const isWhen = YEAR.test(text) || has(line, "weekday") || words.some((word) => monthNumber(word) !== null);
  const isDefinition = facts.isDefinition(text) || hasCue(line, "definition");
  return {
    denialAsked: flag(forms.has("yesNo") && has(line, "denial", "negation")),
    modalAsked: flag(forms.has("yesNo") && has(line, "modal")),
    definitionAsked: flag(forms.has("definition") && isDefinition),
    reasonAsked: flag(forms.has("reason") && hasCue(line, "cause")),
    personAsked: flag(forms.has("person") && NAME.test(text)),
    dateAsked: flag(forms.has("time") && isWhen),
    dateMissing: flag(forms.has("time") && !isWhen),
    placeAsked: flag(forms.has("place") && NAME.test(text)),
    howAsked: flag(forms.has("how") && (hasCue(line, "you") || hasCue(line, "sequence"))),
    choiceAsked: flag(forms.has("choice") && hasCue(line, "superlative")),
  };
}
