/** A record with a value for each key. `Object.fromEntries` forgets the names of the keys; this file is the one place that restores them. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;

/** Like `Object.keys`, with the type of the keys. The record must have no other keys than its type says. */
export const keysOf = <Key extends string>(record: Partial<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];
