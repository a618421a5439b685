import { Schema, type SchemaAST } from 'effect'
import type { Explanation } from './explanation.ts'

/** A field that was sent, and that the product can't read. */
export interface Unread {
  /** 'Choices[0].Status', as the server spells it. */
  readonly field: string
  readonly sent: unknown
  /** What the product takes it for; none if it counts as absent. */
  readonly taken: unknown
}

/** All such fields of an answer: known to the product, sent, and not there once it is read. */
export function unreadIn(codec: Schema.Codec<unknown, unknown>, sent: unknown): readonly Unread[] {
  const read = Schema.decodeUnknownOption(codec)(sent)
  if (read._tag === 'None') return []
  const written = Schema.encodeUnknownOption(codec)(read.value)
  if (written._tag === 'None') return []
  return [...differing(Schema.toEncoded(codec).ast, sent, withoutNulls(written.value), '')]
}

/** A field that is absent is written as null. */
const withoutNulls = (written: unknown): unknown =>
  JSON.parse(JSON.stringify(written), (_, value) => value ?? undefined)

export const unreadExplained = (unread: readonly Unread[]): readonly Explanation[] =>
  unread.map(({ field, sent, taken }) => ({
    what: `The field ${field.replace(/^\[0]\./, '')}`,
    shows: 'can’t be read',
    because: [
      `It was sent as ${JSON.stringify(sent)}, and counts as ${
        isEmpty(taken) ? 'absent' : JSON.stringify(taken)
      }`,
    ],
    ids: ['OQ-143'],
  }))

const isEmpty = (taken: unknown): boolean =>
  taken === undefined ||
  (isRecord(taken) && !Array.isArray(taken) && Object.keys(taken).length === 0)

function* differing(
  ast: SchemaAST.AST,
  sent: unknown,
  written: unknown,
  field: string,
): Generator<Unread> {
  if (sent === undefined || sent === null) return
  const { names, items } = partsOf(ast)
  if (Array.isArray(sent) && Array.isArray(written) && sent.length === written.length)
    for (const [place, item] of sent.entries())
      yield* differing(items ?? anything, item, written[place], `${field}[${place}]`)
  else if (names.size > 0 && isRecord(sent) && isRecord(written) && !isEmpty(written))
    for (const [name, part] of names)
      yield* differing(part, sent[name], written[name], field === '' ? name : `${field}.${name}`)
  else if (!isSame(sent, written)) yield { field, sent, taken: written }
}

/** The server's way to say that there is no date (OQ-043). */
const isNoDate = (sent: unknown, written: unknown): boolean =>
  (written === undefined || written === null) &&
  typeof sent === 'string' &&
  /^0001-01-01(?:T|$)/.test(sent)

/** A number may be written as text, and an amount in whole pence. */
const isSame = (sent: unknown, written: unknown): boolean =>
  isNoDate(sent, written) ||
  (isRecord(sent) || isRecord(written)
    ? JSON.stringify(sent) === JSON.stringify(written)
    : typeof sent === typeof written || String(sent) === String(written))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

interface Parts {
  readonly names: ReadonlyMap<string, SchemaAST.AST>
  readonly items: SchemaAST.AST | undefined
}

/** The fields of a record or the items of a list, whether or not it may be null. */
function partsOf(ast: SchemaAST.AST): Parts {
  if (ast._tag === 'Union')
    return (
      ast.types.map(partsOf).find(({ names, items }) => names.size > 0 || items !== undefined) ??
      noParts
    )
  if (ast._tag === 'Arrays') return { ...noParts, items: ast.rest[0] }
  if (ast._tag !== 'Objects') return noParts
  const fields = ast.propertySignatures.map(({ name, type }) => [String(name), type] as const)
  return { ...noParts, names: new Map(fields) }
}

const anything = Schema.Unknown.ast

const noParts: Parts = { names: new Map(), items: undefined }
