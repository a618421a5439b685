import { readFileSync } from 'node:fs'
import { BankWithdrawalWire } from '@save/api-adapter/wire'
import { amountEntryMachine, amountEntryView, orderAddressOf } from '@save/domain/benefits'
import { ChoiceId } from '@save/domain/kernel'
import { stillBrowser } from '@save/domain/testing/still-browser'
import { vouchersMessages } from '@save/domain/vouchers'
import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { parse } from 'yaml'
import { readDecisions } from '../../model/records/decisions.ts'
import { cardOutcomes } from './card-outcomes.ts'
import { exampleCases } from './example-cases.ts'
import { explain, type Subject, subjects } from './explain.ts'

const member = (change: object) => JSON.stringify({ ...JSON.parse(exampleCases.member), ...change })
const explained = (subject: Subject, text: string, amount = '') => {
  const found = explain(subject, text, amount)
  return found.is === 'explained' ? found.explanations : []
}
const numberIn = (texts: readonly string[] = []): number => Number(/\d{3}/.exec(texts.join())?.[0])
const shown = (subject: Subject, text: string, amount = '') =>
  Object.fromEntries(explained(subject, text, amount).map(({ what, shows }) => [what, shows]))

describe('Why does a member see this?', () => {
  test('balances, buttons and the range of a transfer', () => {
    expect(shown('member', exampleCases.member, '5.00')).toMatchObject({
      'Available balance': '£1,284.60',
      'Pending balance': '£36.12',
      'Withdraw to card': 'enabled',
      'Withdraw to bank': 'enabled',
      'What may be transferred to a bank':
        '£5.00 to £1,284.60 in the form; the server takes at most £250.00 today',
      'Cancel of Gym membership': 'enabled',
      'The reward statement': 'can’t be opened',
    })
  })

  test('without savings the buttons are disabled, without its flag one is hidden', () => {
    const poor = member({ AvailableBalance: 0, IsSavingsBankTransferEnabled: false })
    expect(shown('member', poor)).toMatchObject({
      'Withdraw to card': 'disabled',
      'Withdraw to bank': 'hidden',
      'What may be transferred to a bank': 'nothing',
    })
  })

  test('with savings withdrawal off nothing can be withdrawn, whatever the balance', () => {
    const off = explained('member', member({ IsSavingsWithdrawalOn: false }))
    const about = off.filter(({ what }) => /withdrawal|transfer/.test(what))
    expect(about.map(({ what, shows, because }) => [what, shows, ...because])).toEqual([
      ['What may be transferred to a bank', 'nothing', 'Savings withdrawal is off for the member'],
      ['A withdrawal to the card now', 'nothing', 'Savings withdrawal is off for the member'],
    ])
  })

  const transfers = { lowest: -5, none: 0, underMinimum: 4.99, minimum: 5 }
  const settled = [true, false].flatMap((IsSavingsWithdrawalOn) =>
    [true, false].flatMap((IsSavingsBankTransferEnabled) =>
      Object.values(transfers).map((AvailableBalance) => ({
        IsSavingsWithdrawalOn,
        IsSavingsBankTransferEnabled,
        AvailableBalance,
      })),
    ),
  )

  test.each(settled)('no answer to a transfer that can’t be made is foretold: %o', (change) => {
    const found = shown('member', member(change), '5.00')
    const isNothing = found['What may be transferred to a bank'] === 'nothing'
    const foretold = Object.keys(found).filter((what) => what.startsWith('If a transfer'))
    expect(foretold).toHaveLength(isNothing ? 0 : 2)
  })

  test.each([
    ['Gender', 'Gender'],
    ['PendingBalance', 'Pending balance'],
    ['WithdrawalLimitInPounds', 'A withdrawal to the card now'],
    ['WithdrawalCountLimit', 'A withdrawal to the card now'],
  ])('%s: what was sent and can’t be read is not said to be absent', (field, about) => {
    const because = (value: unknown) =>
      explained('member', member({ [field]: value })).find(({ what }) => what === about)?.because
    expect(because({})?.join()).toContain('sent as {}, which can’t be read')
    expect(because(null)?.join()).toMatch(/absent/)
    expect(because(null)?.join()).not.toContain('can’t be read')
  })

  test('a gender code that is a text says so', () => {
    const found = explained('member', member({ Gender: '10' }))
    expect(found.find(({ what }) => what === 'Gender')?.because).toEqual([
      'The member’s gender code (Gender) is sent as "10", which can’t be read, so it counts as absent',
    ])
  })

  test.each([
    ['BANKW-23', 'If a transfer is over the daily limit', 'The server answers 409'],
    [
      'BANKW-24',
      'If a transfer is over the balance',
      'The server answers 412, and the member is read again',
    ],
  ])('%s %s: %s', (_, about, because) => {
    const found = explained('member', exampleCases.member).find(({ what }) => what === about)
    expect(found?.because).toEqual([because])
  })

  test.each([
    ['overLimit', 'If a transfer is over the daily limit'],
    ['overBalance', 'If a transfer is over the balance'],
  ] as const)(
    'CONST-05 the number of a transfer that is %s is the one the product reads',
    (outcome, about) => {
      const sent: unknown = Schema.encodeUnknownSync(BankWithdrawalWire)({
        outcome,
        fieldErrors: [],
      })
      const found = explained('member', exampleCases.member).find(({ what }) => what === about)
      expect(sent).toMatchObject({ SavingsWithdrawalHttpStatus: numberIn(found?.because) })
    },
  )

  test.each(['withdrawn', 'countLimited', 'capped'] as const)(
    'CONST-05 the number of a withdrawal to the card that is %s is the one the product reads',
    (outcome) => {
      const status = numberIn([cardOutcomes[outcome].says])
      const read = explained('member', member({ SavingsWithdrawalHttpStatus: status }))
      expect(read.map(({ because }) => because.join()).join()).toContain(cardOutcomes[outcome].says)
    },
  )

  test('a limit that the server did not give is never made up', () => {
    const unlimited = member({ WithdrawalLimitInPounds: null })
    expect(shown('member', unlimited)).toMatchObject({
      'A withdrawal to the card now': '£1,284.60, if nothing was withdrawn today',
      'If a transfer is over the daily limit':
        'An error occured while processig your withdrawal request. Please contact support or try again later.',
    })
  })

  test.each([
    ['in debt', -5, 'nothing'],
    ['without savings', 0, 'nothing'],
    ['with a penny', 0.01, '£0.01, if nothing was withdrawn today'],
  ])('CARDW-02 a withdrawal to the card, %s', (_, AvailableBalance, is) => {
    const found = shown('member', member({ AvailableBalance }))
    expect(found['A withdrawal to the card now']).toBe(is)
    expect(found['Withdraw to card'] === 'enabled').toBe(is !== 'nothing')
  })

  test('what only the real server decides says so', () => {
    const servers = explained('member', exampleCases.member).filter(({ isServers }) => isServers)
    expect(servers.map(({ what }) => what)).toEqual([
      'A withdrawal to the card now',
      'If a transfer is over the daily limit',
      'If a transfer is over the balance',
    ])
  })
})

describe('Why does a page of an offer say this?', () => {
  test('the price of each listed voucher, or of the amount that is typed', () => {
    expect(shown('voucher', exampleCases.voucher)).toMatchObject({
      'A voucher worth £10.00': '£9.50 is paid, £0.50 saved',
      'A voucher worth £25.00': '£23.75 is paid, £1.25 saved',
    })
    expect(shown('voucher', exampleCases.voucher, '100')).toMatchObject({
      'A voucher worth £100.00': '£95.00 is paid, £5.00 saved',
    })
  })

  test.each(['25.005', '1e5', 'ten'])('%s for a voucher gives what the member sees', (typed) => {
    const found = shown('voucher', exampleCases.voucher, typed)
    expect(found[`The amount ‘${typed}’, typed on the page of the voucher`]).toBe(
      vouchersMessages.wrongAmount,
    )
    expect(Object.keys(found).join()).not.toContain('A voucher worth')
  })

  test('a voucher that is not sold for the amount has no price', () => {
    expect(shown('voucher', exampleCases.voucher, '1000000')).toMatchObject({
      'A voucher worth £1,000,000.00': 'Please enter correct amount.',
    })
  })

  test.each([1e12, -1e12, 1e300])('nor has one with a discount of %d', (discount) => {
    const beyond = { ...JSON.parse(exampleCases.voucher), PercentageDiscount: discount }
    expect(shown('voucher', JSON.stringify(beyond), '100')).toMatchObject({
      'A voucher worth £100.00': 'No price can be worked out',
    })
  })

  test('a retailer’s gain and its Redeem', () => {
    expect(shown('retailer', exampleCases.retailer)).toMatchObject({
      'What the directory says of it': 'Up to 5%',
      'The offer Every stay': '5%; Redeem is disabled',
    })
    const linked = exampleCases.retailer.replace(
      '"RedeemLink": null',
      '"RedeemLink": "https://shop.example/1"',
    )
    expect(shown('retailer', linked)).toMatchObject({
      'The offer Every stay': '5%; Redeem is enabled',
    })
  })

  test('OQ-095 the price of a voucher is in the currency in which it is sold', () => {
    const euros = JSON.stringify({
      ...JSON.parse(exampleCases.voucher),
      Inventory: { Range: { Currency: 'EUR' } },
    })
    expect(shown('voucher', euros, '100')).toMatchObject({
      'A voucher worth 100.00 EUR': '95.00 EUR is paid, 5.00 EUR saved',
    })
    expect(JSON.stringify(explained('voucher', euros, '1000'))).not.toContain('£')
  })

  test.each([
    ['https://shop.example/1', 'a web address'],
    ['/go', 'a path of this host'],
  ])('the link of an offer, %s, is %s', (link, is) => {
    const linked = exampleCases.retailer.replace('"RedeemLink": null', `"RedeemLink": "${link}"`)
    const offer = explained('retailer', linked).find(({ what }) => what === 'The offer Every stay')
    expect(offer?.because).toContain(`Its link is ${is}`)
  })

  test.each(['1e22', '-1e22'])(
    'a benefit in kind value of %s gives more than pence can hold: the page works nothing out',
    (value) => {
      const benefit = `{ "Id": "7", "JourneyType": 100, "BenefitInKindValue": ${value} }`
      expect(explained('benefit', benefit, '1200').at(-1)).toMatchObject({
        what: 'What it costs and saves',
        shows: 'nothing: the product can’t work it out',
        ids: ['SALSAC-03'],
      })
    },
  )

  const typedReasons = [
    ['-5.555', 'It is below zero', ['CHOICE-10', 'CHOICE-07']],
    ['-0.01', 'It is below zero', ['CHOICE-10', 'CHOICE-07']],
    ['abc', 'The product reads no plain number in it, such as 125.50', ['CHOICE-06', 'CHOICE-10']],
    ['1e3', 'The product reads no plain number in it, such as 125.50', ['CHOICE-06', 'CHOICE-10']],
  ] as const

  test.each(typedReasons)('%s for a benefit is refused: %s', (typed, because, ids) => {
    const amount = explained('benefit', exampleCases.benefit, typed).find(({ what }) =>
      what.startsWith('The amount'),
    )
    expect([amount?.because, amount?.ids]).toEqual([[because], ids])
  })

  test('CHOICE-09 an amount with more decimals than pence is rounded, and that is said', () => {
    const about = 'The amount ‘125.555’, typed on the page of the benefit'
    const rounded = explained('benefit', exampleCases.benefit, '125.555')
    expect(rounded.find(({ what }) => what === about)).toMatchObject({
      shows: 'taken as £125.56',
      ids: ['CHOICE-09', 'OQ-082'],
    })
    expect(shown('benefit', exampleCases.benefit, '125.55')).not.toHaveProperty(
      'The amount ‘125.55’, typed on the page of the benefit',
    )
  })

  test('a benefit with an amount has the whole working', () => {
    expect(shown('benefit', exampleCases.benefit, '1200')).toMatchObject({
      'How it is called': 'Salary Sacrifice',
      'Basic rate: Benefit in kind': '£150.00',
      'Basic rate: Annual saving': '£306.00',
      'Basic rate: Monthly cost': '£74.50',
    })
  })
})

describe('Only what a screen takes is explained with figures', () => {
  const journeys = { direct: 50, none: 100, supplier: 200 }
  const amounts = ['-3', '-0.01', '0', '0.01', '125.555', '1000000', '1000000.01', '1,200', 'ten']
  const choiceId = ChoiceId.make('7')
  const cases = Object.values(journeys).flatMap((JourneyType) =>
    amounts.map((typed) => [JourneyType, typed] as const),
  )

  test.each(cases)('journey %d, amount %s', (journeyType, typed) => {
    const benefit = JSON.stringify({ Id: '7', JourneyType: journeyType, BenefitInKindValue: 0 })
    const texts = explained('benefit', benefit, typed).map(({ shows }) => shows)
    const address = orderAddressOf(choiceId, typed.replace(',', ''), { journeyType })
    expect(texts.some((text) => text.includes('£') && !text.startsWith('Please'))).toBe(
      address.leads === 'on',
    )
    const page = createActor(amountEntryMachine(stillBrowser), {
      input: { choiceId, draft: typed },
    }).start()
    page.send({ type: 'amount.submitted' })
    const { complaint } = amountEntryView(page.getSnapshot())
    if (journeyType !== journeys.direct)
      expect(texts.filter((text) => text.startsWith('Please'))).toEqual(
        complaint === undefined ? [] : [complaint],
      )
  })
})

test('The rates of a day without a row are unknown, and the page says so', () => {
  const on = (day: string) => {
    const found = explain('benefit', exampleCases.benefit, '1200', day)
    return found.is === 'explained' ? found.explanations.map(({ shows }) => shows) : []
  }
  expect(on('2027-04-05')).toContain('£74.50')
  expect(on('2027-04-06')).toContain('We can’t show your costs at the moment.')
  expect(on('2027-04-06')).not.toContain('£74.50')
})

test('Every rule that is named is there', () => {
  const requirements: readonly { readonly id: string }[] = parse(
    readFileSync('docs/requirements.yaml', 'utf8'),
  )
  const known = new Set([...requirements, ...readDecisions()].map(({ id }) => id))
  const named = subjects.flatMap((subject) =>
    explained(subject, exampleCases[subject], '5.00').flatMap(({ ids }) => ids),
  )
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

test('What the product can’t read is not explained', () => {
  expect(explain('member', '{', '').is).toBe('unreadable')
  expect(explain('member', '{ "AvailableBalance": "lots" }', '').is).toBe('unreadable')
  expect(explain('member', exampleCases.member, 'much').is).toBe('unreadable')
})

test.each<[Subject, string, string]>([
  ['member', '{}', 'available balance (AvailableBalance)'],
  ['member', member({ AvailableBalance: '1284.60' }), 'available balance (AvailableBalance)'],
  ['retailer', '{ "Name": "Plumfield" }', 'the field RetailerId'],
  ['benefit', '{ "Name": "Car" }', 'the field Id'],
])('What can’t be explained names the field that it lacks: %s %j', (subject, text, field) => {
  expect(explain(subject, text, '')).toEqual({
    is: 'unreadable',
    says: `The product can’t read this either: ${field} is missing or of another kind.`,
  })
})
