/** Reads something when it is first asked for, and only then. */
export function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}
