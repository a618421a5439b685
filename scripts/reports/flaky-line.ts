/** Names the flaky tests, which passed only when run again, if any. */
export function flakyLine(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const [tests, they] = names.length === 1 ? ['test', 'it'] : ['tests', 'they']
  return `${names.length} flaky ${tests}: ${names.join(', ')}; ${they} passed when run again`
}
