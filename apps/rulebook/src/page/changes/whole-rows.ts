/** A row of rates that is new, or gone, is one change, whatever it says. */
import type { Change } from '../../model/changes/changes.ts'
import { figureInEnglish } from '../in-words/code-words.ts'

/** 'rateBook loan plan2' of 'rateBook loan plan2.above'; the host's rates are rows by their days. */
const fieldOfRow = /^((?:rateBook|choiceRates) [^.]+)\.(.+)$/

/** Every row has a first day: where that is new or gone, so is the row. Such rows come first, before the constants that they take their days from. */
export function withWholeRows(changes: readonly Change[]): readonly Change[] {
  const whole = new Set(
    changes
      .filter(({ name, was, is }) => isFirstDay(name) && (was === undefined) !== (is === undefined))
      .map(rowOf),
  )
  const byRow = Map.groupBy(
    changes.filter((change) => whole.has(rowOf(change))),
    rowOf,
  )
  return [
    ...[...byRow.values()].flatMap((fields) =>
      fields.slice(0, 1).map((one) => together(one, fields)),
    ),
    ...changes.filter((change) => !whole.has(rowOf(change))),
  ]
}

const isFirstDay = (name: string): boolean => fieldOfRow.exec(name)?.[2] === 'from'

const rowOf = ({ file, name }: Change): string => `${file} ${fieldOfRow.exec(name)?.[1] ?? ''}`

function together(change: Change, fields: readonly Change[]): Change {
  const [, name = ''] = fieldOfRow.exec(change.name) ?? []
  const saying = (side: 'was' | 'is') => {
    const said = fields.filter((field) => field[side] !== undefined)
    const same = said.filter(isAsBefore)
    const told = said
      .filter((field) => !isAsBefore(field))
      .map((field) => `${fieldInEnglish(field.name, name)}: ${valueBeside(field, side)}`)
    const rest = same.length === 0 ? [] : ['all else as in the row before']
    return said.length === 0 ? undefined : [...told, ...rest].join(' · ')
  }
  return { ...change, name, was: saying('was'), is: saying('is') }
}

const isAsBefore = ({ is, rowBefore }: Change): boolean => is !== undefined && is === rowBefore

const valueBeside = (field: Change, side: 'was' | 'is'): string =>
  field.rowBefore === undefined ? `${field[side]}` : `${field[side]} (before: ${field.rowBefore})`

/** 'first day' of what the row's name leads to. */
const fieldInEnglish = (name: string, row: string): string =>
  figureInEnglish(name).replace(figureInEnglish(row).replace(/ \w+ row$/, ' '), '')
