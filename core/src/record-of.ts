/** A record with a value for each key. `Object.fromEntries` forgets the names of the keys; this is the one place that restores them. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;
