import type { WorkedCases } from './many-cases.ts'

/** How many differ, in which columns, a sentence for each: never a verdict on what was not looked at. */
export function summaryOf({ cases, compared, notes }: WorkedCases): readonly string[] {
  const unread = cases.filter(({ isUnreadable }) => isUnreadable).length
  const refused = cases.filter(({ isRefused }) => isRefused).length
  const count = counted(cases.length)
  if (unread === cases.length)
    return [unread === 1 ? `${count}: it can’t be read.` : `${count}: none can be read.`, ...notes]
  const verdict = compared.length === 0 ? undefined : verdictOn({ cases, compared, notes }, unread)
  const kinds = [
    [cases.length - unread - refused, 'worked out'],
    [refused, 'refused'],
    [unread, 'can’t be read'],
  ] as const
  const sorted = kinds.flatMap(([some, words]) => (some === 0 ? [] : [`${some} ${words}`]))
  return [
    unread + refused === 0
      ? `${count}${verdict === undefined ? ' worked out' : `, ${verdict}`}.`
      : `${count}: ${sorted.join(', ')}${verdict === undefined ? '' : `; ${verdict}`}.`,
    ...(compared.length === 0 ? ['No column says what is expected, so nothing is compared.'] : []),
    ...notes,
  ]
}

const counted = (count: number): string => (count === 1 ? '1 case' : `${count} cases`)

function verdictOn(
  { cases, compared, notes }: Pick<WorkedCases, 'cases' | 'compared' | 'notes'>,
  unread: number,
): string {
  const other = cases.filter(({ differences }) => differences.length > 0).length
  const none = unread === 0 ? 'none differs' : 'none of the others differs'
  const different = compared.filter((name) =>
    cases.some(({ differences }) => differences.some(({ column }) => column === name)),
  )
  const named = other > 0 ? different : notes.length > 0 ? compared : []
  const where = named.length === 0 ? '' : ` in ${named.map((name) => `“${name}”`).join(', ')}`
  return `${other === 0 ? none : `${other} with a difference`}${where}`
}
