import type { WorkedCases } from './many-cases.ts'

/** How many differ, in which columns: never a verdict on what was not looked at. */
export function summaryOf({ cases, compared, notes }: WorkedCases): string {
  const other = cases.filter(({ differences }) => differences.length > 0).length
  const unread = cases.filter(({ isUnreadable }) => isUnreadable).length
  const count = cases.length === 1 ? '1 case' : `${cases.length} cases`
  const none = unread === 0 ? 'none differs' : 'none of the others differs'
  const verdict = other === 0 ? none : `${other} with a difference`
  const different = compared.filter((name) =>
    cases.some(({ differences }) => differences.some(({ column }) => column === name)),
  )
  const named = other > 0 ? different : notes.length > 0 ? compared : []
  const where = named.length === 0 ? '' : ` in ${named.map((name) => `“${name}”`).join(', ')}`
  const parts = [
    count,
    ...(unread === 0 ? [] : [`${unread} can’t be read`]),
    ...(unread === cases.length
      ? []
      : [
          compared.length === 0
            ? 'worked out: no column says what is expected, so nothing is compared'
            : `${verdict}${where}`,
        ]),
  ]
  return [`${parts.join(', ')}.`, ...notes].join(' ')
}
