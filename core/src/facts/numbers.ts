/** Measured facts: sentences with figures, and whether the source stands in the same sentence. */
import type { Link, PageModel } from "../page/page-model.ts";
import { withoutLabels } from "./labels.ts";
import type { Sentence, Text } from "./text.ts";

export type NumberSentence = {
  sentence: Sentence;
  values: string[];
  source: "link" | "attribution" | "footnote" | null;
};

const UNIT =
  "percent|per cent|percentage points?|million|billion|trillion|thousand|times|x|×|kg|g|mg|lbs?|km|cm|mm|m|miles?|feet|ft|inch(?:es)?|liters?|litres?|ml|hours?|minutes?|seconds?|days?|weeks?|months?|years?|ms|gb|mb|tb|kb|mph|kwh|watts?|volts?|degrees?|calories|users?|customers?|people|pages?|words?|points?|prozent|millionen|milliarden|euro|pour cent|millions?|milliards?|por ciento|millones|per cento|milioni|procent";
const FIGURE = new RegExp(
  `[$€£¥₹]\\s?\\d[\\d.,]*(?:\\s?(?:million|billion|k|m|bn)\\b)?|\\d[\\d.,]*\\s?(?:%|€|£|°[CF]?)|\\bn\\s?=\\s?\\d+|\\b\\d[\\d.,]*(?:[-–]\\d[\\d.,]*)?[ -]?(?:${UNIT})(?![\\p{L}\\p{N}])|\\b\\d{1,3}(?:[.,]\\d{3})+\\b|\\b\\d+\\.\\d+\\b|\\b\\d{2,}\\b`,
  "giu",
);
const YEAR = /^(?:1[5-9]|20|21)\d\d$/;
/** "10 p.m.", "4:14 pm", "18:30": a time of day measures nothing. */
const CLOCK = /^(?:\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\b|uhr\b)|\d{1,2}:\d\d\b)/i;
/** The minutes after the colon. */
const MINUTES = /\d:$/;
/** A figure in these surroundings counts nothing: a version, a chapter, a phone number, a date. */
const NOT_MEASURED =
  /(?:version|v\.?|chapter|step|section|figure|fig\.?|table|page|no\.?|#|iso|rfc|http|top|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\s?$/i;

const ATTRIBUTION =
  /\b(?:according to|reported by|reports? (?:by|from)|data (?:from|by)|survey(?:ed)? (?:by|of|from)|study (?:by|from|in|published)|research (?:by|from)|published (?:by|in)|estimates? (?:by|from)|figures? from|found by|cited by|source:|laut|zufolge|selon|d[’']après|según|secondo|segundo|volgens|as measured by|(?:study|survey|report|analysis|paper|researchers?) (?:found|finds|shows?|showed|reports?|reported|estimated|concluded))\b/iu;
/** (Name of an organization, year) */
const IN_BRACKETS = /\((?:[A-Z][\p{L}&. ]{2,60},? )(?:19|20)\d\d\)/u;
/** "Liu and colleagues (2023): ...", "The paper (2024) found ...": who and when, as papers cite. */
const AS_CITED =
  /(?:paper|study|survey|report|benchmark|analysis|colleagues|co-authors|et al\.?) \((?:19|20)\d\d\)|\p{Lu}[\p{L}&.-]+ \((?:19|20)\d\d\)(?::| (?:found|finds|measured|reports?|reported|counted|shows?|showed|estimates?|estimated)(?!\p{L}))/u;
const FOOTNOTE = /\[\d{1,3}\]|[¹²³⁴-⁹]+(?:\s|$)/;

export function figuresIn(text: string): string[] {
  const values: string[] = [];
  if (!/\d/.test(text)) return values;
  for (const match of text.matchAll(FIGURE)) {
    const value = match[0].trim().replace(/[.,]$/, "");
    if (
      CLOCK.test(text.slice(match.index, match.index + 14)) ||
      MINUTES.test(text.slice(Math.max(0, match.index - 2), match.index))
    )
      continue;
    if (YEAR.test(value) || NOT_MEASURED.test(text.slice(Math.max(0, match.index - 12), match.index)))
      continue;
    values.push(value);
  }
  return values;
}

/** Who asks states nothing. */
const IS_QUESTION = /\?["”»)]*$/;

export function readNumbers(page: PageModel, text: Text): NumberSentence[] {
  const linked = externalLinksByBlock(page);
  const code = Map.groupBy(page.codeSpans, (span) => span.block);
  const found: NumberSentence[] = [];
  for (const sentence of text.sentences) {
    if (!/\d/.test(sentence.text) || IS_QUESTION.test(sentence.text)) continue;
    const inCode = code.get(sentence.block)?.map((span) => span.text) ?? [];
    const values = figuresIn(withoutLabels(sentence.text, inCode));
    if (values.length === 0) continue;
    found.push({ sentence, values, source: sourceOf(sentence, linked.get(sentence.block) ?? []) });
  }
  return found;
}

export function sourceOf(sentence: Sentence, links: readonly Link[]): NumberSentence["source"] {
  if (links.some((link) => link.text.length > 1 && sentence.text.includes(link.text))) return "link";
  if ([ATTRIBUTION, IN_BRACKETS, AS_CITED].some((form) => form.test(sentence.text))) return "attribution";
  return FOOTNOTE.test(sentence.text) ? "footnote" : null;
}

/** A block with more links than this is a list of links; each is looked for in each sentence. */
const MOST_LINKS = 300;

export function externalLinksByBlock(page: PageModel): Map<number, Link[]> {
  const byBlock = new Map<number, Link[]>();
  for (const link of page.links) {
    if (link.block === null || link.kind !== "external") continue;
    const list = byBlock.get(link.block);
    if (list && list.length < MOST_LINKS) list.push(link);
    else if (!list) byBlock.set(link.block, [link]);
  }
  return byBlock;
}
