import { choiceRatesOn } from '@save/fake-api/page-configuration'
import { expect, test } from 'vitest'
import { exampleCases } from './example-cases.ts'
import { explain, type Subject } from './explain.ts'
import { comparison } from './explain-comparison.ts'

const found = (subject: Subject, change: object, what: string, typed = '') => {
  const text = JSON.stringify({ ...JSON.parse(exampleCases[subject]), ...change })
  const explained = explain(subject, text, typed)
  return explained.is === 'explained'
    ? explained.explanations.find((one) => one.what === what)
    : undefined
}

const noValue = { BenefitInKindValue: undefined }
const unlisted = { HasRangedRange: false, MinimumFixedEnteredManuallyAmount: 7 }
const member = JSON.parse(exampleCases.member)
const choices = [{ ...member.Choices[0], IsCancelled: undefined }]
const bought = 'Can anything be bought?'
const card = 'Withdraw to card'

/** What was not sent, what counts instead, and who says so. */
const cases: readonly (readonly [
  subject: Subject,
  change: object,
  what: string,
  says: string,
  id: string,
])[] = [
  [
    'benefit',
    noValue,
    'Basic rate: Benefit in kind',
    'No benefit-in-kind value (BenefitInKindValue) was sent: it counts as 0',
    'OQ-087',
  ],
  [
    'benefit',
    { BenefitInKindValue: 'x' },
    'Higher rate: Benefit in kind',
    'The benefit-in-kind value (BenefitInKindValue) was sent as "x", which can’t be read: it counts as 0',
    'OQ-087',
  ],
  [
    'benefit',
    { JourneyType: null },
    'How it is called',
    'No journey type (JourneyType) was sent: it counts as one that is not known',
    'OQ-079',
  ],
  [
    'voucher',
    { PercentageDiscount: undefined },
    'A voucher worth £10.00',
    'No discount (PercentageDiscount) was sent: it counts as 0',
    'OQ-143',
  ],
  [
    'voucher',
    { MinimumRangedEnterManuallyAmount: null },
    bought,
    'No minimum of the range (MinimumRangedEnterManuallyAmount) was sent: it counts as £0.01',
    'OQ-094',
  ],
  [
    'voucher',
    { MaximumRangedEnterManuallyAmount: null },
    bought,
    'No maximum of the range (MaximumRangedEnterManuallyAmount) was sent: there is no limit',
    'OQ-094',
  ],
  [
    'voucher',
    { MaximumRangedEnterManuallyAmount: 2 },
    bought,
    'No amount is between the bounds, so there is no range',
    'OQ-094',
  ],
  [
    'voucher',
    unlisted,
    bought,
    'No most that may be typed (MaximumFixedEnteredManuallyAmount) was sent: there is no limit',
    'OQ-094',
  ],
  [
    'voucher',
    { IsRangeEndLimited: null },
    bought,
    'Nothing about whether the range has an end (IsRangeEndLimited) was sent: it has none',
    'OQ-143',
  ],
  [
    'voucher',
    { HasRangedRange: 7 },
    bought,
    'Whether it has a range (HasRangedRange) was sent as 7, which can’t be read: it has none',
    'OQ-143',
  ],
  [
    'member',
    { IsSavingsWithdrawalOn: null },
    card,
    'Nothing about whether savings withdrawal is on (IsSavingsWithdrawalOn) was sent: it counts as off',
    'CARDW-01',
  ],
  [
    'member',
    { IsSavingsBankTransferEnabled: null },
    'What may be transferred to a bank',
    'Nothing about whether bank transfer is on (IsSavingsBankTransferEnabled) was sent: it counts as off',
    'BANKW-01',
  ],
  [
    'member',
    { IsSavingsWithdrawalOn: null },
    'A withdrawal to the card now',
    'Nothing about whether savings withdrawal is on (IsSavingsWithdrawalOn) was sent: it counts as off',
    'CARDW-01',
  ],
  [
    'member',
    { Choices: choices },
    'Cancel of Gym membership',
    'Nothing about whether it is cancelled (IsCancelled) was sent: it counts as not cancelled',
    'ACCOUNT-14',
  ],
]

test.each(cases)('%s %j: %s: %s by %s', (subject, change, what, says, id) => {
  const one = found(subject, change, what, subject === 'benefit' ? '600' : '')
  expect(one?.because).toContain(says)
  expect(one?.ids).toContain(id)
})

test.each(['member', 'voucher', 'retailer', 'benefit'] as const)(
  'of a %s whose values are all sent none is called missing',
  (subject) => {
    const explained = explain(subject, exampleCases[subject], subject === 'benefit' ? '600' : '')
    expect(JSON.stringify(explained)).not.toContain('was sent')
  },
)

test('OQ-087 a band without rates is left out, and that is said', () => {
  const { basic } = choiceRatesOn('2026-11-25')
  const shown = comparison({ amount: 600_00 as never }, basic === undefined ? {} : { basic }, {})
  expect(shown.at(-1)).toMatchObject({ what: 'Higher rate', ids: ['OQ-087'] })
  expect(shown.filter(({ what }) => what.startsWith('Higher'))).toHaveLength(1)
})

const offer = (change: object, details: object = {}) => {
  const [one] = JSON.parse(exampleCases.retailer).Offers
  return {
    Offers: [{ ...one, CashbackDetails: { ...one.CashbackDetails, ...details }, ...change }],
  }
}
const ofStay = (change: object) => found('retailer', change, 'The offer Every stay')

test.each([
  [3, 'Type 3 is neither the host’s pounds (1) nor its percent (2), so no figure is shown for it'],
  [null, 'Without a type it is neither the host’s pounds (1) nor its percent (2)'],
])(
  'OQ-041 cashback of type %s has no figure, and counts as none in the directory',
  (Type, says) => {
    const change = offer({}, { Type })
    expect(ofStay(change)?.because.join()).toContain(says)
    expect(ofStay(change)?.ids).toContain('OQ-041')
    expect(ofStay(change)?.shows).toContain('no figure')
    expect(found('retailer', change, 'What the directory says of it')).toMatchObject({
      shows: '(nothing)',
      because: ['No enabled offer is in pounds or in percent, so there is no figure'],
      ids: expect.arrayContaining(['OQ-041']),
    })
  },
)

test.each([
  [offer({}, { Value: null }), 'Without a value there is no figure'],
  [
    offer({ CashbackDetails: null }),
    'The cashback of the offer (CashbackDetails) is absent, so there is no figure',
  ],
  [
    offer({ Enabled: null }),
    'Nothing about whether the offer is enabled (Enabled) was sent: it counts as enabled',
  ],
  [offer({ RedeemLink: null }), 'It has no link, so there is nothing to redeem'],
  [offer({ RedeemLink: 'ftp://a' }), 'Its link is none that may be followed'],
])('of the retailer %j: %s', (change, says) => {
  expect(ofStay(change)?.because).toContain(says)
})
