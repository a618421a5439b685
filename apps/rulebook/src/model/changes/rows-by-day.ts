/** Dated rows of one name in two versions of a file. */
import { dayFromWords } from '../../page/in-words/day-in-words.ts'
import { meantIn } from '../statements/meant-figures.ts'
import type { Statements } from '../statements/statements.ts'
import type { Change } from './changes.ts'

/**
 * Where one version has several rows of a name, each goes by its first day in both versions: a row in force that did not
 * change keeps its name, wherever another one is added.
 */
export function byFirstDays(was: Statements, is: Statements): readonly [Statements, Statements] {
  const names = [...was.keys(), ...is.keys()]
  const several = new Set(names.flatMap((name) => dated.exec(name)?.[1] ?? []))
  return [withDays(was, several), withDays(is, several)]
}

/** What the latest row before a new one says at the same place; nothing of its days. */
export function rowBefore(
  { name, was }: Pick<Change, 'name' | 'was'>,
  statements: Statements,
  text: string,
): Pick<Change, 'rowBefore'> | undefined {
  const [, row, day = '', field = ''] = /^(.+) (\d{4}-\d\d-\d\d)\.(.+)$/.exec(name) ?? []
  if (row === undefined || was !== undefined || ['from', 'until'].includes(field)) return undefined
  const [former] = [...statements.keys()]
    .filter((key) => key.startsWith(`${row} `) && key.endsWith(`.${field}`))
    .filter((key) => key.length === name.length && key < `${row} ${day}`)
    .toSorted()
    .reverse()
  const says = former === undefined ? undefined : statements.get(former)
  return former === undefined || says === undefined
    ? undefined
    : { rowBefore: meantIn(text, says, former) }
}

const dated = /^(.+) \d{4}-\d\d-\d\d\./

function withDays(statements: Statements, several: ReadonlySet<string>): Statements {
  const renamed = [...statements].map(([name, says]) => {
    const row = [...several].find((one) => name.startsWith(`${one}.`))
    const day = dayFromWords(statements.get(`${row}.from`) ?? '')
    const isFree = !statements.has(`${row} ${day}.from`)
    const own = row !== undefined && day !== '' && isFree
    return [own ? `${row} ${day}${name.slice(row.length)}` : name, says] as const
  })
  return new Map(renamed)
}
