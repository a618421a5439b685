/** What is said of a rule whose code changed, if it is said as before. */
import { declarationsIn } from '../../source/declarations.ts'
import { parsed } from '../../source/parsed.ts'
import { constantsIn, propertiesOf } from '../../source/properties.ts'
import type { Change } from './changes.ts'
import { ruleThroughout } from './rule-words.ts'

/** Of a table of rules, only what is said of it as a whole and of the entries that changed. */
export function stillSaid(
  change: Change,
  before: string,
  after: string,
): Pick<Change, 'stillSays'> | undefined {
  const rule = ruleThroughout(change)
  if (rule === undefined) return undefined
  const changed = changedEntries(rule, before, after)
  const [was, is] = [saidOf(rule, before, changed), saidOf(rule, after, changed)]
  return is !== '' && was === is ? { stillSays: is } : undefined
}

function saidOf(rule: string, text: string, changed: ReadonlySet<string> | undefined): string {
  const own = declarationsIn(text).declarations.find(({ name }) => name === rule)
  const notes = (own?.notes ?? []).filter(
    ({ above }) => changed === undefined || above === undefined || changed.has(above),
  )
  return [...(own?.says ?? []), ...notes.map(({ says }) => says)].join(' ')
}

/** The names of the entries with other code; none of what is no table of several. */
function changedEntries(
  rule: string,
  before: string,
  after: string,
): ReadonlySet<string> | undefined {
  const [was, is] = [entriesOf(rule, before), entriesOf(rule, after)]
  if (was.size < 2 || is.size < 2) return undefined
  return new Set([...was.keys(), ...is.keys()].filter((name) => was.get(name) !== is.get(name)))
}

function entriesOf(rule: string, text: string): ReadonlyMap<string, string> {
  const source = parsed(text)
  const value = constantsIn(source).get(rule)
  return new Map(value && propertiesOf(source, value).map(({ name, code }) => [name, code]))
}
