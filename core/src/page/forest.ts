/** Decision trees that add up: each tree gives a number, their sum is the odds. */

/**
 * Trees as flat rows of three numbers: `[feature, threshold, index of the right child]` for a question (the left
 * child follows at once), `[-1, value, 0]` for an answer.
 */
export type Forest = { base: number; trees: Float64Array[] };

/** Written as text, one tree a line, numbers by spaces: see `main-forest.ts`. */
export function parseForest(text: string): Forest {
  const [base = "0", ...lines] = text.trim().split("\n");
  return { base: Number(base), trees: lines.map((line) => Float64Array.from(line.split(" "), Number)) };
}

/** The chance, between 0 and 1, for each row of `width` numbers. */
export function chances(forest: Forest, rows: Float64Array, width: number): Float64Array {
  const result = new Float64Array(rows.length / width);
  for (let row = 0; row < result.length; row++) {
    let odds = forest.base;
    for (const tree of forest.trees) odds += answer(tree, rows, row * width);
    result[row] = 1 / (1 + Math.exp(-odds));
  }
  return result;
}

function answer(tree: Float64Array, rows: Float64Array, offset: number): number {
  let at = 0;
  for (;;) {
    const feature = tree[at] ?? -1;
    const value = tree[at + 1] ?? 0;
    if (feature < 0) return value;
    at = (rows[offset + feature] ?? 0) <= value ? at + 3 : (tree[at + 2] ?? 0);
  }
}
