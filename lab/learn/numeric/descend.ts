/** Minimizes a convex loss with a ridge penalty, by accelerated gradient descent with a fixed step. */

export type Options = { ridge: number; steps: number };
/** Adds the slope of the loss at `weights` to `slope`. */
export type Slope = (weights: Float64Array, slope: Float64Array) => void;
/** Weights come in blocks of one per feature and a bias, which is not penalized. `curvature` bounds that of the loss. */
type Shape = { width: number; blocks?: number; curvature: number };

export function descend(
  addSlope: Slope,
  { width, blocks = 1, curvature }: Shape,
  { ridge, steps }: Options,
): Float64Array {
  const rate = 1 / (curvature + ridge + 0.5);
  const size = (width + 1) * blocks;
  const weights = new Float64Array(size);
  const ahead = new Float64Array(size);
  const slope = new Float64Array(size);
  for (let step = 0; step < steps; step++) {
    slope.fill(0);
    addSlope(ahead, slope);
    const momentum = step / (step + 3);
    for (let at = 0; at < size; at++) {
      const now = ahead[at] ?? 0;
      const penalty = at % (width + 1) === width ? 0 : ridge * now;
      const next = now - rate * ((slope[at] ?? 0) + penalty);
      ahead[at] = next + momentum * (next - (weights[at] ?? 0));
      weights[at] = next;
    }
  }
  return weights;
}
