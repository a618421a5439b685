/**
 * Figures of a case as a person writes them down: 'balance £5, minimum £10', 'AvailableBalance: £5.00', one per line or
 * separated by commas. Nothing is guessed: what can't be read is named, with the names that can.
 */
import type { Subject } from './explain.ts'
import type { Today } from './explain-card-now.ts'
import { amountNames, fieldsOf, type NamedField, ofToday, serverNameOf } from './field-names.ts'
import { otherAmountNames, otherNames } from './other-names.ts'
import { apartAt, bothEnds, nameFirst } from './own-words.ts'
import {
  contradictedType,
  type Entry,
  flagsMeant,
  isSilent,
  todayIn,
  typeMeant,
  unsaidFlags,
} from './said-entries.ts'
import { amountIn, expected, valueIn, withoutTime } from './written-values.ts'

export type Pasted =
  | {
      readonly is: 'read'
      /** As the server would send it. */
      readonly json: unknown
      /** The amount beside it, if the text has it. */
      readonly amount?: string
      /** What was withdrawn earlier on the day, if the text has it. */
      readonly today?: Today
      /** The member's flags that it does not speak of. */
      readonly unsaid?: readonly string[]
      /** How it was understood. */
      readonly notes?: string
    }
  | { readonly is: 'unreadable'; readonly says: string }

/** A name that people need not write down: it decides nothing. */
const ids: Readonly<Record<Subject, Readonly<Record<string, unknown>>>> = {
  member: {},
  voucher: { VendorCode: 'V1' },
  retailer: { RetailerId: '1' },
  benefit: { Id: '1' },
}

export function pastedIn(subject: Subject, text: string): Pasted {
  const parts = bothEnds(text)
    .split(separators)
    .flatMap((part) => figuresOf(subject, part.trim()))
    .filter((part) => part !== '')
  if (parts.length === 0) return unreadable(`Nothing is written here. ${namesOf(subject)}`)
  const found = new Map<string, Entry>()
  for (const part of parts) {
    const read = entryIn(subject, part, found)
    if ('says' in read) return unreadable(`${read.says} ${namesOf(subject)}`)
    if (found.has(read.field.field) && read.field.kind !== 'amounts')
      return unreadable(`“${read.field.names[0]}” is there twice.`)
    found.set(read.field.field, read)
  }
  const contradicted = contradictedType(found)
  if (contradicted !== undefined) return unreadable(contradicted)
  const amount = found.get(beside)
  const entries = [...found.values()].filter(({ field }) => !field.field.startsWith('('))
  const today = todayIn(found)
  const meant = [...typeMeant(found), ...flagsMeant(found)]
  return {
    is: 'read',
    json: recordOf(subject, [...entries, ...meant]),
    ...(amount && { amount: String(amount.value) }),
    ...(today && { today }),
    ...(subject === 'member' && { unsaid: unsaidFlags(entries) }),
    notes: notesOn(subject, [...found.values(), ...meant]),
  }
}

/** New lines, semicolons and commas, except the comma of £1,284.60. */
const separators = /[\r\n;]+|,(?!\d{3}(?!\d))/

/** The amount beside a case is kept with its fields while they are read. */
const beside = '(the amount)'

/** A text is kept whole, whatever it says. */
const figuresOf = (subject: Subject, part: string): readonly string[] =>
  fieldIn(subject, part)?.field.kind === 'text'
    ? [part]
    : apartAt(
        namedIn(subject).flatMap((field) => namesIn(subject, field)),
        part,
      )

const namesIn = (subject: Subject, { field, names }: NamedField): readonly string[] => [
  ...names,
  ...(field === beside ? otherAmountNames[subject] : (otherNames[field] ?? [])),
]

const namedIn = (subject: Subject): readonly NamedField[] => [
  ...fieldsOf[subject],
  ...(subject === 'member' ? Object.values(ofToday) : []),
  {
    ...{ field: beside, kind: 'amount', names: amountNames[subject] },
    per: subject === 'benefit' ? 'year' : undefined,
  },
]

function entryIn(
  subject: Subject,
  part: string,
  before: ReadonlyMap<string, Entry>,
): Entry | { readonly says: string } {
  const last = [...before.values()].at(-1)
  // '£10, £25': a further amount of a list.
  if (last?.field.kind === 'amounts' && amountIn(part) !== undefined)
    return { ...last, value: [...(last.value as number[]), amountIn(part)] }
  const found = fieldIn(subject, part)
  if (found === undefined)
    return { says: `‘${part}’ can’t be read: it begins with no name that is known here.` }
  const value = valueIn[found.field.kind](found.written)
  return value === undefined
    ? { says: `‘${part}’ can’t be read: ‘${found.written}’ is not ${expected[found.field.kind]}.` }
    : { ...found, value }
}

/** The longest name that the text begins with, and the value after it. */
function fieldIn(
  subject: Subject,
  part: string,
): { readonly field: NamedField; readonly written: string } | undefined {
  const plain = nameFirst(part.replace(/^["']([^"']+)["']/, '$1').replace(/\s+/g, ' '))
  const [found] = namedIn(subject)
    .flatMap((field) => {
      const spelled = field.field.startsWith('(') ? [] : [serverNameOf(field)]
      return [...namesIn(subject, field), ...spelled].map((name) => ({ field, name }))
    })
    .filter(({ name }) => startsWith(plain, name))
    .toSorted((one, other) => other.name.length - one.name.length)
  if (found === undefined) return undefined
  const written = plain
    .slice(found.name.length)
    .replace(/^(?:\.(?= ))? ?(?:[:=]|(?:is|of|at)\b)? ?/i, '')
    .replace(/^["'](.*)["']$/, '$1')
    .trim()
  return { field: found.field, written: withoutTime(found.field.per, written) }
}

const startsWith = (text: string, name: string): boolean =>
  text.toLowerCase().startsWith(name.toLowerCase()) && !/^[\w-]/.test(text.slice(name.length))

/** The fields at their places: 'Offers.0.Enabled' is in the first of a list. */
function recordOf(subject: Subject, entries: readonly Entry[]): unknown {
  const sent: Record<string, unknown> = { ...ids[subject] }
  for (const { field, value } of entries) {
    const path = field.field.split('.')
    const name = path.pop() ?? ''
    let place = sent
    for (const [at, part] of path.entries()) {
      place[part] ??= path[at + 1] === '0' ? [{ Id: '1' }] : {}
      place = place[part] as Record<string, unknown>
    }
    place[name] =
      field.kind === 'amounts' ? (value as number[]).map((Amount) => ({ Amount })) : value
  }
  return sent
}

/** How it was understood, and what is missing. */
function notesOn(subject: Subject, entries: readonly Entry[]): string {
  const read = entries.map(({ field, value, written }) => {
    const shown = Array.isArray(value) ? value.map((one) => `£${one}`).join(' and ') : written
    return `${field.names[0]} ${shown}`
  })
  const silent = fieldsOf[subject].filter(({ field }) => isSilent(field, entries))
  const isFlag = ({ kind }: NamedField) => subject === 'member' && kind === 'yes or no'
  return [
    `Read: ${read.join('; ')}.`,
    ...notSaid('so it is not known', silent.filter(isFlag)),
    ...notSaid(
      'so it counts as if the server had left it out',
      silent.filter((field) => !isFlag(field)),
    ),
  ].join(' ')
}

const notSaid = (what: string, fields: readonly NamedField[]): readonly string[] =>
  fields.length === 0
    ? []
    : [`Not said, ${what}: ${fields.map(({ names }) => names[0]).join('; ')}.`]

/** Each name once, with the server's spelling. */
const namesOf = (subject: Subject): string =>
  `The names that can be read: ${[
    ...fieldsOf[subject].map((field) => `${field.names.join(' or ')} (${serverNameOf(field)})`),
    ...(subject === 'member' ? Object.values(ofToday).map(({ names }) => names.join(' or ')) : []),
    ...amountNames[subject],
  ].join('; ')}. Or paste what the server sent, as JSON.`

const unreadable = (says: string): Pasted => ({ is: 'unreadable', says })
