import { type Comment, type ParseResult, parseSync } from 'oxc-parser'

/** The parser's tree, of any kind of node. */
export interface SourceNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

type Statement = ParseResult['program']['body'][number]

/** A source file with what the parser found in it. */
export interface ParsedSource {
  readonly text: string
  readonly statements: readonly Statement[]
  readonly comments: readonly Comment[]
}

/**
 * Throws for a file that is not TypeScript: otherwise the rulebook would silently lack its rules.
 */
export function parsed(text: string): ParsedSource {
  const plain = parseSync('source.ts', text)
  // Anything but plain TypeScript may contain JSX.
  const { program, comments, errors } =
    plain.errors.length === 0 ? plain : parseSync('source.tsx', text)
  const [error] = errors
  if (error !== undefined) throw new Error(`${error.message}\n${error.codeframe ?? ''}`)
  return { text, statements: program.body, comments }
}

/** Every node in a node, itself included, in the order of the text. */
export function* nodesIn(value: unknown): Generator<SourceNode> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesIn(item)
    return
  }
  if (!isTree(value)) return
  yield value
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}

/** Is it a part of a tree, rather than a name, a value or a list? */
export const isTree = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The line of a place in a text, counted from 1. */
export const lineAt = (text: string, place: number): number =>
  text.slice(0, place).split('\n').length

/** Comments for the linter are not for people. */
const forLinters = /^\s*biome-ignore/

export const isForPeople = ({ value }: Comment): boolean => !forLinters.test(value)
