/** The sentences in which a page sums up what it says. */
import { hasCue, startsWithCue } from "../../sentences/sentence.ts";
import type { Line } from "../lines.ts";
import type { Material } from "../material.ts";
import { type ProofSource, SUMS_UP } from "../proof-words.ts";
import { siteName } from "../question/site-name.ts";
import { ownWords } from "./own-words.ts";
import { labelledParts } from "./parts.ts";

/** A sentence that repeats fewer of the page's subjects sums nothing up. */
const MIN_SUBJECTS = 2;

/** A part that is called a summary shows what it says, not its name alone. */
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
    .map(({ label, lines }) => {
      const best = lines
        .filter(sums)
        .toSorted((one, other) => repeated(other) - repeated(one))
        .slice(0, SHOWN);
      const strength = best.reduce((sum, line) => sum + repeated(line), 0);
      return {
        strength,
        texts: [label, ...lines.filter((line) => best.includes(line)).map(({ text }) => text)],
      };
    })
    .toSorted((one, other) => other.strength - one.strength)
    .find(({ strength }) => strength > 0);
  const stated = material.lines
    .filter((line) => SUMS_UP.test(line.text) && sums(line))
    .map(({ text }) => text);
  return [...stated, ...(strongest?.texts ?? [])];
}

/** Beside its label. */
const SHOWN = 2;

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
