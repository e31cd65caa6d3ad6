/** How each sentence is made: its length, its marks, its numbers and names, and whether it has the form that is asked for. */
import { isQuestion } from "../../language/is-question.ts";
import type { Line } from "../lines.ts";
import { flag, log, rate } from "../material.ts";
import type { FitContext } from "./sentence-fit.ts";

/** Most labelled answers have about this many words. */
const IDEAL_WORDS = 22;

const YEAR = /\b(?:19|20)\d\d\b/;
const NAME = /[\p{Ll},;] \p{Lu}\p{Ll}+/u;

/** Paths, code, logs and markup are full of these. */
const ODD = /[\\/|<>{}=_#*~^[\]]|\d/g;

export function shapeOf(line: Line, { asks, material }: FitContext) {
  const { text } = line;
  const count = line.words.length;
  const figure = material.facts.figuresIn(text).length > 0;
  const definition = material.facts.isDefinition(text);
  const ends = /[.!?]["”')\]]*$/.test(text);
  return {
    length: log(count),
    offLength: Math.abs(Math.log((count + 1) / (IDEAL_WORDS + 1))),
    short: flag(count < 9),
    tiny: flag(count < 6),
    long: flag(count > 40),
    ends: flag(ends),
    question: flag(isQuestion(text)),
    exclaims: flag(text.includes("!")),
    colon: flag(/[:：]$/.test(text)),
    ellipsis: flag(/…|\.\.\./.test(text)),
    startsLow: flag(/^\p{Ll}/u.test(text)),
    startsDigit: flag(/^\d/.test(text)),
    quoted: flag(/^[“"„«]/.test(text)),
    commas: log(text.split(",").length - 1),
    brackets: flag(text.includes("(")),
    capitals: rate(text.match(/(?<!^)\b\p{Lu}\p{Ll}/gu)?.length ?? 0, count),
    shouted: flag(/\b\p{Lu}{4,} \p{Lu}{3,}/u.test(text)),
    named: flag(NAME.test(text)),
    year: flag(YEAR.test(text)),
    digit: flag(/\d/.test(text)),
    figure: flag(figure),
    money: flag(/[$€£]\s?\d/.test(text)),
    definition: flag(definition),
    startsAsking: flag(material.lexicon.isInterrogative(line.words[0] ?? "")),
    isList: flag(line.kind === "list"),
    isQuote: flag(line.kind === "quote"),
    isImage: flag(line.kind === "image"),
    askedQuantity: flag(asks.has("quantity") && figure),
    askedDefinition: flag(asks.has("definition") && definition),
    askedReason: flag(asks.has("reason") && line.cues.some((match) => match.cue === "cause")),
    askedChoice: flag(asks.has("choice") && line.cues.some((match) => match.cue === "superlative")),
    askedHow: flag(
      asks.has("how") &&
        (line.kind === "list" || line.cues.some((match) => match.cue === "you" || match.cue === "sequence")),
    ),
    choice: flag(asks.has("choice")),
    how: flag(asks.has("how")),
    quantity: flag(asks.has("quantity")),
    linked: flag(/https?:|www\.|@\w/.test(text)),
    odd: rate(text.match(ODD)?.length ?? 0, text.length),
    smallWords: rate(line.words.filter(material.lexicon.isStopWord).length, count),
    order: material.lexicon.order(line.words) ?? 0,
    repeats: rate(new Set(line.stems).size, line.stems.length),
  };
}
