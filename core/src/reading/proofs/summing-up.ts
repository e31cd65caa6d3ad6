/** The sentences in which a page sums up what it says. */
import { phrasesOfAll } from "../../language/packs/all.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import { hasCue, startsWithCue } from "../../sentences/sentence.ts";
import type { Line } from "../lines.ts";
import type { Material } from "../material.ts";
import { type ProofSource, SUMS_UP } from "../proof-words.ts";
import { siteName } from "../question/site-name.ts";
import { ownWords } from "./own-words.ts";
import { labelledParts, type Part } from "./parts.ts";

/** A sentence that repeats fewer of the page's subjects sums nothing up. */
const MIN_SUBJECTS = 2;

/** A part that is called a summary shows what it says: its name alone proves nothing. */
export function summingUp({ material, key }: ProofSource): string[] {
  const parts = new Set(headingStems(material).filter((stem) => !key.has(stem)));
  const repeated = ({ stems }: Line) =>
    new Set(stems.filter((stem) => key.has(stem) || parts.has(stem))).size;
  const repeatsPart = ({ stems }: Line) => parts.size === 0 || stems.some((stem) => parts.has(stem));
  const sums = (line: Line) =>
    repeated(line) >= MIN_SUBJECTS &&
    repeatsPart(line) &&
    !isPitch(line, material) &&
    ownWords(line, material) !== null;
  const strongest = labelledParts(material)
    .filter(({ labels }) => labels.includes("summary") || labels.includes("conclusion"))
    .filter((part) => isOfPage(part, material))
    .map(({ lines }) => {
      const best = lines
        .filter(sums)
        .toSorted((one, other) => repeated(other) - repeated(one))
        .slice(0, SHOWN);
      const strength = best.reduce((sum, line) => sum + repeated(line), 0);
      return {
        strength,
        texts: lines.filter((line) => best.includes(line)).map(({ text }) => text),
      };
    })
    .toSorted((one, other) => other.strength - one.strength)
    .find(({ strength }) => strength > 0);
  const stated = material.lines
    .filter((line) => SUMS_UP.test(line.text) && sums(line) && isAtEdge(line, material))
    .map(({ text }) => text);
  return [...stated, ...(strongest?.texts ?? [])];
}

const SHOWN = 3;

/** "Overview" under each of ten entries, or below another section's heading, sums up a part only. */
function isOfPage({ label, lines }: Part, material: Material): boolean {
  const { page } = material;
  const headings = page.headings.filter(({ block, level }) => block !== null && level > 1);
  const called = headings.filter(({ text }) => text === label);
  if (called.length === 0) return true;
  const top = Math.min(...headings.map(({ level }) => level));
  const isOuter = called[0]?.level === top || (lines[0] !== undefined && isAtEdge(lines[0], material));
  return called.length === 1 && isOuter && !ANSWERS_ONE.test(label);
}
/** "The short answer: no" answers the question above it. */
const ANSWERS_ONE = phrasePattern(phrasesOfAll("markedAnswer"));

/** What sums up the page is near its beginning or its end. */
const EDGE_SHARE = 0.2;
function isAtEdge({ wordsBefore }: Line, { facts }: Material): boolean {
  const share = wordsBefore / Math.max(1, facts.text().words);
  return share <= EDGE_SHARE || share >= 1 - EDGE_SHARE;
}

/** A question, a call, "We make" or the publisher's own name: the end of a page often sells. */
function isPitch(line: Line, { page }: Material): boolean {
  const name = siteName(page)?.toLowerCase();
  return (
    line.kind === "image" ||
    line.text.includes("?") ||
    hasCue(line, "callToAction") ||
    (name !== undefined && line.text.toLowerCase().includes(name)) ||
    startsWithCue(line, "pluralSelf")
  );
}

const headingStems = ({ page, lexicon, labels }: Material): string[] =>
  page.headings
    .filter(({ block, text }) => block !== null && labels.labels(text).length === 0)
    .flatMap(({ text }) => lexicon.stemsOfText(text));
