/**
 * What texts are about, beyond their words: a truncated singular value decomposition of their tf-idf rows, learned from
 * these texts alone. Words that keep the same company fall together, so that a text can fit a query in other words.
 * The leading directions are found by subspace iteration from a fixed start: the same texts give the same space.
 */
import { type Counts, rarity, type TermIndex } from "./term-index.ts";
import { cosine, orthonormal, unit, type Vector } from "./vectors.ts";

/** A quarter of the texts, at most this many: more directions bring the words themselves back. */
const MAX_DIRECTIONS = 128;
const TEXTS_PER_DIRECTION = 4;
const ROUNDS = 4;
/** More texts than this are taught by every second, third...: the cost stays bounded on a page without end. */
const MAX_TEACHERS = 2_000;
/** A row of the matrix: only the terms that a text holds. */
type Row = { terms: Int32Array; weights: Vector };

/** How near each text is to a query, 0 to 1. */
export type LatentSpace = (query: Counts) => number[];

export function latentSpace(index: TermIndex): LatentSpace {
  const places = new Map(
    [...index.holders].filter(([, holders]) => holders.length > 1).map(([term], at) => [term, at]),
  );
  const rowOf = (counts: Counts) => weighted(index, places, counts);
  const rows = index.counts.map(rowOf);
  const directions = learn(rows, places.size);
  const texts = rows.map((row) => project(row, directions));
  return (query) => {
    const asked = project(rowOf(query), directions);
    return texts.map((text) => Math.max(0, cosine(asked, text)));
  };
}

function weighted(index: TermIndex, places: Map<string, number>, counts: Counts): Row {
  const known = [...counts].flatMap(([term, count]) => {
    const place = places.get(term);
    return place === undefined ? [] : [{ place, weight: (1 + Math.log(count)) * rarity(index, term) }];
  });
  return {
    terms: Int32Array.from(known, ({ place }) => place),
    weights: unit(Float64Array.from(known, ({ weight }) => weight)),
  };
}

/** Unit vectors over the terms, the strongest directions of the rows. */
function learn(rows: readonly Row[], terms: number): Vector[] {
  const step = Math.ceil(rows.length / MAX_TEACHERS);
  const teachers = rows.filter((_, at) => at % step === 0);
  const wanted = Math.min(MAX_DIRECTIONS, Math.ceil(teachers.length / TEXTS_PER_DIRECTION));
  const next = startingAt(1);
  let texts = Array.from({ length: wanted }, () => Float64Array.from(teachers, next));
  for (let round = 0; round < ROUNDS; round++)
    texts = orthonormal(texts).map((vector) => onTexts(teachers, onTerms(teachers, vector, terms)));
  return orthonormal(texts).map((vector) => unit(onTerms(teachers, vector, terms)));
}

/** Numbers without a pattern, the same each time. */
function startingAt(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff - 0.5;
  };
}

const onTexts = (rows: readonly Row[], vector: Vector): Vector =>
  Float64Array.from(rows, (row) => along(row, vector));

function onTerms(rows: readonly Row[], vector: Vector, terms: number): Vector {
  const sum = new Float64Array(terms);
  for (const [at, row] of rows.entries()) {
    const much = vector[at] ?? 0;
    for (let place = 0; place < row.terms.length; place++) {
      const term = row.terms[place] ?? 0;
      sum[term] = (sum[term] ?? 0) + much * (row.weights[place] ?? 0);
    }
  }
  return sum;
}

function along({ terms, weights }: Row, vector: Vector): number {
  let sum = 0;
  for (let place = 0; place < terms.length; place++)
    sum += (weights[place] ?? 0) * (vector[terms[place] ?? 0] ?? 0);
  return sum;
}

const project = (row: Row, directions: readonly Vector[]): Vector =>
  Float64Array.from(directions, (direction) => along(row, direction));
