import { expect, test } from 'vitest'
import { areaOf, areaOfThing, isOpposed, nearness } from './areas.ts'

test.each([
  ['CARDW-01', 'The card withdrawal button needs a flag.', true],
  ['CARDW-02', 'Both withdrawal buttons are disabled without a balance.', false],
  ['CARDW-04', 'The withdrawal buttons are disabled meanwhile.', false],
  ['BANKW-01', 'The bank withdrawal button needs two flags.', false],
])('%s, “%s”, is of the other side than the bank: %s', (id, text, isOther) => {
  const thing = { id, kind: 'requirement', title: '', text: `${id} ${text}`, proves: [] }
  expect(isOpposed(areaOfThing(thing), areaOf('Why is the bank button greyed out?'))).toBe(isOther)
})

test('a transfer is a withdrawal', () => {
  const thing = { id: 'BANKW-10', kind: 'requirement', chapter: 'withdrawal', title: '', text: '' }
  const near = nearness(areaOfThing({ ...thing, proves: [] }), areaOf('Is a transfer of £5 right?'))
  expect(near).toBeGreaterThan(1)
})
