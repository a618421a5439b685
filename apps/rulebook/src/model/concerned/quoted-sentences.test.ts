import { describe, expect, test } from 'vitest'
import type { Change } from '../changes/changes.ts'
import { isQuoted, quotingTexts, specifiedBy, withQuotes } from './quoted-sentences.ts'

const says = "A wrong amount shows 'Please enter correct amount.' beneath the field."
const texts = quotingTexts(
  [{ id: 'VOUCHER-23', says, level: 'unit' }],
  [
    {
      id: 'OQ-094',
      says: 'Always the same message.',
      why: "It is always 'Please enter correct amount.'.",
      file: '',
    },
    { id: 'OQ-001', says: 'Please enter correct amount. Or not.', why: '', file: '' },
  ],
)

const changed = (was: string, is: string): Change => ({
  file: 'packages/domain/src/vouchers/vouchers.messages.ts',
  kind: 'sentence',
  name: 'vouchersMessages.wrongAmount',
  was,
  is,
})

const namesOf = (was: string, is: string, kind: Change['kind'] = 'sentence') =>
  withQuotes([{ ...changed(was, is), kind }], texts).flatMap(({ stillQuotedBy = [] }) =>
    stillQuotedBy.map(({ name }) => name),
  )

describe('A changed sentence', () => {
  test('is told with what still quotes it as it was', () => {
    expect(namesOf('Please enter correct amount.', 'Please enter corect amount.')).toEqual([
      'VOUCHER-23',
      'OQ-094',
    ])
  })

  test('of several ways to read only with what quotes one that is gone', () => {
    const [was, gone] = ['Please enter correct amount.', 'Another']
    expect(namesOf(`${was} / ${gone}`, `${was} / Other`)).toEqual([])
    expect(namesOf(`${was} / ${gone}`, gone)).toEqual(['VOUCHER-23', 'OQ-094'])
  })

  test('is none that was not quoted, or anything else', () => {
    expect(namesOf('Please enter an amount.', 'Enter an amount.')).toEqual([])
    expect(namesOf('Please enter correct amount.', 'Enter it.', 'screen')).toEqual([])
  })
})

describe('A changed call or field', () => {
  const limit = "Outcome 409: the limit is £{WithdrawalLimitInPounds}, 'Enabled' or not."
  const texts = quotingTexts(
    [
      { id: 'BANKW-23', says: limit, level: 'unit' },
      { id: 'DATA-33', says: 'Orders go to api/order/submit.', level: 'unit' },
      {
        id: 'DATA-34',
        says: 'api/order/submitted lists them: WithdrawalLimitInPoundsLeft.',
        level: 'unit',
      },
    ],
    [],
  )
  const stillNaming = (was: string, is: string) =>
    withQuotes([{ ...changed(was, is), kind: 'call or field' }], texts).flatMap(
      ({ stillQuotedBy = [] }) => stillQuotedBy.map(({ name }) => name),
    )

  test('is told with what still has its old name or path', () => {
    expect(stillNaming("['WithdrawalLimitInPounds', money]", "['WithdrawalLimit', money]")).toEqual(
      ['BANKW-23'],
    )
    expect(stillNaming("{ path: 'api/order/submit' }", "{ path: 'api/order' }")).toEqual([
      'DATA-33',
    ])
  })

  test('and a status with what still has its old number, of the same calls', () => {
    const texts = quotingTexts(
      [
        { id: 'CONST-05', says: 'HTTP codes of withdrawal outcomes: 201, 406.', level: 'unit' },
        { id: 'BANKW-25', says: 'Of a bank: it is 406.', level: 'unit' },
        { id: 'CONST-03', says: 'A withdrawal of £406, or 1,406.', level: 'unit' },
        { id: 'CHECKOUT-07', says: 'A bank card. A second order is refused: 406.', level: 'unit' },
      ],
      [],
    )
    const change = {
      file: 'packages/api-adapter/src/withdrawal/bank-status.wire.ts',
      kind: 'call or field',
      name: 'bankStatuses.alreadyRequested',
      was: '406',
      is: '423',
    } as const
    expect(withQuotes([change], texts)[0]?.stillQuotedBy?.map(({ name }) => name)).toEqual([
      'CONST-05',
      'BANKW-25',
    ])
  })

  test('not where the name stays, nor for a plain word', () => {
    expect(
      stillNaming("['WithdrawalLimitInPounds', money]", "['WithdrawalLimitInPounds', count]"),
    ).toEqual([])
    expect(stillNaming("['Enabled', flag]", "['Active', flag]")).toEqual([])
  })
})

describe('A rule with other words', () => {
  const [purchase, sums] = ['A fixed sum is meant for a larger purchase', 'Sums in pounds only']
  const texts = quotingTexts(
    [{ id: 'CASHB-01', says: `${purchase} than this; it does not count.`, level: 'unit' }],
    [{ id: 'OQ-012', says: `Two sums. ${purchase}.`, why: '', file: '' }],
    [
      {
        ...{ anchor: 'record-24', title: 'Cashback or a voucher', file: '', why: [], answers: [] },
        entries: [
          { anchor: 'record-24-1', says: `${sums}.` },
          {
            anchor: 'record-24-2',
            says: `The most. ${purchase} and\u00a0does not count. No more.`,
          },
        ],
        consequences: [],
      },
    ],
  )
  const words: Change = {
    file: 'packages/domain/src/paying/best-way.rules.ts',
    ...{ kind: 'rule', name: 'bestCashback' },
    was: `The most of all. ${purchase}, and does not count. ${sums}.`,
    is: `The most of all. A fixed sum counts in full. ${sums}.`,
  }
  const stillSaying = (...changes: readonly Change[]) =>
    withQuotes(changes, texts)[0]?.stillQuotedBy?.map(({ anchor }) => anchor) ?? []

  test('is told with what says a sentence that is gone, whatever its punctuation', () => {
    expect(stillSaying(words)).toEqual(['record-24-2'])
    const whole = { ...words, was: `${purchase}.` }
    expect(stillSaying(whole)).toEqual(['CASHB-01', 'OQ-012', 'record-24-2'])
  })

  test('or a figure', () => {
    const figure = { ...words, kind: 'word', name: 'what is said of “larger”' } as const
    expect(stillSaying({ ...figure, file: 'packages/domain/src/paying/a.policy.ts' })).toEqual([
      'record-24-2',
    ])
    expect(stillSaying({ ...figure, file: 'apps/rulebook/src/chapters/chapters.yaml' })).toEqual([])
  })

  test('not where the sentence stays, nor for one of a few words', () => {
    expect(stillSaying({ ...words, is: `${words.was} More.` })).toEqual([])
    expect(stillSaying({ ...words, was: 'No more.' })).toEqual([])
  })

  test('not where it stands above another rule now, nor where the rule has no words any more', () => {
    const other = { ...words, name: 'fixedSum', was: undefined, is: words.was }
    expect(stillSaying(words, other)).toEqual([])
    expect(stillSaying({ ...words, is: undefined })).toEqual([])
  })

  test('and its code names nothing', () => {
    expect(stillSaying({ ...words, name: 'bestCashback, as it is written' })).toEqual([])
  })
})

test.each([
  ['At least £‹limit›', "It says 'At least £{limit}'.", true],
  ['Page ‹page› of ‹pages›', 'It says “Page X of Y”.', true],
  ['Saved', "It says 'Saved'.", true],
  ['Saved', "It says 'Saved it'.", false],
  ['Saved', 'Saved is what it says.', false],
])('“%s” in “%s”: %s', (sentence, says, is) => {
  expect(isQuoted(sentence, says)).toBe(is)
})

test('a sentence is specified if a requirement or an answer has it, also in its own words', () => {
  const isSpecified = specifiedBy(texts)
  expect(isSpecified('Please enter correct amount.')).toBe(true)
  expect(isSpecified('Wrong amount')).toBe(true)
  expect(isSpecified('Please enter corect amount.')).toBe(false)
})
