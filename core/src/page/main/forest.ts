/** Decision trees that add up: each tree gives a number, their sum is the odds. */

/** One tree, node by node: what it asks (-1: nothing, the value is the answer), the threshold or answer, the right child. */
type DecisionTree = { feature: Int32Array; value: Float64Array; right: Int32Array };
export type Forest = { base: number; trees: DecisionTree[] };

/**
 * Written as text, one tree a line, numbers by spaces: see `main-forest.ts`. Three numbers a node: `feature threshold
 * place-of-the-right-child` for a question (the left child follows at once), `-1 value 0` for an answer.
 */
export function parseForest(text: string): Forest {
  const [base = "0", ...lines] = text.trim().split("\n");
  return { base: Number(base), trees: lines.map((line) => parseTree(line.split(" ").map(Number))) };
}

function parseTree(numbers: number[]): DecisionTree {
  const every = (offset: number) => numbers.filter((_, at) => at % 3 === offset);
  return {
    feature: Int32Array.from(every(0)),
    value: Float64Array.from(every(1)),
    right: Int32Array.from(every(2), (place) => place / 3),
  };
}

/** The chance, between 0 and 1, for each row of `width` numbers. */
export function chances(forest: Forest, rows: Float64Array, width: number): Float64Array {
  const result = new Float64Array(rows.length / width).fill(forest.base);
  // Tree by tree: one tree stays in the processor's cache while all rows go through it.
  for (const tree of forest.trees) addAnswers(tree, rows, width, result);
  for (let row = 0; row < result.length; row++) result[row] = 1 / (1 + Math.exp(-(result[row] ?? 0)));
  return result;
}

function addAnswers(
  { feature, value, right }: DecisionTree,
  rows: Float64Array,
  width: number,
  result: Float64Array,
): void {
  for (let row = 0, offset = 0; row < result.length; row++, offset += width) {
    let at = 0;
    let asks = feature[0] ?? -1;
    while (asks >= 0) {
      at = (rows[offset + asks] ?? 0) <= (value[at] ?? 0) ? at + 1 : (right[at] ?? 0);
      asks = feature[at] ?? -1;
    }
    result[row] = (result[row] ?? 0) + (value[at] ?? 0);
  }
}
