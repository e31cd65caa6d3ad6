/** Vectors of numbers: length, angle, and directions at right angles. */

export type Vector = Float64Array<ArrayBuffer>;

/** Gram and Schmidt, in place. */
export function orthonormal(vectors: Vector[]): Vector[] {
  for (const [at, vector] of vectors.entries()) {
    for (const known of vectors.slice(0, at)) {
      const shared = dot(vector, known);
      for (let place = 0; place < vector.length; place++)
        vector[place] = (vector[place] ?? 0) - shared * (known[place] ?? 0);
    }
    unit(vector);
  }
  return vectors;
}

export function unit(vector: Vector): Vector {
  const size = Math.sqrt(dot(vector, vector)) || 1;
  for (let place = 0; place < vector.length; place++) vector[place] = (vector[place] ?? 0) / size;
  return vector;
}

function dot(one: Vector, other: Vector): number {
  let sum = 0;
  for (let place = 0; place < one.length; place++) sum += (one[place] ?? 0) * (other[place] ?? 0);
  return sum;
}

export const cosine = (one: Vector, other: Vector): number =>
  dot(one, other) / (Math.sqrt(dot(one, one) * dot(other, other)) || 1);
