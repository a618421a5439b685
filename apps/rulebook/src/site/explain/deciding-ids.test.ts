import { describe, expect, test } from 'vitest'
import { exampleCases } from './example-cases.ts'
import { explain } from './explain.ts'

const about = (what: string, change: object, minimum = '') => {
  const text = JSON.stringify({ ...JSON.parse(exampleCases.member), ...change })
  const found = explain('member', text, minimum)
  return found.is === 'explained'
    ? found.explanations.find((explanation) => explanation.what === what)
    : undefined
}

const toBank = 'Withdraw to bank'
const toCard = 'Withdraw to card'
const cardNow = 'A withdrawal to the card now'
const range = 'What may be transferred to a bank'
const unlimited = { WithdrawalLimitInPounds: null }
const overLimit = 'If a transfer is over the daily limit'
const last = 'If the last withdrawal to the card had just been answered'

/** Each row changes one thing of the member; the rule that decides was chosen by hand. */
const members: readonly (readonly [
  case_: string,
  change: object,
  minimum: string,
  what: string,
  shows: string,
  rule: string,
])[] = [
  ['code 10', { Gender: 10 }, '', 'Gender', 'Male', 'ACCOUNT-03'],
  ['code 20', { Gender: 20 }, '', 'Gender', 'Female', 'ACCOUNT-04'],
  ['code 30', { Gender: 30 }, '', 'Gender', 'Female', 'ACCOUNT-04'],
  ['code 0', { Gender: 0 }, '', 'Gender', '(nothing)', 'ACCOUNT-05'],
  ['a code below 0', { Gender: -1 }, '', 'Gender', '(nothing)', 'ACCOUNT-05'],
  ['no code', {}, '', 'Gender', '(nothing)', 'ACCOUNT-05'],
  ['a debt', { AvailableBalance: -5 }, '', toBank, 'disabled', 'CARDW-02'],
  ['no savings', { AvailableBalance: 0 }, '', toBank, 'disabled', 'CARDW-02'],
  ['a penny', { AvailableBalance: 0.01 }, '', toBank, 'enabled', 'BANKW-01'],
  ['no transfers', { IsSavingsBankTransferEnabled: false }, '', toBank, 'hidden', 'BANKW-01'],
  ['no withdrawals', { IsSavingsWithdrawalOn: false }, '', toBank, 'hidden', 'BANKW-01'],
  ['no withdrawals', { IsSavingsWithdrawalOn: false }, '', toCard, 'hidden', 'CARDW-01'],
  ['a debt', { AvailableBalance: -5 }, '', toCard, 'disabled', 'CARDW-02'],
  ['no transfers', { IsSavingsBankTransferEnabled: false }, '', range, 'nothing', 'BANKW-01'],
  ['minimum £5.00', unlimited, '5.00', range, '£5.00 to £1,284.60', 'BANKW-07'],
  ['minimum £0.01', unlimited, '0.01', range, '£0.01 to £1,284.60', 'BANKW-07'],
  ['minimum 0', unlimited, '0', range, '£0.01 to £1,284.60', 'BANKW-09'],
  ['minimum −£1.00', unlimited, '-1.00', range, '£0.01 to £1,284.60', 'BANKW-09'],
  ['no minimum', unlimited, '', range, '£0.01 to £1,284.60', 'BANKW-08'],
  ['below the minimum', { AvailableBalance: 3 }, '5.00', range, 'nothing', 'BANKW-10'],
  ['in debt', { AvailableBalance: -5 }, '', range, 'nothing', 'CARDW-02'],
  ['below it', { AvailableBalance: 3 }, '5.00', 'Until you can withdraw', '£2.00', 'BANKW-10'],
  ['no withdrawals', { IsSavingsWithdrawalOn: false }, '', cardNow, 'nothing', 'CARDW-01'],
  ['no savings', { AvailableBalance: 0 }, '', cardNow, 'nothing', 'CARDW-02'],
  ['0 times a day', { WithdrawalCountLimit: 0 }, '', cardNow, 'nothing', 'CARDW-06'],
  [
    'once a day',
    { WithdrawalCountLimit: 1 },
    '',
    cardNow,
    '£250.00, capped at the daily limit, if nothing was withdrawn today',
    'CARDW-07',
  ],
  [
    'below the limit',
    { AvailableBalance: 3 },
    '',
    cardNow,
    '£3.00, if nothing was withdrawn today',
    'CARDW-05',
  ],
  ['a limit of 0', { WithdrawalLimitInPounds: 0 }, '', cardNow, 'nothing', 'CARDW-06'],
  [
    'no limit',
    { WithdrawalLimitInPounds: null },
    '',
    overLimit,
    'An error occured while processig your withdrawal request. Please contact support or try again later.',
    'BANKW-26',
  ],
  [
    'limited',
    {},
    '',
    overLimit,
    'Your withdrawal request exceeded allowable amount of £250.',
    'BANKW-23',
  ],
  [
    'made',
    { SavingsWithdrawalHttpStatus: 201 },
    '',
    last,
    'Thank you for your withdrawal, you will receive an email shortly.',
    'CARDW-05',
  ],
  [
    'one too many',
    { SavingsWithdrawalHttpStatus: 409 },
    '',
    last,
    'Sorry, you are only able to withdraw from your savings account 2 time(s) a day.',
    'CARDW-06',
  ],
  [
    'one too many, no limit',
    { SavingsWithdrawalHttpStatus: 409, WithdrawalCountLimit: null },
    '',
    last,
    'An error occured while processig your withdrawal request. Please contact support or try again later.',
    'OQ-117',
  ],
]

describe('The rule that is named is the one that decided', () => {
  test.each(members)('%s: %j, minimum %j: %s is %j', (_, change, minimum, what, shows, rule) => {
    const found = about(what, change, minimum)
    expect([found?.shows, found?.ids[0]]).toEqual([shows, rule])
  })

  test('a sentence that gave way to the general one names no rule of its own', () => {
    expect(about(overLimit, { WithdrawalLimitInPounds: null })?.ids).toEqual(['BANKW-26', 'OQ-135'])
  })

  test('what decides differently never names the same rules', () => {
    const answers = new Map<string, Set<string>>()
    for (const [, change, minimum, what, shows] of members.filter(
      ([, , , what]) => what !== range,
    )) {
      const ids = about(what, change, minimum)?.ids.join() ?? ''
      answers.set(`${what} ${ids}`, (answers.get(`${what} ${ids}`) ?? new Set()).add(shows))
    }
    expect([...answers].filter(([, shows]) => shows.size > 1)).toEqual([])
  })

  test('what is missing is said only if something is', () => {
    expect(about('Until you can withdraw', {}, '5.00')).toBeUndefined()
    expect(about('Until you can withdraw', { AvailableBalance: 5 }, '5.00')).toBeUndefined()
  })

  test('a permission that was not given says so', () => {
    expect(about('The wellness statement', {})?.because).toEqual([
      'The member’s permission to see the wellness statement (CanSeeTotalWellnessStatement) is absent, which means no',
    ])
    expect(about('The reward statement', {})?.because).toEqual([
      'The member’s permission to see the reward statement (CanSeeTotalRewardStatement) says no',
    ])
  })
})
