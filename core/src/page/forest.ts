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
  const result = new Float64Array(rows.length / width).fill(forest.base);
  // Tree by tree: one tree stays in the processor's cache while all rows go through it.
  for (const tree of forest.trees) addAnswers(tree, rows, width, result);
  for (let row = 0; row < result.length; row++) result[row] = 1 / (1 + Math.exp(-(result[row] as number)));
  return result;
}

function addAnswers(tree: Float64Array, rows: Float64Array, width: number, result: Float64Array): void {
  for (let row = 0, offset = 0; row < result.length; row++, offset += width) {
    let at = 0;
    let feature = tree[0] as number;
    while (feature >= 0) {
      at = (rows[offset + feature] as number) <= (tree[at + 1] as number) ? at + 3 : (tree[at + 2] as number);
      feature = tree[at] as number;
    }
    result[row] = (result[row] as number) + (tree[at + 1] as number);
  }
}
