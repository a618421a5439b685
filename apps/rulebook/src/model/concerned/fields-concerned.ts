/** Which fields of the server a changed spelling concerns, and the requirements that these calls are about. */
import { globSync, readFileSync } from 'node:fs'
import { declarationsIn } from '../../source/declarations.ts'
import { adapterFolder } from '../../source/domain-folder.ts'
import { idsIn } from '../../source/requirement-ids.ts'
import { statementsIn } from '../statements/statements.ts'

export interface Concerned {
  /** What the comment above it says today. */
  readonly says: string
  /** 'Enabled', with the file that reads or sends it. */
  readonly fields: readonly { readonly name: string; readonly file: string }[]
  readonly ids: readonly string[]
}

interface Spelling {
  readonly file: string
  readonly name: string
  readonly says: string
  /** Each entry of it by its name; the whole, where it has none. */
  readonly entries: readonly string[]
}

export type Spellings = readonly Spelling[]

/** Of all calls as they are now. */
export const spellingsToday = (): Spellings => {
  today ??= spellingsIn(
    globSync(`${adapterFolder}/**/*.wire.ts`).map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(file, 'utf8'),
    ]),
  )
  return today
}

let today: Spellings | undefined

export const spellingsIn = (texts: readonly (readonly [file: string, text: string])[]): Spellings =>
  texts.flatMap(([file, text]) => {
    const statements = [...statementsIn('call or field', text)]
    return declarationsIn(text).declarations.map(({ name, says, code }) => {
      const own = statements
        .filter(([entry]) => entry === name || entry.startsWith(`${name}.`))
        .map(([, written]) => written)
      return { file, name, says: says.join(' '), entries: own.length > 0 ? own : [code] }
    })
  })

/** @param name 'OrderWire.deliveryInformation' */
export function concernedBy(
  { file, name }: { readonly file: string; readonly name: string },
  spellings: Spellings,
): Concerned {
  const [own = '', entry] = name.split('.')
  const itself = spellings.find((one) => one.file === file && one.name === own)
  const seen = new Set<Spelling>()
  const fields: Concerned['fields'][number][] = []
  const holding = itself === undefined ? [] : [itself]
  for (let next = holding; next.length > 0; ) {
    const users = next.flatMap((one) => usersOf(one, spellings)).filter(({ by }) => !seen.has(by))
    for (const { by } of users) seen.add(by)
    fields.push(...users.flatMap(({ fields }) => fields))
    // What takes it as a whole is another name of it.
    next = users.filter(({ fields }) => fields.length === 0).map(({ by }) => by)
  }
  const ids = idsAround([...holding, ...seen], spellings)
  // An entry is a field itself.
  return { says: itself?.says ?? '', fields: entry === undefined ? unique(fields) : [], ids }
}

/** The fields of a file's records that are held as one of its constants says: 'Vendor.minimum' of `minimum: bound`. */
export const fieldsHeldAs = (name: string, text: string): readonly string[] => {
  const named = new RegExp(`(?<![.'\\w])${name}(?![\\w':])`)
  return [...statementsIn('call or field', text)]
    .filter(([field, code]) => field !== name && named.test(code))
    .map(([field]) => field)
}

function usersOf(one: Spelling, spellings: Spellings) {
  const named = new RegExp(`(?<![.'\\w])${one.name}(?![\\w':])`)
  return spellings
    .filter((by) => by !== one && (by.file === one.file || by.name !== one.name))
    .flatMap((by) => {
      const using = by.entries.filter((code) => named.test(code))
      const fields = using.flatMap((code) => {
        const [, name] = /^\['([^']+)',/.exec(code) ?? []
        return name === undefined ? [] : [{ name, file: by.file }]
      })
      return using.length === 0 ? [] : [{ by, fields }]
    })
}

/** The ids in the comments of some spellings; of one that names none, those of the spellings that it is part of. */
function idsAround(some: readonly Spelling[], spellings: Spellings): readonly string[] {
  const seen = new Set<Spelling>()
  const around = (one: Spelling): readonly string[] => {
    if (seen.has(one)) return []
    seen.add(one)
    const own = idsIn(one.says)
    return own.length > 0 ? own : usersOf(one, spellings).flatMap(({ by }) => around(by))
  }
  return [...new Set(some.flatMap(around))].toSorted()
}

const unique = (fields: Concerned['fields']): Concerned['fields'] => [
  ...new Map(fields.map((field) => [`${field.file} ${field.name}`, field])).values(),
]
