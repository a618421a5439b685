import { formatPounds, type Pence } from '@save/domain/kernel'
import { type Declaration, paragraphsOf } from './declarations.ts'

export interface Figure {
  /** 'withdrawalPolicy.leastMinimum'. */
  readonly name: string
  readonly value: string
  /** What it is, and where it comes from. */
  readonly says: string
  readonly line: number
}

/** Every figure of a policy: the value from the module in force, the words from its source. */
export const figuresOf = (
  declarations: readonly Declaration[],
  module: Readonly<Record<string, unknown>>,
): readonly Figure[] =>
  declarations
    .filter(({ name, kind }) => kind === 'const' && name in module)
    .flatMap((declaration) => figuresIn(declaration, module[declaration.name]))

function figuresIn(declaration: Declaration, value: unknown): readonly Figure[] {
  const { name, says, line, code } = declaration
  const about = says.join(' ')
  if (!isRecord(value)) return [{ name, value: written(value), says: about, line }]
  const lines = code.split('\n')
  return Object.entries(value).map(([key, figure]) => {
    const at = lines.findIndex((text) => new RegExp(`^  '?${key}'?:`).test(text))
    const own = at < 0 ? '' : commentAbove(lines, at)
    return {
      name: `${name}.${key}`,
      value: shown(key, lines[at] ?? '', figure),
      says: own === '' ? about : own,
      line: line + Math.max(at, 0),
    }
  })
}

function commentAbove(lines: readonly string[], at: number): string {
  if (!lines[at - 1]?.trim().endsWith('*/')) return ''
  const from = lines.findLastIndex((text, index) => index < at && text.trim().startsWith('/**'))
  return paragraphsOf(lines.slice(from, at).join('\n')).join(' ')
}

function shown(key: string, source: string, value: unknown): string {
  if (typeof value !== 'number') return written(value)
  if (source.includes('pounds(')) return formatPounds(value as Pence)
  return key.endsWith('Ms') ? `${value / 1000} s (${value} ms)` : String(value)
}

/** As an analyst would write it down: a text as it stands, a list with commas. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(', ')
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${written(inner)}`)
      .join(', ')
  return value === '' ? '(empty)' : String(value)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
