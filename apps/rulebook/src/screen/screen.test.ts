import { describe, expect, test } from 'vitest'
import { amountExplained, amountsIn } from './amounts.ts'
import type { Answers, End } from './answers.ts'
import { expectedOn } from './places.ts'
import { readRules } from './read-rules.ts'
import { whyLines } from './rules-in-words.ts'

const rules = await readRules()

function answering(answers: Readonly<Record<string, unknown>>, end?: End): Answers {
  const all = new Map(Object.entries(answers).map(([path, json]) => [path.toLowerCase(), json]))
  const paths = new Map(Object.keys(answers).map((path) => [path.toLowerCase(), path]))
  return {
    all,
    get: (path) => all.get(path.toLowerCase()),
    addressOf: (path) => paths.get(path),
    endOf: () => end,
  }
}

describe('Where does an amount come from?', () => {
  const at = (path: string, answers: Answers) => ({ path, answers })

  test('every amount of a text, below nothing too', () => {
    expect(amountsIn('-£1,284.60 of £5.00 and £250')).toEqual(['-£1,284.60', '£5.00', '£250'])
    expect(amountsIn('€10.00 or 1,250.00 EUR')).toEqual(['€10.00', '1,250.00 EUR'])
    expect(amountsIn('a rate of 8%, so 23.00%')).toEqual(['8%', '23.00%'])
  })

  test('a figure that the server sent is said to be the same, and not to be the reason', () => {
    const answers = answering({ '/api/member': { AvailableBalance: 10, PendingBalance: 3 } })
    const { because, ids } = amountExplained(
      '£10.00',
      'Increase by £10.00',
      at('/', answers),
      rules,
    )
    expect(because).toEqual([
      'The server sent the same figure in AvailableBalance, in the answer to GET /api/member',
      'No rule that this explanation knows works it out',
    ])
    expect(ids).toEqual(['API-03'])
  })

  test('nothing is guessed about £0.00, which is everywhere', () => {
    const answers = answering({ '/api/member': { PendingBalance: 0 } })
    expect(amountExplained('£0.00', '£0.00', at('/', answers), rules).because).toEqual([
      'No rule that this explanation knows works it out',
    ])
  })

  test('a text of the server is said to be one, of a call with a number in it, too', () => {
    const answers = answering({ '/api/Retailers/7': { Offers: [{ Title: '£25.00 off a stay' }] } })
    const page = at('/Retailer/7/plumfield', answers)
    const { because, ids } = amountExplained('£25.00', '£25.00 off a stay', page, rules)
    expect(because).toEqual([
      'Part of a text that the server sent: Title of entry 1 of Offers, in the answer to GET /api/Retailers/7',
    ])
    expect(ids).toEqual(['API-15'])
  })

  test('on a page about one thing its own answer is named, though others have the same text', () => {
    const offers = [{ Title: '£25.00 off a stay' }]
    const list = [{ Name: 'Harbour & Co', Offers: offers }, { Offers: offers }]
    const answers = answering({ '/api/Retailers': list, '/api/Retailers/7': { Offers: offers } })
    const explained = (path: string) =>
      amountExplained('£25.00', '£25.00 off a stay', at(path, answers), rules).because
    expect(explained('/Retailer/7/plumfield')).toEqual([
      'Part of a text that the server sent: Title of entry 1 of Offers, in the answer to GET /api/Retailers/7',
    ])
    expect(explained('/Cashback').slice(0, 2)).toEqual([
      'Part of a text that the server sent: Title of entry 1 of Offers of “Harbour & Co”, in the answer to GET /api/Retailers',
      'Part of a text that the server sent: Title of entry 1 of Offers of entry 2, in the answer to GET /api/Retailers',
    ])
  })
})

describe('What does a screen show by a rule?', () => {
  const configuration = {
    localLogout: 'False',
    reAuthentication: 'True',
    cashbackTypes: { percent: 2, pounds: 1 },
    choiceRates: {},
    imageHost: '',
  } as const
  const seenAt = (path: string, answers: Readonly<Record<string, unknown>>) => ({
    path,
    visited: [],
    query: [],
    answers: answering(answers),
    configuration,
    typed: () => undefined,
    today: '2026-11-22',
  })
  const shown = (path: string, answers: Readonly<Record<string, unknown>>) =>
    expectedOn(seenAt(path, answers)).map(({ what, shows }) => `${what}: ${shows}`)

  test('the dashboard: an offer in two lists has a place below the heading of each', () => {
    const shop = { Id: '7', Name: 'Tidewater', MaximumOffer: 5, CashbackType: 2 }
    const found = expectedOn(
      seenAt('/Home/Dashboard', {
        '/api/DashboardData': { FeaturedCashback: [shop], NewestCashback: [shop] },
      }),
    )
    const offers = found.filter(({ what }) => what === 'What Tidewater pays at most')
    expect(offers.map(({ under }) => under)).toEqual(['Featured cashback', 'Newest cashback'])
  })

  test('the button of the help, not the link of the same name', () => {
    const helps = (path: string) =>
      expectedOn(seenAt(path, {})).filter(({ text }) => text === 'Help')
    expect(helps('/Home/Vouchers')[0]).toMatchObject({
      shows: 'the help of retailer pages and the help about cashback',
      isButton: true,
    })
    expect(helps('/Home/Search')).toEqual([])
  })

  test('what was kept in the year: the sum, with each transaction that counts', () => {
    const transaction = (Id: string, Name: string, Status: string, CashbackAmount: number) => ({
      ...{ Id, Name, Status, CashbackAmount },
      TransactionType: 'Cashback',
      TransactionDate: '2026-10-18',
    })
    const found = expectedOn(
      seenAt('/MyAccount', {
        '/api/member': {
          AvailableBalance: 10,
          Transactions: [
            transaction('1', 'Tidewater', 'Paid', 2.1),
            transaction('2', 'Otterby', 'Pending', 9),
            transaction('3', 'Plumfield', 'Paid', 5.79),
          ],
        },
      }),
    )
    expect(found.find(({ what }) => what === 'Cashback paid')?.because).toContain(
      '£2.10 (Tidewater) + £5.79 (Plumfield) = £7.89',
    )
  })

  test('after a withdrawal to the card the balance is that of its answer, with its sentences', () => {
    const member = {
      AvailableBalance: 10,
      WithdrawalLimitInPounds: 250,
      IsSavingsWithdrawalOn: true,
    }
    const found = shown('/MyAccount', {
      '/api/member': { ...member, AvailableBalance: 260 },
      '/api/WithdrawSavings': { ...member, SavingsWithdrawalHttpStatus: 412 },
    })
    expect(found).toContain('Available balance: £10.00')
    expect(found.join()).toContain('exceeded allowable amount of £250 - £250 has been withdrawn')
    const answered = {
      '/api/WithdrawSavings': { ...member, SavingsWithdrawalHttpStatus: 412 },
    }
    const said = expectedOn(seenAt('/MyAccount', answered)).filter(
      ({ what }) => what === 'What the page says of the withdrawal',
    )
    expect(said.at(-1)?.because.at(-1)).toContain('names the daily limit')
  })

  const saver = {
    AvailableBalance: 260,
    WithdrawalLimitInPounds: 250,
    IsSavingsWithdrawalOn: true,
    IsSavingsBankTransferEnabled: true,
  }

  test.each([
    ['BANKW-21', 201, 'Thank you for your request.', undefined],
    [
      'BANKW-23',
      409,
      'exceeded allowable amount of £250.',
      'The member’s daily limit (WithdrawalLimitInPounds): £250.00',
    ],
    [
      'BANKW-24',
      412,
      'exceeded available balance of £260.00.',
      'The member’s available balance (AvailableBalance), as read again: £260.00',
    ],
    ['BANKW-25', 406, 'A Bank Transfer withdrawal request already exists.', undefined],
    ['BANKW-26', 500, 'An error occured', undefined],
  ])(
    '%s after a transfer that is answered with %d the page says it with its rule',
    (id, status, text, figure) => {
      for (const end of [
        { status: 200, json: { SavingsWithdrawalHttpStatus: status } },
        { status, json: undefined },
      ]) {
        const answers = answering({ '/api/member': saver }, end)
        const [said, ...others] = expectedOn({ ...seenAt('/WithdrawViaBank', {}), answers }).filter(
          ({ what }) => what === 'What the page says of the transfer',
        )
        expect(others).toEqual([])
        expect(said?.shows).toContain(text)
        expect(said?.because[0]).toContain(` ${status}, `)
        expect(said?.because[1]).toBe(figure)
        expect(said?.ids[0]).toBe(id)
      }
    },
  )

  test('BANKW-19 what the server says of a field is said to be its own', () => {
    const errors = [{ Field: 'sortCode', ErrorMessage: 'Unknown bank.' }]
    const end = { status: 400, json: { DataValidationErrors: errors } }
    const answers = answering({ '/api/member': saver }, end)
    const found = expectedOn({ ...seenAt('/WithdrawViaBank', {}), answers })
    expect(found.find(({ text }) => text === 'Unknown bank.')).toMatchObject({
      because: ['The status of the server’s answer is 400, the server refuses what was typed'],
      ids: ['BANKW-19'],
    })
  })

  test('the thank-you of an order: the amount is that of the order page before it', () => {
    const choice = { Id: '142', Name: 'Electric car', BenefitInKindValue: 3 }
    const thanked = seenAt('/Choice/SalarySacrifice/ThankYou', { '/api/choices/142': choice })
    const found = expectedOn({
      ...thanked,
      visited: ['/Choice/142', '/Choice/SalarySacrifice/142/1200'],
    })
    expect(found.find(({ what }) => what === 'What was ordered')).toMatchObject({
      shows: 'Electric car, £1,200.00 a year',
      text: 'You have ordered Electric car, for £1,200.00 of your salary a year.',
    })
    expect(found.find(({ ids }) => ids.includes('SALSAC-23'))?.text).toContain('approval')
    expect(expectedOn(thanked).map(({ what }) => what)).not.toContain('What was ordered')
  })

  test('an amount that the page of a benefit refuses names the most, and why', () => {
    const choice = { Id: '142', Name: 'Electric car', JourneyType: 100 }
    const seen = seenAt('/Choice/142', { '/api/choices/142': choice })
    const typed = (amount: string) =>
      expectedOn({ ...seen, typed: (name: string) => (name === 'amount' ? amount : undefined) })
    const [refused] = typed('1000000.01').filter(({ uses }) => uses !== undefined)
    expect(refused?.text).toBe('Please enter an amount of no more than £1,000,000.00.')
    expect(refused?.uses?.[0]?.anchor).toContain('mostGivenUp')
    expect(typed('1000000').filter(({ uses }) => uses !== undefined)).toEqual([])
  })

  test('the page of a benefit: how it is taken, and that the member has it already', () => {
    const choice = { Id: '140', Name: 'Bikes', JourneyType: 200 }
    const member = { AvailableBalance: 0, Choices: [{ Id: '140', Name: 'Bikes' }] }
    const found = expectedOn(
      seenAt('/Choice/140', { '/api/choices/140': choice, '/api/member': member }),
    )
    const idsOf = (what: string) => found.find((one) => one.what === what)?.ids
    expect(idsOf('How it is taken')).toContain('CHOICE-03')
    expect(idsOf('What the member has already')).toEqual(['OQ-091'])
    const cancelled = {
      AvailableBalance: 0,
      Choices: [{ Id: '140', Name: 'Bikes', IsCancelled: true }],
    }
    const without = shown('/Choice/140', { '/api/choices/140': choice, '/api/member': cancelled })
    expect(without.join()).not.toContain('has already')
  })

  test('nothing before the server has answered', () => {
    expect(shown('/MyAccount', {})).toEqual([])
  })

  test('the basket: what it saves, and what can be pressed', () => {
    const line = { NGCPurchase: { VendorName: 'Plumfield', Amount: 25, NetDiscount: 47.5 } }
    const found = shown('/Checkout', {
      '/api/Basket': { Items: [{ ...line, Quantity: 2 }], HasDeliverables: false },
    })
    expect(found).toContain('You Save: £2.50')
    expect(found).toContain('What Plumfield costs: £47.50')
    const [costs] = expectedOn(
      seenAt('/Checkout', {
        '/api/Basket': { Items: [{ ...line, Quantity: 2 }], HasDeliverables: false },
      }),
    ).filter(({ what }) => what === 'What Plumfield costs')
    expect(costs?.because.join()).toContain('What is paid for its line, all 2 of it')
    const empty = shown('/Checkout', { '/api/Basket': { Items: [], HasDeliverables: false } })
    expect(empty).toContain('Proceed to payment: disabled')
  })

  test('what a retailer pays, in the directory and in the search; nothing where no offer pays', () => {
    const offer = { Id: '1', Enabled: true, CashbackDetails: { Type: 2, Value: 5 } }
    const off = { Id: '2', Enabled: false, CashbackDetails: { Type: 2, Value: 9 } }
    const directory = shown('/Home/Cashback', {
      '/api/Retailers': [
        { RetailerId: '7', Name: 'Tidewater', Offers: [offer, off] },
        { RetailerId: '8', Name: 'Otterby', Offers: [off] },
      ],
    })
    expect(directory).toContain('What Tidewater pays: Up to 5%')
    expect(directory.join()).not.toContain('What Otterby pays')
    const result = { partitionKey: 'cashbackretailer', id: '7', Name: 'Tidewater' }
    const search = shown('/Home/Search', {
      '/api/search': { Values: [{ ...result, Offers: [offer, off] }], Count: 1 },
    })
    expect(search).toContain('What Tidewater pays: Up to 5%')
    expect(search).toContain('The offers of Tidewater: 1 cashback offer')
  })

  test('an offer that leads nowhere: Redeem is disabled', () => {
    const found = shown('/Retailer/7', {
      '/api/Retailers/7': {
        RetailerId: '7',
        Name: 'Tidewater',
        Offers: [{ Id: '1', Title: 'A stay', Enabled: true, RedeemLink: null }],
      },
    })
    expect(found).toContain('The offer A stay: no figure; Redeem is disabled')
  })

  test('the title of an offer that is cut, with what the server sent', () => {
    const Title = 'Ten percent off everything for the whole of the spring and of the summer'
    const found = expectedOn(
      seenAt('/Retailer/7', {
        '/api/Retailers/7': {
          RetailerId: '7',
          Name: 'Tidewater',
          Offers: [{ Id: '1', Title, Enabled: true, RedeemLink: null }],
        },
      }),
    )
    const title = found.find(({ what }) => what === 'The title of the offer')
    expect(title?.shows).toBe('Ten percent off everything for...')
    expect(title?.because[0]).toContain(`‘${Title}’`)
  })
})

test('An answered question is shown with its reason on a line of its own, a requirement alone', () => {
  const { requirements, reasons } = rules
  expect(requirements['OQ-087']).toBe(
    'A missing benefit in kind counts as 0. A band without rates is left out.',
  )
  expect(whyLines('OQ-087', reasons)).toEqual(['Why: Tax rates must never be invented.'])
  expect(whyLines('SALSAC-04', reasons)).toEqual([])
  expect(whyLines('OQ-001', { 'OQ-001': '' })).toEqual([])
})

test('A question with several entries is shown with all of them', () => {
  expect(rules.requirements['OQ-135']).toContain('is never sent twice')
  expect(rules.requirements['OQ-135']).toContain('continues when its screen is left')
})

test('Every requirement that a screen names is one of the specification’s, or an answered question', () => {
  const known = new Set(Object.keys(rules.requirements))
  const named = rules.sentences.flatMap(({ ids }) => ids)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})
