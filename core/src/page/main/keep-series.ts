/**
 * Entries of one series stay together: questions of an accordion, plans, rows of a label and its value. The forest judges
 * each run by itself, so it may keep the open entry of an accordion and leave the closed ones.
 */
import { attr, closest, type ElementNode } from "../tree/tree.ts";
import type { Segment } from "./segments.ts";
import { isFrame } from "./structure.ts";

/** How far above a run the entry is that holds it. */
const MAX_LEVELS_UP = 6;
/** From this share of its words, an entry is main content. */
const MIN_ENTRY_SHARE = 0.5;
/** One open entry speaks for an accordion, unless it is one among many: a list of functions, say. */
const MIN_OPEN_SHARE = 0.25;
const MIN_SERIES_SHARE = 0.5;
const MIN_ENTRIES = 3;
/** Plans and rows are about as long as each other; sections of a page that share a class aren't. */
const MAX_TIMES_LONGER = 3;
/** Reviews and posts of others are longer than a plan or a row. */
const MAX_ROW_WORDS = 50;
/** Cards and menu items lead away. */
const MAX_LINK_SHARE = 0.5;

type Entry = { element: ElementNode; runs: Segment[]; words: number; mainWords: number };
type Series = Entry[];

export function keepSeries(segments: readonly Segment[], isMain: Uint8Array): void {
  const first = isMain.indexOf(1);
  if (first < 0) return;
  const known = new Map<ElementNode, boolean>();
  const added = new Set<Segment>();
  for (const all of seriesOf(segments, isMain)) {
    const series = all.filter(({ element }) => !isFrame(element, known) && !leadsAway(element));
    if (series.length < 2 || !isMainSeries(series)) continue;
    const areFolds = series.every(isFold);
    for (const entry of series)
      for (const run of isKept(entry) ? entry.runs.slice(0, areFolds ? 1 : 0) : entry.runs) added.add(run);
  }
  for (const [index, segment] of segments.entries()) if (added.has(segment)) isMain[index] = 1;
}

const isKept = ({ words, mainWords }: Entry) => mainWords >= words * MIN_ENTRY_SHARE;

const leadsAway = ({ stats }: ElementNode) => (stats?.linkChars ?? 0) > (stats?.chars ?? 0) * MAX_LINK_SHARE;

function isMainSeries(series: Series): boolean {
  const kept = series.filter(isKept);
  if (series.every(isFold)) return kept.length >= series.length * MIN_OPEN_SHARE || series.every(isInMenuTag);
  if (kept.length < series.length * MIN_SERIES_SHARE) return false;
  if (series.some(({ words }) => words > MAX_ROW_WORDS)) return false;
  return series.every(isLabelled) || (series.length >= MIN_ENTRIES && areRowsOfFigures(series, kept));
}

/** Its first words ask a question, or are the button that opens the rest. */
function isFold({ element, runs }: Entry): boolean {
  const [opener] = runs;
  if (!opener || runs.length < 2) return false;
  if (/[?？]$/.test(opener.text)) return true;
  const toggle = closest(opener.box, (up) => up === element || isToggle(up));
  return toggle !== null && isToggle(toggle);
}

const isToggle = (element: ElementNode) =>
  element.tag === "summary" || attr(element, "aria-expanded") !== null;

/** The forest has learned that a `nav` is a menu, so it leaves the answers that a site builder put into one. */
const isInMenuTag = ({ element, runs }: Entry) =>
  runs.some(({ box }) => closest(box, (up) => up === element || up.tag === "nav")?.tag === "nav");

const isLabelled = ({ runs }: Entry) => runs[0]?.text.endsWith(":") === true;

/** Plans with their prices, or rows of measurements. */
function areRowsOfFigures(series: Series, kept: Series): boolean {
  const lengths = kept.map(({ words }) => words).sort((one, other) => one - other);
  const usual = lengths[lengths.length >> 1] ?? 0;
  return series.every(
    ({ words, runs }) =>
      runs.length > 1 &&
      words * MAX_TIMES_LONGER >= usual &&
      words <= usual * MAX_TIMES_LONGER &&
      runs.some(({ text }) => /\d/.test(text)),
  );
}

/** Signs of the state of an entry, not of its kind. */
const STATE =
  /^(?:is-|w--)?(?:active|open(?:ed)?|show|shown|closed?|collapsed|expanded|current|first|last|odd|even)$/i;

function kindOf(element: ElementNode): string {
  const names = (attr(element, "class") ?? "").split(/\s+/).filter((name) => !STATE.test(name));
  return `${element.tag} ${names.join(" ")}`;
}

/** Siblings of one kind, outermost first. */
function seriesOf(segments: readonly Segment[], isMain: Uint8Array): Series[] {
  const entries = new Map<ElementNode, Entry>();
  const parents = new Map<ElementNode, Map<string, Series>>();
  for (const [index, segment] of segments.entries()) {
    let up: ElementNode | null = segment.box;
    for (let step = 0; up?.parent && up.tag !== "body" && step < MAX_LEVELS_UP; step++, up = up.parent) {
      let entry = entries.get(up);
      if (!entry) {
        entry = { element: up, runs: [], words: 0, mainWords: 0 };
        entries.set(up, entry);
        const kinds = parents.get(up.parent) ?? new Map<string, Series>();
        parents.set(up.parent, kinds);
        const kind = kindOf(up);
        const series = kinds.get(kind);
        if (series) series.push(entry);
        else kinds.set(kind, [entry]);
      }
      entry.runs.push(segment);
      entry.words += segment.words;
      if (isMain[index] === 1) entry.mainWords += segment.words;
    }
  }
  return [...parents.values()].flatMap((kinds) => [...kinds.values()]).filter(({ length }) => length > 1);
}
