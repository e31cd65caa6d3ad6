/** The passages of a page that new words may rest on: the sentences that share their words, below the headings they stand under. */
import { splitSentences } from "../facts/text/split-sentences.ts";
import { type Lexicon, lexiconFor } from "../language/lexicon.ts";
import { leansBack } from "../sentences/leans-back.ts";
import { cuedSentence } from "../sentences/sentence.ts";

/** A summary rests on several sentences, and a list answer on one below each heading. */
const MAX_PER_CLAIM = 6;
const MAX_PASSAGES = 120;
/** As much of a page as a model is shown, so that a huge one takes no longer. */
const MAX_CHARS = 40_000;

/** `needs`: what it refers back to. `next`: what it announces or labels. */
type Passage = {
  text: string;
  stems: ReadonlySet<string>;
  heading: number | null;
  needs: number | null;
  next: number | null;
};

/** Between two passages that don't follow each other on the page. */
export const GAP = "[...]";

/**
 * `body`: the page as a model reads it, with its headings marked. `places`: words of the page where the new ones go; a new heading
 * rests on what follows them. In the page's order.
 */
export function passagesFor(
  body: string,
  claims: readonly string[],
  places: readonly string[] = [],
): string[] {
  const shown = body.slice(0, MAX_CHARS);
  const lexicon = lexiconFor(shown);
  const passages = passagesOf(shown, lexicon);
  const counts = new Map<string, number>();
  for (const { stems } of passages) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const chosen = new Set<number>();
  const choose = (at: number) => {
    const { heading = null, needs = null, next = null } = passages[at] ?? {};
    for (const place of [heading, needs, at]) if (place !== null) chosen.add(place);
    if (next !== null && passages[next]?.text.startsWith("#") === false) chosen.add(next);
  };
  for (const claim of claims)
    for (const at of nearest(readClaim(claim, passages, lexicon), passages, counts)) choose(at);
  for (const place of places) for (const at of partFrom(place, passages)) choose(at);
  const inOrder = [...chosen].toSorted((one, other) => one - other).slice(0, MAX_PASSAGES);
  return inOrder.flatMap((at, index) => {
    const isNext = index === 0 || inOrder[index - 1] === at - 1;
    return [...(isNext ? [] : [GAP]), passages[at]?.text ?? ""];
  });
}

function passagesOf(body: string, { stemsOfText, pack }: Lexicon): Passage[] {
  const passages: Passage[] = [];
  let heading: number | null = null;
  for (const line of body.split("\n").filter((one) => one.trim() !== "")) {
    const isHeading = /^#+ /.test(line);
    for (const [at, text] of (isHeading ? [line] : splitSentences(line)).entries()) {
      const isLeaning = at > 0 && leansBack(cuedSentence(text, pack));
      const needs = isLeaning ? passages.length - 1 : null;
      const next = isHeading || isUnfinished(text) ? passages.length + 1 : null;
      passages.push({
        text,
        stems: new Set(stemsOfText(text)),
        heading: isHeading ? null : heading,
        needs,
        next,
      });
    }
    if (isHeading) heading = passages.length - 1;
  }
  return passages;
}

const MAX_LABEL_CHARS = 60;
/** A label whose value follows, a line that announces a list, or a sentence that an initial cut in two. */
const isUnfinished = (text: string): boolean =>
  text.endsWith(":") ||
  (text.length <= MAX_LABEL_CHARS && /^[^-#>(]/.test(text) && !/[.!?]["”’)]?$/.test(text)) ||
  /(?:^|[\s.])\p{Lu}\.$|\b(?:Corp|Inc|Ltd|Co)\.$/u.test(text);

/** Enough to see what a part is about. */
const PART_PASSAGES = 3;
const PLACE_CHARS = 60;

/** The passage with these words, and what follows below the same heading. */
function partFrom(words: string, passages: readonly Passage[]): number[] {
  const start = words.trim().slice(0, PLACE_CHARS);
  const first = start === "" ? -1 : passages.findIndex(({ text }) => text.includes(start));
  if (first < 0) return [];
  const isHeading = passages[first]?.heading === null && passages[first]?.text.startsWith("#");
  const heading = isHeading ? first : passages[first]?.heading;
  return passages.flatMap((one, at) =>
    at === first || (at > first && at < first + PART_PASSAGES && one.heading === heading) ? [at] : [],
  );
}

type Claim = { stems: readonly string[]; heads: ReadonlySet<number> };

/** "Oak: 18 kg": what is said of a name stands below the headings that have it. */
function readClaim(claim: string, passages: readonly Passage[], { stemsOfText }: Lexicon): Claim {
  const [name = "", said] = claim.split(/:\s/);
  const stems = said === undefined ? [] : stemsOfText(name);
  const isNamed = ({ text, stems: own }: Passage) =>
    text.startsWith("#") && stems.length > 0 && stems.every((stem) => own.has(stem));
  return {
    stems: stemsOfText(claim),
    heads: new Set(passages.flatMap((one, at) => (isNamed(one) ? [at] : []))),
  };
}

/** How much a passage below such a heading counts, so that of equal lines the one of this name is chosen. */
const BELOW_NAME = 2;

/** One after the other, each for the words that those before it lack; a word that stands everywhere tells little. */
function nearest(
  { stems: wanted, heads }: Claim,
  passages: readonly Passage[],
  counts: ReadonlyMap<string, number>,
): number[] {
  const chosen: number[] = [];
  const open = new Set(wanted);
  while (chosen.length < MAX_PER_CLAIM && open.size > 0) {
    let best = -1;
    let most = 0;
    for (const [at, { stems, heading }] of passages.entries()) {
      let gain = 0;
      for (const stem of stems) if (open.has(stem)) gain += 1 / Math.sqrt(counts.get(stem) ?? 1);
      if (heading !== null && heads.has(heading)) gain *= BELOW_NAME;
      if (gain > most) [best, most] = [at, gain];
    }
    if (best < 0) break;
    chosen.push(best);
    for (const stem of passages[best]?.stems ?? []) open.delete(stem);
  }
  return chosen;
}
