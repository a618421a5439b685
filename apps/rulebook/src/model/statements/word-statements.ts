/** The words of the book itself: of its chapters, of its machines, and those that find a rule. */
import { parse } from 'yaml'
import type { ChapterText } from '../../chapters/chapters.ts'
import { nodesIn, parsed, type SourceNode } from '../../source/parsed.ts'

/** 'payslip: pay period' of the chapters; 'states: editing' of the machines; 'SALSAC-04' of how people ask. */
export function wordsIn(text: string): ReadonlyMap<string, string> {
  if (/^import /m.test(text)) return wordsOfCode(text)
  const written: unknown = parse(text)
  if (isGaps(written)) return new Map(written.map((gap) => [nameOfGap(gap), gap.because.trim()]))
  const isChapters = Array.isArray(written)
  return new Map(isChapters ? (written as ChapterText[]).flatMap(chapterWords) : flat('', written))
}

/** Of docs/rulebook-gaps.yaml. */
interface Gap {
  readonly table: string
  readonly column: string
  readonly because: string
}

const isGaps = (written: unknown): written is readonly Gap[] =>
  Array.isArray(written) && written.some((one: Partial<Gap>) => one.because !== undefined)

const nameOfGap = ({ table, column }: Gap): string => `why no row fills “${table}”: ${column}`

/** The texts that the code of the rate book puts on the page: each by its own words. */
const wordsOfCode = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...nodesIn(parsed(text).statements.filter(({ type }) => type !== 'ImportDeclaration'))]
      .flatMap((node) => textOf(text, node))
      .filter((says) => /[A-Z]|\s/.test(says.replace(/\$\{.*?\}/g, '').charAt(0)) || / /.test(says))
      .map((says) => [says, says]),
  )

function textOf(text: string, node: SourceNode): readonly string[] {
  const { value } = node as { readonly value?: unknown }
  if (node.type === 'Literal') return typeof value === 'string' ? [value] : []
  return node.type === 'TemplateLiteral' ? [text.slice(node.start + 1, node.end - 1)] : []
}

type Words = readonly (readonly [name: string, says: string])[]

const chapterWords = (chapter: ChapterText): Words =>
  [
    ['its title', chapter.title] as const,
    ['what it is about', chapter.about] as const,
    ['its requirements', (chapter.groups ?? []).join(', ')] as const,
    ['its decision records', (chapter.records ?? []).join(', ')] as const,
    ...Object.entries(chapter.words ?? {}),
    ...Object.entries(chapter.doesNot ?? {}).map(
      ([name, says]) => [`what it doesn’t do: ${name}`, says] as const,
    ),
  ]
    .filter(([, says]) => says !== undefined && says !== '')
    .map(([name, says]) => [`${chapter.id}: ${name}`, String(says).trim()] as const)

const flat = (name: string, value: unknown): Words =>
  Array.isArray(value)
    ? [[name, value.join(' / ')]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          flat(name === '' ? key : `${name}: ${key}`, inner),
        )
      : [[name, String(value ?? '').trim()]]
