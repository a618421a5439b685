/** Returns a value that a guard has checked, for the actions and calls behind that guard. */
export function definedByGuard<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A guard let a missing value through.')
  return value
}
