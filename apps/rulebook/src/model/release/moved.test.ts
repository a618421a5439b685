import { expect, test } from 'vitest'
import { changesIn } from '../changes/changes.ts'
import { withMoved } from './moved.ts'

const one = 'packages/domain/src/a/one.rules.ts'
const other = 'packages/domain/src/a/other.rules.ts'
const third = 'packages/domain/src/a/third.rules.ts'
const rule = (code: string) => `/** Half of it. */\nexport const half = (all: number) => ${code}\n`
const movedTo = (code: string) => [
  ...changesIn(one, rule('all / 2'), ''),
  ...changesIn(other, '', rule(code)),
]

test('A rule that has moved to another file is no change', () => {
  expect(movedTo('all / 2')).not.toEqual([])
  expect(withMoved(movedTo('all / 2'))).toEqual([])
})

test('One that has moved and changed is told once, with what it was and where from', () => {
  expect(withMoved(movedTo('all / 3'))).toEqual([
    {
      ...{ file: other, kind: 'rule', name: 'half, as it is written', movedFrom: one },
      was: expect.stringContaining('all / 2'),
      is: expect.stringContaining('all / 3'),
    },
  ])
})

test('With two of its name nobody knows which one has moved: both are told', () => {
  const changes = [...movedTo('all / 2'), ...changesIn(third, '', rule('all / 2'))]
  expect(withMoved(changes)).toEqual(changes)
})

test('What a file as a whole says belongs to the file', () => {
  const whole = '/** Of halves. */\n\nconst none = 0\n'
  const changes = [...changesIn(one, whole, ''), ...changesIn(other, '', whole)]
  expect(withMoved(changes).map(({ name }) => name)).toContain('(the whole file)')
})
