import { expect, test } from 'vitest'
import type { Seen } from './expected.ts'
import { accountPlaces } from './places/account.ts'
import { benefitTaxPlaces } from './places/benefit-tax.ts'

const seenAt = (path: string, address: string, answer: unknown): Seen => ({
  path,
  visited: [],
  query: [],
  answers: {
    all: new Map([[address, answer]]),
    get: (asked) => (asked.toLowerCase() === address ? answer : undefined),
    addressOf: (asked) => asked,
    endOf: () => undefined,
  },
  configuration: {
    localLogout: 'False',
    reAuthentication: 'True',
    cashbackTypes: { percent: 2, pounds: 1 },
    choiceRates: {},
    imageHost: '',
  },
  typed: () => undefined,
  today: '2026-11-24',
})

const choice = (BenefitInKindValue?: number) => ({ Id: '142', Name: 'Bike', BenefitInKindValue })

test.each(['/Choice/142', '/Choice/SalarySacrifice/142/1200'])(
  'how a benefit is taxed leads to the rule that chooses the words: %s',
  (path) => {
    const [taxed] = benefitTaxPlaces(seenAt(path, '/api/choices/142', choice(0)))
    expect(taxed?.text).toBe('Free of tax and National Insurance')
    expect(taxed?.uses?.map(({ anchor }) => anchor)).toEqual([
      'rule-payslip-benefit-label-taxationOf',
    ])
    expect(benefitTaxPlaces(seenAt(path, '/api/choices/142', choice()))).toEqual([])
  },
)

test('what the pending balance waits for leads to the rule of what a status means', () => {
  const places = accountPlaces(
    seenAt('/MyAccount', '/api/member', { AvailableBalance: 1, PendingBalance: 3 }),
  )
  const pending = places.find(({ text }) => text === 'Waiting for the shop to confirm')
  expect(pending?.uses?.map(({ anchor }) => anchor)).toContain(
    'rule-account-transaction-way-transactionWay',
  )
})
