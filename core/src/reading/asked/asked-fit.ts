/** How much of a question's words each line has: by itself, and together with what surrounds it. */
import { latentSpace } from "../../facts/passages/latent-space.ts";
import { bm25, termIndex } from "../../facts/passages/term-index.ts";
import { perText } from "../../facts/text/per-text.ts";
import type { Line } from "../lines.ts";
import { type Features, type Material, rate } from "../material.ts";
import type { AskedWords } from "./asked-words.ts";

/** Figures of words, each beside the page's best: what is much differs from question to question. */
export function askedFits(material: Material, asked: AskedWords): Features[] {
  return besideBest(figuresOf(material, asked));
}

type Stems = ReadonlySet<string>;
/** Words of the question in a text: as they are, and with those that begin alike or mean the same. */
type Met = { exact: Stems; near: Stems };

const NOTHING: Met = { exact: new Set(), near: new Set() };

function metIn(stems: readonly string[], { weights, near }: AskedWords): Met {
  const exact = new Set(stems.filter((stem) => weights.has(stem)));
  return {
    exact,
    near: united(
      exact,
      stems.flatMap((stem) => near(stem) ?? []),
    ),
  };
}

const united = (...sets: Iterable<string>[]): Stems => new Set(sets.flatMap((one) => [...one]));

function figuresOf({ lines, lexicon }: Material, asked: AskedWords) {
  const { weights, untitled, index, pairs } = asked;
  const own = lines.map(({ stems }) => metIn(stems, asked));
  const metOfHeading = perText((text) => metIn(lexicon.stemsOfText(text), asked));
  const blocks = metByBlock(lines, own);
  const widened = termIndex(widenedLines(lines, perText(lexicon.stemsOfText)));
  const query = countedOnce(weights);
  const scores = {
    bm25: bm25(index, query),
    bm25Untitled: bm25(index, countedOnce(untitled)),
    around: bm25(widened, query),
    latent: latentSpace(widened)(query),
  };
  const share = shareOf(weights);
  const shareUntitled = shareOf(untitled);
  const most = (stems: Stems) => Math.max(0, ...[...stems].map((stem) => weights.get(stem) ?? 0));
  return lines.map((line, at) => {
    const { exact, near } = own[at] ?? NOTHING;
    const heading = metOfHeading(line.heading ?? "").near;
    const before = line.inSection > 0 ? (own[at - 1] ?? NOTHING).near : NOTHING.near;
    const after = lines[at + 1]?.section === line.section ? (own[at + 1] ?? NOTHING).near : NOTHING.near;
    const block = blocks.get(line.block) ?? NOTHING.near;
    const together = united(near, heading, before, block);
    return {
      bm25: scores.bm25[at] ?? 0,
      bm25Untitled: scores.bm25Untitled[at] ?? 0,
      around: scores.around[at] ?? 0,
      latent: scores.latent[at] ?? 0,
      cover: share(exact),
      near: share(near),
      untitled: shareUntitled(near),
      heading: share(heading),
      headingOpens: line.inSection === 0 ? share(heading) : 0,
      before: share(before),
      after: share(after),
      block: share(block),
      together: share(together),
      untitledTogether: shareUntitled(together),
      pairs: line.stems.filter((stem, place) => pairs.has(`${stem} ${line.stems[place + 1]}`)).length,
      rarest: most(exact),
      met: near.size,
    };
  });
}

const countedOnce = (weights: ReadonlyMap<string, number>) =>
  new Map([...weights.keys()].map((stem) => [stem, 1]));

function metByBlock(lines: readonly Line[], own: readonly Met[]): Map<number, Set<string>> {
  const blocks = new Map<number, Set<string>>();
  for (const [at, { block }] of lines.entries()) {
    const known = blocks.get(block) ?? new Set();
    for (const stem of own[at]?.near ?? []) known.add(stem);
    blocks.set(block, known);
  }
  return blocks;
}

/** Each line with its heading and the line before it, which often hold the words that it leaves out. */
const widenedLines = (lines: readonly Line[], stemsOf: (text: string) => string[]): string[][] =>
  lines.map((line, at) => [
    ...line.stems,
    ...(line.inSection > 0 ? (lines[at - 1]?.stems ?? []) : []),
    ...stemsOf(line.heading ?? ""),
  ]);

function shareOf(weights: ReadonlyMap<string, number>): (stems: Stems) => number {
  const sum = (stems: Iterable<string>) => {
    let weight = 0;
    for (const stem of stems) weight += weights.get(stem) ?? 0;
    return weight;
  };
  const whole = sum(weights.keys());
  // A question in nothing but the title's words is met wherever the page is about its title.
  return (stems) => (whole === 0 ? 1 : sum(stems) / whole);
}

/** How much of the question the page's line has at all: tells what is answered from what isn't. */
const ALSO_PLAIN = ["near", "together", "untitledTogether"] as const;

function besideBest(figures: readonly ReturnType<typeof figuresOf>[number][]): Features[] {
  const names = Object.keys(figures[0] ?? {}) as (keyof (typeof figures)[number])[];
  const best = names.map((name) => figures.reduce((most, one) => Math.max(most, one[name]), 0));
  return figures.map((one) => {
    const row: Features = {};
    for (const [at, name] of names.entries()) row[name] = rate(one[name], best[at] ?? 0);
    for (const name of ALSO_PLAIN) row[`${name}Share`] = one[name];
    return row;
  });
}
