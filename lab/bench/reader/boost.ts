/** Gradient boosted trees for chances: small trees, each correcting the sum of those before it. */
export type Rows = { values: Float64Array; width: number; target: Float64Array; weight: Float64Array };
type BoostOptions = { trees: number; leaves: number; rate: number; seed: number };
type Node = {
  rows: Int32Array;
  gain: number;
  feature: number;
  bin: number;
  value: number;
  left?: Node;
  right?: Node;
};

const BINS = 48;
const MIN_WEIGHT = 0.3;
const LAMBDA = 2;
const ROW_SHARE = 0.6;
const FEATURE_SHARE = 0.3;
const SAMPLE = 20_000;

/** The forest as `core/src/page/main/forest.ts` reads it: the base, then one tree a line. */
export function boost(rows: Rows, { trees, leaves, rate, seed }: BoostOptions): string {
  const { width, target, weight } = rows;
  const count = target.length;
  const edges = binEdges(rows, count);
  const bins = toBins(rows, count, edges);
  const chance = chancesFrom(seed);
  const base = Math.log(
    weighted(target, weight) /
      weighted(
        target.map((one) => 1 - one),
        weight,
      ),
  );
  const score = new Float64Array(count).fill(base);
  const [gradient, curve] = [new Float64Array(count), new Float64Array(count)];
  const lines = [String(Number(base.toFixed(4)))];

  for (let tree = 0; tree < trees; tree++) {
    for (let row = 0; row < count; row++) {
      const p = 1 / (1 + Math.exp(-(score[row] ?? 0)));
      gradient[row] = (weight[row] ?? 0) * (p - (target[row] ?? 0));
      curve[row] = (weight[row] ?? 0) * Math.max(p * (1 - p), 1e-4);
    }
    const features = edges.flatMap((edge, at) => (edge.length > 0 && chance() < FEATURE_SHARE ? [at] : []));
    const sample = Int32Array.from(target.keys()).filter(() => chance() < ROW_SHARE);
    const root = grow({ bins, width, edges, features, gradient, curve, rate }, sample, leaves);
    for (let row = 0; row < count; row++) score[row] = (score[row] ?? 0) + answerOf(root, bins, row * width);
    lines.push(encode(root, edges).join(" "));
  }
  return lines.join("\n");
}

type Data = {
  bins: Uint8Array;
  width: number;
  edges: number[][];
  features: number[];
  gradient: Float64Array;
  curve: Float64Array;
  rate: number;
};

/** The leaf whose split gains most is split next. */
function grow(data: Data, sample: Int32Array, leaves: number): Node {
  const root = bestSplit(data, sample);
  const open = [root];
  for (let count = 1; count < leaves; count++) {
    const node = open.filter(({ gain }) => gain > 1e-3).sort((a, b) => b.gain - a.gain)[0];
    if (!node) break;
    open.splice(open.indexOf(node), 1);
    const goesLeft = (row: number) => (data.bins[row * data.width + node.feature] ?? 0) <= node.bin;
    node.left = bestSplit(data, node.rows.filter(goesLeft));
    node.right = bestSplit(
      data,
      node.rows.filter((row) => !goesLeft(row)),
    );
    open.push(node.left, node.right);
  }
  return root;
}

function bestSplit({ bins, width, edges, features, gradient, curve, rate }: Data, rows: Int32Array): Node {
  let [sumG, sumC] = [0, 0];
  for (const row of rows) {
    sumG += gradient[row] ?? 0;
    sumC += curve[row] ?? 0;
  }
  const best: Node = { rows, gain: 0, feature: -1, bin: 0, value: (-sumG / (sumC + LAMBDA)) * rate };
  const [binG, binC] = [new Float64Array(BINS + 2), new Float64Array(BINS + 2)];
  for (const feature of features) {
    binG.fill(0);
    binC.fill(0);
    for (const row of rows) {
      const bin = bins[row * width + feature] ?? 0;
      binG[bin] = (binG[bin] ?? 0) + (gradient[row] ?? 0);
      binC[bin] = (binC[bin] ?? 0) + (curve[row] ?? 0);
    }
    let [leftG, leftC] = [0, 0];
    for (let bin = 0; bin < (edges[feature]?.length ?? 0); bin++) {
      leftG += binG[bin] ?? 0;
      leftC += binC[bin] ?? 0;
      const rightC = sumC - leftC;
      if (leftC < MIN_WEIGHT || rightC < MIN_WEIGHT) continue;
      const gain =
        leftG ** 2 / (leftC + LAMBDA) + (sumG - leftG) ** 2 / (rightC + LAMBDA) - sumG ** 2 / (sumC + LAMBDA);
      if (gain > best.gain) Object.assign(best, { gain, feature, bin });
    }
  }
  return best;
}

function answerOf(root: Node, bins: Uint8Array, offset: number): number {
  let node = root;
  while (node.left && node.right)
    node = (bins[offset + node.feature] ?? 0) <= node.bin ? node.left : node.right;
  return node.value;
}

function encode(root: Node, edges: number[][]): number[] {
  const out: number[] = [];
  const write = (node: Node): void => {
    if (!node.left || !node.right) {
      out.push(-1, Number(node.value.toFixed(3)), 0);
      return;
    }
    const at = out.length;
    out.push(node.feature, edges[node.feature]?.[node.bin] ?? 0, 0);
    write(node.left);
    out[at + 2] = out.length;
    write(node.right);
  };
  write(root);
  return out;
}

/** Thresholds at even shares of the sorted values, four digits each. */
function binEdges({ values, width }: Rows, count: number): number[][] {
  const step = Math.max(1, Math.floor(count / SAMPLE));
  return Array.from({ length: width }, (_, feature) => {
    const sample: number[] = [];
    for (let row = 0; row < count; row += step) sample.push(values[row * width + feature] ?? 0);
    sample.sort((a, b) => a - b);
    const edges = new Set<number>();
    for (let bin = 1; bin < BINS; bin++) {
      const value = sample[Math.floor((bin * sample.length) / BINS)] ?? 0;
      if (value < (sample.at(-1) ?? 0)) edges.add(Number(value.toPrecision(4)));
    }
    return [...edges].sort((a, b) => a - b);
  });
}

function toBins({ values, width }: Rows, count: number, edges: number[][]): Uint8Array {
  const bins = new Uint8Array(count * width);
  for (let at = 0; at < bins.length; at++) {
    const edge = edges[at % width] ?? [];
    let [low, high] = [0, edge.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[at] ?? 0) <= (edge[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    bins[at] = low;
  }
  return bins;
}

const weighted = (list: Float64Array, weight: Float64Array) =>
  list.reduce((sum, one, at) => sum + one * (weight[at] ?? 0), 0);

/** Always the same chances for the same seed: the forest can be learned again to the same bytes. */
function chancesFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
