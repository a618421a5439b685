import { describe, expect, test } from 'vitest'
import { declarationsIn } from './declarations.ts'

const source = `/**
 * What a member may do
 * (A-01).
 */
import { thing } from './thing.ts'

/** The most; both ends in. */
const most = 3

/**
 * May it be done? (A-02)
 *
 * 'x' gives no.
 */
export function may(count: number): boolean {
  // A list without items is none (OQ-001).
  return count > 0

  /** Odd, and read. */
}

export interface Range {
  /** Included. */
  readonly least: number
  readonly 'at most': number
}

export const undocumented = thing(
  1,
)
`

describe('What a source file says', () => {
  const { about, declarations } = declarationsIn(source)

  test('the first comment above the imports is about the file', () => {
    expect(about).toEqual(['What a member may do (A-01).'])
  })

  test('each declaration has the comment above it, in paragraphs', () => {
    expect(declarations.map(({ name, isExported, says }) => [name, isExported, says])).toEqual([
      ['most', false, ['The most; both ends in.']],
      ['may', true, ['May it be done? (A-02)', "'x' gives no."]],
      ['Range', true, []],
      ['undocumented', true, []],
    ])
  })

  test('comments inside belong to the declaration, and name the field below them', () => {
    expect(declarations.map(({ notes }) => notes)).toEqual([
      [],
      [
        { about: undefined, above: undefined, says: 'A list without items is none (OQ-001).' },
        { about: undefined, above: undefined, says: 'Odd, and read.' },
      ],
      [{ about: 'least', above: 'least', says: 'Included.' }],
      [],
    ])
  })

  test('the line counts from 1, and the code ends with the declaration', () => {
    expect(declarations.map(({ line }) => line)).toEqual([8, 15, 22, 28])
    expect(declarations.at(-1)?.code).toBe('export const undocumented = thing(\n  1,\n)')
  })

  test('a comment directly above a declaration is about that, even if it is the first', () => {
    const { about, declarations } = declarationsIn('/** One. */\nexport const one = 1\n')
    expect([about, declarations[0]?.says]).toEqual([[], ['One.']])
  })

  test('a comment that an empty line parts from what follows is about the file', () => {
    const { about, declarations } = declarationsIn('/** All. */\n\nexport const one = 1\n')
    expect([about, declarations[0]?.says]).toEqual([['All.'], []])
  })

  test('an indented paragraph keeps its lines', () => {
    const { about } = declarationsIn(
      '/**\n * So:\n *\n *   a = 1\n *   b = 2\n */\n\nconst one = 1\n',
    )
    expect(about).toEqual(['So:', 'a = 1\nb = 2'])
  })
})
