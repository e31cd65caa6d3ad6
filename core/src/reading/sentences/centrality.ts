/** How much a sentence has in common with the rest of its page: the cosine to the page's mean, rare words weighing more. */
import { perText } from "../../facts/text/per-text.ts";

/** Past this many sentences the mean hardly moves. */
const SAMPLE = 400;

/** `holding` says in how many of the sentences each stem occurs. */
export function centrality(
  sentences: readonly (readonly string[])[],
  holding: ReadonlyMap<string, number>,
): number[] {
  const rarity = perText((stem) => Math.log(1 + sentences.length / (1 + (holding.get(stem) ?? 0))));
  const vectors = sentences.map((stems) => unit(stems, rarity));
  const mean = new Map<string, number>();
  for (const vector of vectors.slice(0, SAMPLE))
    for (const [stem, value] of vector) mean.set(stem, (mean.get(stem) ?? 0) + value);
  const size = Math.sqrt([...mean.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
  return vectors.map((vector) => {
    let product = 0;
    for (const [stem, value] of vector) product += value * (mean.get(stem) ?? 0);
    return product / size;
  });
}

function unit(stems: readonly string[], rarity: (stem: string) => number): Map<string, number> {
  const vector = new Map<string, number>();
  for (const stem of stems) vector.set(stem, (vector.get(stem) ?? 0) + rarity(stem));
  const size = Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
  for (const [stem, value] of vector) vector.set(stem, value / size);
  return vector;
}
