/** Comments, test titles, documents and messages read plainly. Each habit below has a budget that only shrinks. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

type Kind = 'comment' | 'title' | 'document' | 'message'

interface Habit {
  readonly name: string
  readonly pattern: RegExp
  /** A text that the pattern finds. */
  readonly example: string
  readonly kinds?: readonly Kind[]
  /** How many texts may have it. Lower this when the count falls, and never raise it. */
  readonly budget: number
}

const comments = ['comment'] as const
const titles = ['title'] as const

// biome-ignore format: one habit a line
const habits: readonly Habit[] = [
  { name: 'tell', pattern: /\b(is|are|was|were|be|been|being) told\b|\btells? of\b|\btold (apart|anew|of)\b/i, example: 'is told', budget: 3 },
  { name: 'say of', pattern: /\b(said|says?) of\b|\bsaid otherwise\b/i, example: 'what is said of it', budget: 0 },
  { name: 'stand for be', pattern: /\b(stands?|standing|stood)\b(?!-in|-by| in\b)/i, example: 'stands below', budget: 2 },
  { name: 'None if', pattern: /^None (if|when|where|of|until|for)\b/, example: 'None if unknown', budget: 0 },
  { name: '-ever', pattern: /\b(who|what|which|where)ever\b/i, example: 'whoever asks', budget: 8 },
  { name: 'too, also', pattern: /, (too|also)([.,;:)]|$)/, example: 'a reload, too.', budget: 3 },
  { name: 'anew', pattern: /\banew\b|\bmeanwhile\b/i, example: 'loads anew', budget: 14 },
  { name: 'of today', pattern: /\bof (today|before|now)\b/, example: 'the rates of today', budget: 1 },
  { name: 'is no', pattern: /(?<!there )\b(is|are|was|were) no (?!longer|more)/i, example: 'a blank is no name', budget: 6 },
  { name: 'that of', pattern: /\b(that|those|the ones?) of\b/, example: 'that of its year', budget: 27 },
  { name: 'order of words', pattern: /\b(be it|in place of|what became of|by (itself|themselves)|all the same|the way on)\b/i, example: 'in place of JSON', budget: 11 },
  { name: 'clause for a sentence', pattern: /^(What|Which|Where|Whether|How (?!long|often|far)|Who|Whose|Why)\b[^?]*$/, example: 'What it costs.', kinds: comments, budget: 77 },
  { name: 'question', pattern: /^(Is|Are|May|Does|Do|Has|Have|Can|Was|Were|Did|Must|Will)\b.*\?/, example: 'May it go on?', kinds: comments, budget: 0 },
  { name: 'fragment', pattern: /^(None|Of|As|Told|Those|That|The ones?|Such(?! as))\b/, example: 'Of a button.', kinds: comments, budget: 10 },
  { name: 'no subject', pattern: /^([A-Z]+-\d+ )*(so|and|that|of|none|but|nor)\b/, example: 'PAY-01 so is a debit', kinds: titles, budget: 8 },
  { name: 'over 30 words', pattern: /^(\S+\s+){30}/, example: 'a '.repeat(31), kinds: comments, budget: 241 },
]

const filesLike = (pattern: string): readonly string[] =>
  globSync(pattern, {
    exclude: (path) => ['node_modules', 'dist', 'reports'].includes(basename(path)),
  })

const normalise = (text: string): string =>
  text
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

interface Text {
  readonly kind: Kind
  readonly file: string
  readonly text: string
}

/** Adjacent line comments are one text. */
function commentsIn(file: string): readonly Text[] {
  const source = readFileSync(file, 'utf8')
  let lastEnd = -1
  const texts: string[] = []
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const continues = type === 'Line' && /^\n *$/.test(source.slice(lastEnd, start))
    texts.push(normalise(continues ? `${texts.pop()} ${value}` : value))
    lastEnd = type === 'Line' ? end : -1
  }
  return texts.map((text) => ({ kind: 'comment', file, text }))
}

const matchesIn = (kind: Kind, pattern: string, expression: RegExp): readonly Text[] =>
  filesLike(pattern).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(expression)].map(([, text = '']) => ({
      kind,
      file,
      text: normalise(text),
    })),
  )

const corpus = [
  ...filesLike('{apps,packages,scripts,tests}/**/*.{ts,tsx,mjs}').flatMap(commentsIn),
  ...matchesIn(
    'title',
    '{apps,packages,scripts,tests}/**/*.{test,spec,contract}.{ts,tsx}',
    /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*['"`](.+?)['"`],/g,
  ),
  ...matchesIn('message', '{apps,packages}/**/*.messages.ts', /['"`](.+?)['"`][,)\n]/g),
  ...matchesIn('document', '{*,docs/**/*,{apps,packages,tests}/**/*}.md', /(.+)/g),
]

test.each(habits)('texts with “$name” stay within their budget', ({ pattern, kinds, budget }) => {
  const found = corpus.filter(
    ({ kind, text }) => (kinds?.includes(kind) ?? true) && pattern.test(text),
  )
  const list = found.map(({ file, text }) => `${file}: ${text}`).join('\n')
  expect(found.length, `Say these another way, and lower the budget:\n${list}`).toBeLessThanOrEqual(
    budget,
  )
})

test.each(habits)('“$name” finds “$example”', ({ pattern, example }) => {
  expect(example).toMatch(pattern)
})
