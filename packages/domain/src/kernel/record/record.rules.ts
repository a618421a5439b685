/** A record with one value for each key. Its type keeps the keys, unlike `Object.fromEntries`. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Readonly<Record<Key, Value>> =>
  Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>
