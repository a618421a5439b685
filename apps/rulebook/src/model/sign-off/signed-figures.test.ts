import { describe, expect, test } from 'vitest'
import { figuresRead, textsOfProduct } from '../../source/figure-readers.ts'
import { decidingRules } from '../proof/deciding-rules.ts'
import { chapterVersionsOf, versionsOf, type Whole } from './versions.ts'
import { wholeChapters } from './whole-chapters.examples.ts'

describe('A sign-off lapses with each figure that it relies on', async () => {
  const chapters = await wholeChapters()
  const deciding = decidingRules(chapters)
  const texts = textsOfProduct()
  const known = new Map<string, ReadonlySet<string>>()
  const reading = figuresRead(texts)
  const read = (id: string) => {
    const found = known.get(id) ?? reading(id, [])
    known.set(id, found)
    return found
  }
  const all = (chapters: readonly Whole[]) =>
    new Map([...versionsOf(chapters, deciding, read), ...chapterVersionsOf(chapters)])
  const now = all(chapters)

  /** What lapses with another value of a figure. */
  const lapsingWith = (name: string): readonly string[] => {
    const then = all(
      chapters.map((chapter) => ({
        ...chapter,
        source: {
          ...chapter.source,
          figures: chapter.source.figures.map(({ file, figures }) => ({
            file,
            figures: figures.map((figure) =>
              figure.name === name ? { ...figure, value: 'another' } : figure,
            ),
          })),
        },
      })),
    )
    return [...then]
      .filter(([id, { version }]) => now.get(id)?.version !== version)
      .map(([id]) => id)
  }

  const figures = chapters.flatMap(({ source }) => source.figures.flatMap(({ figures }) => figures))

  test.each(figures)('$name', ({ name }) => {
    const lapsing = lapsingWith(name)
    expect(lapsing).not.toEqual([])
    // Read again in another way: the text of a rule names the figure.
    const [policy = '', key] = name.split('.')
    const field = new RegExp(`\\{[^}]*\\b${key}\\b[^}]*\\}\\s*=\\s*${policy}\\b`)
    const isNamedIn = (file: string) => {
      const code = (texts.get(file) ?? '').replace(/^import [^;]*? from '.*'$/gm, '')
      if (key === undefined) return new RegExp(`\\b${policy}\\b`).test(code)
      return new RegExp(`\\b${policy}\\.${key}\\b`).test(code) || field.test(code)
    }
    const relying = [...deciding].flatMap(([id, rules]) =>
      now.has(id) && rules.some(({ file }) => isNamedIn(file)) ? [id] : [],
    )
    expect(relying.filter((id) => !lapsing.includes(id))).toEqual([])
  })

  test('A page of another size is another rule of SEARCH-32, whose words and figure do not name each other', () => {
    const lapsing = lapsingWith('pagingPolicy.pageSize')
    expect(lapsing).toEqual(expect.arrayContaining(['SEARCH-32', 'DIR-21']))
    expect(lapsing).not.toContain('SALSAC-04')
  })
})
