/** Words that set the page's options against each other: headings, tables and sentences. */
import type { LanguagePack } from "../../language/language-pack.ts";
import { perPack } from "../../language/per-pack.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import { lowerWords } from "../../language/words.ts";
import type { TableBlock } from "../../page/page-model.ts";
import { isProse } from "../../sentences/prose.ts";
import { hasCue, placesOf, startsWithCue } from "../../sentences/sentence.ts";
import type { Line } from "../lines.ts";
import type { Material } from "../material.ts";
import type { ProofSource } from "../proof-words.ts";
import { ownWords } from "./own-words.ts";

export function provenComparison(source: ProofSource): string[] {
  const { material } = source;
  const lines = material.lines.filter((line) => setsAgainst(line, source));
  const headings = material.facts
    .comparison()
    .headings.filter((heading) => namesOptions(heading, material) && isFollowedUp(heading, material, lines));
  const below = lines.filter(({ heading }) => heading !== null && headings.includes(heading));
  const rows = material.facts
    .comparison()
    .tables.filter((table) => comparesOptions(table, material))
    .flatMap(rowsOf);
  return [...textsOf(below).slice(0, 1), ...headings.slice(0, SHOWN), ...rows, ...textsOf(lines)];
}
const SHOWN = 2;
const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text);

/** The row of names and the first rows below it: what is compared, and by what. */
const rowsOf = ({ header, rows }: TableBlock): string[] =>
  [header, ...rows].map((cells) => cells.filter(Boolean).join(" ")).slice(0, SHOWN + 1);

/** A table of options has a place for each that the text speaks of. */
const MIN_OPTIONS = 2;
/** Longer tables hold data to look up. */
const MAX_ROWS = 50;

function comparesOptions({ header, rows }: TableBlock, material: Material): boolean {
  if (header.length === 0) return false;
  const headings = material.page.headings.filter(({ block }) => block !== null);
  const spoken = headings.map(({ text }) => text.toLowerCase());
  const columns = header.map((_, at) => rows.slice(0, MAX_ROWS).map((row) => row[at] ?? ""));
  return [...columns, header.slice(1)].some(
    (names) => new Set(names.filter((name) => isSpokenOf(name, spoken))).size >= MIN_OPTIONS,
  );
}

/** Shorter names are signs and abbreviations. */
const MIN_NAME_LETTERS = 3;

const isSpokenOf = (name: string, spoken: readonly string[]): boolean =>
  (name.match(/\p{L}/gu)?.length ?? 0) >= MIN_NAME_LETTERS &&
  spoken.some((text) => text.includes(name.trim().toLowerCase()));

/** "A vs B", where the title or another heading speaks of A or B. */
function namesOptions(heading: string, { page, lexicon }: Material): boolean {
  const contentOf = (text: string) => lowerWords(text).filter((word) => !lexicon.isStopWord(word));
  const [one = [], other = []] = sidesOf(heading, lexicon.pack).map(contentOf);
  const own = [
    ...one.filter((word) => !other.includes(word)),
    ...other.filter((word) => !one.includes(word)),
  ];
  const others = page.headings.filter(({ text }) => text !== heading).map(({ text }) => text);
  const said = new Set([page.title ?? "", ...others].flatMap(contentOf));
  return one.length > 0 && other.length > 0 && own.some((word) => said.has(word));
}

/** The heading alone compares nothing: a sentence below it does, or each side is told of there. */
function isFollowedUp(heading: string, material: Material, against: readonly Line[]): boolean {
  if (against.some((line) => line.heading === heading)) return true;
  const { lines, lexicon } = material;
  const below = lines.filter((line) => line.heading === heading);
  const [one = [], other = []] = sidesOf(heading, lexicon.pack).map((side) => lexicon.stemsOfText(side));
  const tellsOf = (own: readonly string[], others: readonly string[]) => {
    const stems = own.filter((stem) => !others.includes(stem) && !/^\d+$/.test(stem));
    const sought = stems.length > 0 ? stems : own.filter((stem) => !others.includes(stem));
    return below.filter((line) => sought.some((stem) => line.stems.includes(stem)));
  };
  const sides = [tellsOf(one, other), tellsOf(other, one)];
  return (
    sides.every((told) => told.length > 0) &&
    below.some((line) => hasCue(line, "comparison") || /\d/.test(line.text))
  );
}

function sidesOf(heading: string, pack: LanguagePack | null): string[] {
  if (!pack) return [];
  const versus = phrasePattern(
    pack.phrases("versus").filter((word) => word !== "or" && word !== "alternatives"),
  );
  const sides = heading.split(versus);
  if (sides.length > 1) return sides;
  const [, after = ""] = heading.split(phrasePattern(pack.phrases("label.comparison")));
  const and = after.split(phrasePattern(pack.phrases("and")));
  return and.length > 1 ? and : [];
}

/** One thing is set against another, or against what the page is about. */
function setsAgainst(line: Line, { material, key }: ProofSource): boolean {
  if (!isProse(line) || line.text.includes("?") || !line.pack) return false;
  const against = againstIn(line.pack);
  const own = against.test(line.text) ? ownWords(line, material) : null;
  if (!own || !against.test(own.text) || NOT_COMPARED.test(own.text)) return false;
  const names = line.text.match(/(?<=\S\s)\p{Lu}[\p{L}\d]+/gu) ?? [];
  const isAbout = line.stems.some((stem) => key.has(stem)) || startsWithCue(line, "pointing");
  return (isAbout || names.length > 1) && placesOf(own, "label.pros").length === 0;
}
/** A figure of speech, a price before a discount, and something that was not compared. */
const NOT_COMPARED = /\bnot (?:be )?compar|compared (?:to|with) [$€£]/i;

/** "compared to", "difference between": phrases that name the other side after them. */
const againstIn = perPack((pack): RegExp => {
  const small = pack.words("preposition");
  const compared = pack.words("label.comparison");
  const phrases = pack.phrases("comparison").filter((phrase) => {
    const words = phrase.split(" ");
    return small.has(words.at(-1) ?? "") && words.some((word) => compared.has(word));
  });
  return phrasePattern([...phrases, "unlike", "whereas", "versus"]);
});
