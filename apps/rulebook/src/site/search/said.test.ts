import { expect, test } from 'vitest'
import { readChapterTexts } from '../../chapters/chapters.ts'
import { sourceOf } from '../../model/statements/domain.ts'
import { readCatalogue } from '../../requirements/index.ts'
import { answersTo } from './matching.ts'
import { indexOf } from './search-index.ts'

test('a sentence of the screen, asked word for word, is the first answer, or follows the rules that quote it', async () => {
  const sources = await Promise.all(readChapterTexts().map(sourceOf))
  const texts = sources.flatMap(({ sentences }) =>
    sentences.flatMap((file) =>
      file.sentences.flatMap(({ key, texts: [text = ''] }) => [
        [`${file.file} ${key}`, text] as const,
      ]),
    ),
  )
  const place = { title: '', proves: [] }
  const index = indexOf([
    ...texts.map(([id, text]) => ({ ...place, id, kind: 'sentence', text })),
    ...readCatalogue().requirements.map(({ id, says }) => ({
      ...place,
      id,
      kind: 'requirement',
      text: `${id} ${says}`,
    })),
  ])
  const asked = texts.filter(([, text]) => /[a-z]{2}.*\s.*[a-z]{2}/i.test(text.replace(gapOf, '')))
  expect(asked.length).toBeGreaterThan(300)
  const missed = asked.flatMap(([id, text]) => {
    const typed = text.replace(gapOf, '7')
    const said = answersTo(index, typed)
      .slice(0, 3)
      .map(({ thing }) => thing)
    return said.some((thing) => thing.id === id || thing.text.toLowerCase() === text.toLowerCase())
      ? []
      : [[typed, ...said.map((one) => one.id)].join(' | ')]
  })
  expect(missed).toEqual([])
})

const gapOf = /‹[^›]*›/g
