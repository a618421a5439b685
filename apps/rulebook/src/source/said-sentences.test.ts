/** The book shows every sentence of a messages file as one that the product says: so the product has to say it. */
import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { parsed } from './parsed.ts'
import { sentencesOf } from './sentences.ts'

const files = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'))

/** The code of the portal, of the stand-in and of what both are made of, without comments, tests and the sentences themselves. */
const code = files(
  '{packages/domain,packages/api-adapter,apps/portal,apps/fake-api}/src/**/*.{ts,tsx}',
)
  .filter((file) => !/\.(?:test|contract|examples)\.tsx?$|\/testing\/|\.messages\.ts$/.test(file))
  .map((file) => {
    const { text, comments } = parsed(readFileSync(file, 'utf8'))
    return comments.reduceRight(
      (left, { start, end }) => left.slice(0, start) + left.slice(end),
      text,
    )
  })
  .join('\n')

const words = new Set(code.match(/[A-Za-z_$][\w$]*/g))
/** Names that are used with all that they hold: 'bands' in `messages.bands[rate]`, not in `messages.bands.basic`. */
const wholes = new Set(
  [...code.matchAll(/\b([A-Za-z_$][\w$]*)\b(?!\s*\??\.\s*[a-z])/g)].map(([, name]) => name),
)

/** Is a sentence used, by its name and those of the groups around it? */
function isSaid(key: string): boolean {
  const names = key.split('.').filter((name) => !/^(?:ours|\d+)$/.test(name))
  const [last = ''] = names.slice(-1)
  const groups = names.slice(0, -1)
  const isNamed = words.has(last) || (groups.length > 0 && wholes.has(groups.at(-1)))
  return isNamed && groups.every((group) => words.has(group))
}

test.each(files('packages/{domain,api-adapter}/src/**/*.messages.ts'))(
  'the product says every sentence of %s',
  async (file) => {
    const sentences = sentencesOf(await import(pathToFileURL(file).href))
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.map(({ key }) => key).filter((key) => !isSaid(key))).toEqual([])
  },
)

test('A group that nothing uses is not said, though its names are words of the code', () => {
  expect(isSaid('ours.niNumberReasons.shape')).toBe(false)
  expect(isSaid('ours.bands.basic')).toBe(true)
})
