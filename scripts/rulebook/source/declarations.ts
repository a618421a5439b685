/**
 * Reads what a formatted source file of the domain says in plain words: the comment above each
 * top-level declaration, the comments inside it, and its code. No parser is asked: the formatter
 * puts every top-level declaration at the start of a line.
 */
export interface Declaration {
  readonly name: string
  readonly isExported: boolean
  readonly kind: 'const' | 'function' | 'interface' | 'type'
  /** Paragraphs of the comment above it. */
  readonly says: readonly string[]
  /** Comments inside it: `about` names the field that the comment stands above. */
  readonly notes: readonly Note[]
  /** Counted from 1. */
  readonly line: number
  readonly code: string
}

interface Note {
  readonly about: string | undefined
  readonly says: string
}

export interface Declarations {
  /** Paragraphs about the file as a whole. */
  readonly about: readonly string[]
  readonly declarations: readonly Declaration[]
}

const opening = /^(export )?(?:async )?(const|function|interface|type) (\w+)/

export function declarationsIn(source: string): Declarations {
  const declarations: Declaration[] = []
  let about: readonly string[] = []
  let comment: readonly string[] = []
  for (const { line, lines } of blocksOf(source)) {
    const [first = ''] = lines
    if (first.startsWith('/**')) {
      comment = paragraphsOf(lines.join('\n'))
      // Nothing stands below it at once: it is about the file, if it is the first.
      if (lines.at(-1) === '' || isImport(source, line + lines.length)) {
        about = declarations.length === 0 && about.length === 0 ? comment : about
        comment = []
      }
      continue
    }
    const [, exported, kind, name] = opening.exec(first) ?? []
    if (name !== undefined)
      declarations.push({
        name,
        isExported: exported !== undefined,
        kind: kind as Declaration['kind'],
        says: comment,
        notes: notesIn(lines.slice(1)),
        line,
        code: lines.join('\n').trimEnd(),
      })
    comment = []
  }
  return { about, declarations }
}

interface Block {
  readonly line: number
  readonly lines: readonly string[]
}

/** A block starts where a line starts with a word or a comment; the rest of it is indented or closes. */
function blocksOf(source: string): readonly Block[] {
  const blocks: { line: number; lines: string[] }[] = []
  for (const [index, text] of source.split('\n').entries()) {
    const isStart = /^(?:[a-z]|\/[*/])/.test(text)
    if (isStart) blocks.push({ line: index + 1, lines: [text] })
    else blocks.at(-1)?.lines.push(text)
  }
  return blocks
}

const isImport = (source: string, line: number): boolean =>
  source.split('\n')[line - 1]?.startsWith('import ') ?? false

/** Without the stars; an empty line parts two paragraphs. An indented one keeps its lines. */
export const paragraphsOf = (comment: string): readonly string[] =>
  comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*( |$)/, '').trimEnd())
    .join('\n')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) =>
      /^\n?( {2}.*\n?)+$/.test(paragraph)
        ? paragraph.trim().replace(/^ {2}/gm, '')
        : paragraph.replaceAll('\n', ' ').trim(),
    )

function notesIn(lines: readonly string[]): readonly Note[] {
  const text = lines.join('\n')
  const found = text.matchAll(
    /^[ ]+(?<doc>\/\*\*[\s\S]*?\*\/)\n\s*(?:readonly )?(?<field>'[^']+'|[\w$]+)?|^[ ]+(?<plain>\/\/ [^\n]*(?:\n\s+\/\/ [^\n]*)*)/gm,
  )
  return [...found].flatMap(({ groups = {} }) => {
    const says = groups['doc']
      ? paragraphsOf(groups['doc']).join(' ')
      : (groups['plain'] ?? '').replace(/^\s*\/\/ /gm, '').replaceAll('\n', ' ')
    return says.startsWith('biome-ignore')
      ? []
      : [{ about: groups['field']?.replaceAll("'", ''), says }]
  })
}
