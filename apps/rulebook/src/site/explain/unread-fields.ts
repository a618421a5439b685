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
  return [...differing(Schema.toEncoded(codec).ast, sent, withoutNulls(written.value), [])]
    .filter((one) => !isReadOtherwise(codec, sent, one))
    .map(({ path, ...one }) => ({ field: spelled(path), ...one }))
}

/** Read, but written in another form, such as a status by its name: without the field, something else counts. */
function isReadOtherwise(
  codec: Schema.Codec<unknown, unknown>,
  sent: unknown,
  { path, sent: field, taken }: Differing,
): boolean {
  if (isEmpty(taken) || isRecord(field) || isRecord(taken)) return false
  const read = Schema.decodeUnknownOption(codec)(without(sent, path))
  if (read._tag === 'None') return true
  const written = Schema.encodeUnknownOption(codec)(read.value)
  return written._tag === 'None' || at(written.value, path) !== taken
}

type Path = readonly (string | number)[]

/** Such as 'Choices[0].Status'. */
const spelled = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => (isRecord(part) ? part[step] : undefined), value)

/** The answer as it would be if that field had not been sent. */
function without(sent: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return undefined
  if (Array.isArray(sent))
    return sent.map((item, place) => (place === step ? without(item, rest) : item))
  return isRecord(sent) ? { ...sent, [step]: without(sent[step], rest) } : sent
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
    ids: [...(field.endsWith(statusField) ? ['OQ-115'] : []), 'OQ-143'],
  }))

/** A decision of its own says in which forms it may be sent. */
const statusField = 'SavingsWithdrawalHttpStatus'

const isEmpty = (taken: unknown): boolean =>
  taken === undefined ||
  (isRecord(taken) && !Array.isArray(taken) && Object.keys(taken).length === 0)

interface Differing extends Omit<Unread, 'field'> {
  readonly path: Path
}

function* differing(
  ast: SchemaAST.AST,
  sent: unknown,
  written: unknown,
  path: Path,
): Generator<Differing> {
  if (sent === undefined || sent === null) return
  const { names, items } = partsOf(ast)
  if (Array.isArray(sent) && Array.isArray(written) && sent.length === written.length)
    for (const [place, item] of sent.entries())
      yield* differing(items ?? anything, item, written[place], [...path, place])
  else if (names.size > 0 && isRecord(sent) && isRecord(written) && !isEmpty(written))
    for (const [name, part] of names)
      yield* differing(part, sent[name], written[name], [...path, name])
  else if (!isSame(sent, written)) yield { path, sent, taken: written }
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

const isRecord = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
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
