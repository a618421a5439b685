/** Memoizes a function by its argument, and forgets the result together with that object. */
export function memoizeWeak<Key extends object, Value>(
  workOut: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = workOut(key)
    known.set(key, value)
    return value
  }
}
