/** Whether figures and names stay with what they were said of, inside the sentence that holds both. */
import type { GatePage, PageSentence } from "../gate-page.ts";
import { type Figure, isSameFigure } from "../statements/figures.ts";
import type { Statement } from "../statements/statement.ts";
import { doubt, fault, type GateVerdict, OK } from "../verdict.ts";

type Placed = { at: number };

/** How far the words are from it, where they are nearest; words that the statement lacks don't count. */
function distance({ stems, places }: Statement, { at }: Placed, words: readonly string[]): number {
  const from = places[at] ?? 0;
  let sum = 0;
  for (const word of words) {
    const near = stems.flatMap((stem, place) =>
      stem === word ? [Math.abs((places[place] ?? 0) - from)] : [],
    );
    if (near.length > 0) sum += Math.min(...near);
  }
  return sum;
}

/** Another figure of the page's sentence is so much nearer that it is the one that was said. */
const MUCH_NEARER = 0.6;

export function compareFigures(claim: Statement, own: Statement, page: GatePage): GateVerdict {
  for (const figure of claim.figures) {
    if (isModel(claim, figure) && !page.holds(modelOf(claim, figure))) return fault("wrong-pair", own.text);
    const here = own.figures.filter((one) => isSameFigure(figure, one));
    if (here.length === 0) continue;
    const words = wordsAround(claim, figure);
    const rivals = own.figures.filter((one) => one.sign === here[0]?.sign && one.value !== figure.value);
    const far = Math.min(...here.map((one) => distance(own, one, words)));
    if (rivals.some((one) => distance(own, one, words) < MUCH_NEARER * far))
      return fault("wrong-pair", own.text);
  }
  return OK;
}

/** "Pace 3", "Step 2": a number that is part of a name. */
const isModel = ({ tokens }: Statement, { at, sign, unit }: Figure): boolean =>
  sign === "" &&
  unit === "" &&
  tokens[at]?.before === " " &&
  /^\p{Lu}/u.test(tokens[at - 1]?.written ?? "") &&
  at > 1;
const modelOf = ({ tokens }: Statement, { at }: Figure): string =>
  `${tokens[at - 1]?.written} ${tokens[at]?.written}`;

/** The words that are nearer to this figure than to any other of the claim. */
function wordsAround(claim: Statement, figure: Figure): string[] {
  const { stems, places, figures } = claim;
  return stems.flatMap((stem, at) => {
    if (stem === null) return [];
    const away = ({ at: place }: Placed) => Math.abs((places[at] ?? 0) - (places[place] ?? 0));
    return figures.every((other) => away(figure) <= away(other)) ? [stem] : [];
  });
}

type NameAt = { at: number; stem: string };

const namesOf = ({ tokens, stems }: Statement, page: GatePage): NameAt[] =>
  tokens.flatMap(({ written }, at) => {
    const stem = stems[at];
    return stem && page.isName(written) ? [{ at, stem }] : [];
  });

/** "A is cheaper than B" can't become "B is cheaper than A", nor "A resembles X" "X resembles B" with a name left out. */
export function compareNames(claim: Statement, own: Statement, page: GatePage): GateVerdict {
  const here = namesOf(claim, page);
  const there = namesOf(own, page);
  const rivals = there.filter(({ stem }) => !here.some((one) => one.stem === stem));
  const names = new Set([...here, ...there].map(({ stem }) => stem));
  const words = claim.stems.filter((stem) => stem !== null && !names.has(stem) && own.stems.includes(stem));
  const first = claim.stems.findIndex((stem) => stem !== null && words.includes(stem));
  const firstThere = own.stems.findIndex((stem) => stem !== null && words.includes(stem));
  if (first < 0) return OK;
  const subject = here.find(({ at }) => at < first);
  const place = subject && there.find(({ stem }) => stem === subject.stem);
  if (!subject || !place) return OK;
  // The claim begins with a name that comes late in the page's sentence, which begins with another.
  const wasLate =
    place.at > firstThere && !there.some(({ stem, at }) => stem === subject.stem && at < firstThere);
  const hasOther = rivals.some(({ at }) => at < firstThere);
  const isTurned = there.some(
    ({ stem, at }) => at < firstThere && here.some((one) => one.stem === stem && one.at > first),
  );
  return wasLate && (hasOther || isTurned) ? fault("wrong-pair", own.text) : OK;
}

/** The page's sentence begins with something else, and the claim leaves that out: it may be said of another. */
export function compareSubjects(claim: Statement, sentence: PageSentence, page: GatePage): GateVerdict {
  const own = sentence.statement;
  const first = (one: Statement) => one.stems.find((stem) => stem !== null);
  const here = first(claim);
  const there = first(own);
  if (!here || !there || sentence.isLeaning || sentence.block.kind !== "paragraph") return OK;
  if (claim.stems.includes(there) || page.topic.has(there)) return OK;
  return own.stems.includes(here) && !comesLast(here, claim, own) ? OK : doubt("wrong-pair", own.text);
}

/** Everything else that the claim says comes before it, in another clause. */
function comesLast(word: string, claim: Statement, own: Statement): boolean {
  const others = claim.stems.filter((stem) => stem !== null && stem !== word && own.stems.includes(stem));
  const place = own.places[own.stems.indexOf(word)] ?? 0;
  return (
    others.length > 1 && others.every((stem) => (own.places[own.stems.lastIndexOf(stem)] ?? 0) + 1 < place)
  );
}
