import fc from 'fast-check'
import { expect, test } from 'vitest'
import { englishOf } from '../../page/in-words/code-words.ts'
import { formulaOf } from '../differences/formula-difference.ts'
import { type Meaning, meaning, read } from './words-read-again.examples.ts'

interface Formula {
  readonly code: string
  readonly means: Meaning
}

type Kind = 'number' | 'answer' | 'text' | 'list'

const named = (names: Readonly<Record<string, string>>) =>
  fc.constantFrom(...Object.entries(names).map(([code, means]): Formula => ({ code, means })))

const formulas = fc.letrec<Record<Kind, Formula>>((tie) => {
  const between = (kind: Kind, ...signs: readonly string[]) =>
    fc.tuple(tie(kind), fc.constantFrom(...signs), tie(kind)).map(
      ([one, sign, other]): Formula => ({
        code: `(${one.code}) ${sign} (${other.code})`,
        means: meaning(sign, one.means, other.means),
      }),
    )
  const around = (kind: Kind, code: (of: string) => string, means: (of: Meaning) => Meaning) =>
    tie(kind).map((of): Formula => ({ code: code(of.code), means: means(of.means) }))
  const choice = (kind: Kind) =>
    fc.tuple(tie('answer'), tie(kind), tie(kind)).map(
      ([test, then, otherwise]): Formula => ({
        code: `(${test.code}) ? (${then.code}) : (${otherwise.code})`,
        means: ['?:', test.means, then.means, otherwise.means],
      }),
    )
  const each = (method: string, kind: Kind) =>
    fc.tuple(tie('list'), tie(kind)).map(
      ([list, of]): Formula => ({
        code: `(${list.code}).${method}(({ worth }) => (${of.code}))`,
        means: [method, list.means, of.means],
      }),
    )
  const one = (...some: readonly fc.Arbitrary<Formula>[]) =>
    fc.oneof({ maxDepth: 4, withCrossShrink: true }, ...some)
  return {
    number: one(
      named({ price: 'price', worth: 'worth', amount: 'amount', 2: '2', 7: '7' }),
      between('number', '+', '-', '*', '/', '??'),
      choice('number'),
      around(
        'number',
        (of) => `-(${of})`,
        (of) => ['-', of],
      ),
      around(
        'list',
        (of) => `(${of}).length`,
        (of) => ['length', of],
      ),
      around(
        'text',
        (of) => `(${of}).length`,
        (of) => ['length', of],
      ),
    ),
    answer: one(
      named({ isOn: 'on', isPaid: 'paid', isNew: 'new' }),
      between('answer', '&&', '||'),
      between('number', '>', '<=', '===', '!=='),
      between('text', '===', '!=='),
      choice('answer'),
      around(
        'answer',
        (of) => `!(${of})`,
        (of) => ['!', of],
      ),
      each('some', 'answer'),
    ),
    text: one(
      named({ title: 'title', day: 'day', "'04-06'": '‘04-06’' }),
      choice('text'),
      between('text', '??'),
      around(
        'text',
        (of) => `(${of}).toLowerCase()`,
        (of) => ['small', of],
      ),
      around(
        'text',
        (of) => `(${of}).slice(5)`,
        (of) => ['from', '5', of],
      ),
      around(
        'text',
        (of) => `(${of}).slice(0, 4)`,
        (of) => ['to', '4', of],
      ),
    ),
    list: one(
      named({ items: 'items', offers: 'offers' }),
      choice('list'),
      each('filter', 'answer'),
      each('map', 'number'),
    ),
  }
})

test('the words of any formula mean what its code does', () => {
  const any = fc.oneof(formulas.number, formulas.answer, formulas.text, formulas.list)
  fc.assert(
    fc.property(any, ({ code, means }) => {
      const words = formulaOf(code, englishOf)
      expect(words, code).toBeDefined()
      expect(read(words ?? ''), `${code}: ${words}`).toEqual(means)
    }),
    { numRuns: 1500, seed: 1 },
  )
})

test.each([
  ['(isNew ? 2 : 1) * count', '(2 if new, otherwise 1) × count'],
  ['count * (isNew ? 2 : 1)', 'count × (2 if new, otherwise 1)'],
  [
    "Number(day.slice(0, 4)) - (day.slice(5) < '04-06' ? 1 : 0)",
    'the first 4 characters of day − (1 if day without its first 5 characters is less than ‘04-06’, otherwise 0)',
  ],
  [
    'items.filter(({ value }) => value > 0).length + 1',
    'the number of (those of items for which it holds: value is more than 0) + 1',
  ],
  [
    'items.filter(({ value }) => value > 0).length > most',
    'the number of (those of items for which it holds: value is more than 0) is more than most',
  ],
  [
    'items.some(({ a }) => a > 1) && isOn',
    '(for at least one of items it holds: a is more than 1) and on',
  ],
  ['a - (b - c)', 'a − (b − c)'],
  ['-(a + b)', '−(a + b)'],
  ['(a === b) === isOn', '(a is b) is on'],
  ['Math.max(a, b) - c', '(the largest of a and b) − c'],
  ['Math.floor(a / b) + 1', '(a ÷ b, rounded down) + 1'],
  ["(a + b).toFixed(2) + 'p'", '((a + b) with 2 digits after the point) + ‘p’'],
  ['[(isOn ? a : b), c]', '(a if on, otherwise b) and c'],
  ["['a', 'b'].join('-').trim()", '(‘a’ and ‘b’, with ‘-’ between) without white space around it'],
  ['choices.slice(0, place)', 'the first (place) of choices'],
  ['path.slice(origin.length)', 'path without its first (the number of origin) characters'],
  ['write({ label: ours.day, day })', 'write (label: our “day”; day)'],
  ['termsAndConditions > 1', '(terms and conditions) is more than 1'],
  ['a.price - b.price - c', 'a’s price − b’s price − c'],
  ['write({ ...(isNew && { page: 1 }) })', 'write (page: 1, if new)'],
])('%s is “%s”', (code, says) => {
  expect(formulaOf(code, englishOf)).toBe(says)
})

test('what is given beyond what the words tell of is told as well', () => {
  expect(formulaOf("title.startsWith('a', 3)", englishOf)).toBe('starts with (title, ‘a’, 3)')
  expect(formulaOf('amount.toString(2)', englishOf)).toBe('to string (amount, 2)')
})
