import { describe, expect, test } from 'vitest'
import type { Change } from '../../model/changes/changes.ts'
import { linkingTo } from '../words.ts'
import { changesPart } from './changes-part.ts'
import { formerWords, withoutMarks } from './former-words.ts'

const change: Change = {
  kind: 'sentence',
  file: 'packages/domain/src/checkout/checkout.messages.ts',
  name: 'checkoutMessages.pay',
  was: 'Proceed to payment',
  is: 'Pay now',
}
const shown = async (part: Partial<Change> = {}) =>
  String(await formerWords({ ...change, ...part }))

describe('A changed text', () => {
  test('is found by the words that it had, and says what it reads now', async () => {
    expect(await shown()).toBe(
      ' id="changed-sentence-packages-domain-src-checkout-checkout-messages-ts-checkoutmessages-pay" data-find="former" data-was="Proceed to payment" data-is="Pay now" data-says="This now reads “Pay now”. It was “Proceed to payment”."',
    )
  })

  test('has one full stop', async () => {
    expect(await shown({ was: 'Pay?', is: 'Pay now.' })).toContain(
      'data-says="This now reads “Pay now.” It was “Pay?”"',
    )
  })

  test('says so if it is gone', async () => {
    expect(await shown({ is: undefined })).toContain(
      'data-is="" data-says="This is gone: “Proceed to payment”."',
    )
  })

  test.each(['requirement', 'answered question'] as const)(
    'is named by its number if it is gone: %s',
    async (kind) => {
      const gone = await shown({ kind, name: 'A-21', is: undefined })
      expect(gone).toContain(' data-number="A-21" data-says="A-21 is gone. It was')
      expect(await shown({ kind, name: 'A-21' })).not.toContain('data-number')
    },
  )

  test('has a link of its own, though two tables begin with the same row', async () => {
    const name = 'the title of the table that begins with no'
    const [one, other] = [
      await shown({ name, was: 'Is it?' }),
      await shown({ name, was: 'Was it?' }),
    ]
    const idIn = (page: string) => / id="([^"]*)"/.exec(page)?.[1]
    expect(idIn(one)).toMatch(/-begins-with-no-is-it-$/)
    expect(idIn(other)).toMatch(/-begins-with-no-was-it-$/)
  })

  test('says of a long text only what differs', async () => {
    const [start, end] = ['It is shown. '.repeat(20), ' It stays.'.repeat(20)]
    const page = await shown({ was: `${start}Old${end}`, is: `${start}New${end}` })
    expect(page).toMatch(
      /data-says="This now reads “… [^“]*New[^“]* …”. It was “… [^“]*Old[^“]* …”\."/,
    )
    const long = await shown({ was: 'Old words. '.repeat(90), is: 'Others. '.repeat(90) })
    expect(/data-says="([^"]*)"/.exec(long)?.[1]?.length).toBeLessThan(700)
  })

  test('also a figure, which says what it is, and the title of a table', async () => {
    const rate = { kind: 'figure or rate', name: 'rateBook loan plan2.above' } as const
    expect(await shown({ ...rate, was: '£29,385.00', is: '£29,835.00' })).toContain(
      'data-says="student loan, Plan 2: pay above which it is repaid: This now reads “£29,835.00”.',
    )
    const name = 'the title of the table that begins with a penny short'
    expect(await shown({ kind: 'case', name })).toContain('data-find="former"')
  })

  test('is not found so if it is new, or code, or a case', async () => {
    expect(await shown({ was: undefined })).toBe('')
    expect(await shown({ kind: 'rule', name: 'savingOf, as it is written' })).toBe('')
    expect(await shown({ kind: 'rule', name: 'savingOf' })).toContain('data-find')
    expect(await shown({ kind: 'case' })).toBe('')
  })
})

test('A text is shown without the marks that it is written with, unless only these changed', () => {
  expect(withoutMarks('**Why:** `a`', '[b](c.md)')).toEqual(['Why: a', 'b'])
  expect(withoutMarks('`a`', 'a')).toEqual(['`a`', 'a'])
})

test('Its place is its entry in What changed', async () => {
  const page = await changesPart(
    {
      ...{ since: { name: 'v1', hash: 'abc1234', day: '2026-11-01', is: 'named' } },
      ...{ changes: [change], earlier: undefined, changelog: '' },
    },
    new Map(),
    linkingTo(new Set()),
  )
  expect(String(page)).toContain(`<li${await shown()}>`)
})
