import { faultKindNames } from './fault-kinds.ts'
import type { Fault } from './faults.ts'

/**
 * A fault in one line, for a link: method and path (or '*'), the kind or status, and the other settings: 'GET
 * /api/member unavailable times=2', '* delay=500'. Values are percent-encoded.
 */
export function faultText({ call, kind, status, drop, ...rest }: Fault): string {
  const words = [
    call,
    kind ?? (drop ? 'drop' : undefined),
    status === undefined ? undefined : String(status),
    ...Object.entries(rest).map(([key, value]) => `${wordFor(key)}=${encodeURIComponent(value)}`),
  ]
  return words.filter((word) => word !== undefined).join(' ')
}

const wordFor = (key: string): string => (key === 'delayMs' ? 'delay' : key)

/** Parses a fault from a line. The schema checks the result. */
export function readFaultText(text: string): Readonly<Record<string, unknown>> {
  const [first = '', ...rest] = text.trim().split(/\s+/)
  const [call, words] =
    first === '*' ? [first, rest] : [[first, ...rest.slice(0, 1)].join(' '), rest.slice(1)]
  return { call, ...Object.fromEntries(words.map(partOf)) }
}

const isKind = (text: string): boolean => faultKindNames.some((kind) => kind === text)

function partOf(text: string): readonly [string, unknown] {
  if (isKind(text)) return ['kind', text]
  if (/^\d+$/.test(text)) return ['status', Number(text)]
  const [name = '', written = ''] = text.split(/=(.*)/s)
  if (name === 'delay') return ['delayMs', numberIn(written)]
  if (name === 'times') return ['times', numberIn(written)]
  return [name, decoded(written)]
}

/** Anything but a number stays the same, so that the schema can report it. */
const numberIn = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
