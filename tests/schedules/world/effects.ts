/** A money call's effect on its member's account, the server's answers to it, and the rest of the server. */
import { type Account, balanceOf, memberJson, totalsOf } from './accounts.ts'
import type { MoneyKind } from './calls.ts'

type Body = Readonly<Record<string, unknown>>

/** Performs the request, and returns the body of the answer. */
export type Effect = (account: Account, body: Body, path: string) => unknown

const changed = (account: Account): void => {
  account.edition += 1
}

const provider = 'https://pay.example/'

/** Each changes the account once, and only a change makes a new edition. */
export const effects: Readonly<Record<MoneyKind, Effect>> = {
  card(account) {
    account.pounds -= 5
    account.lastStatus = 201
    changed(account)
    return memberJson(account)
  },
  bank(account, { transferValue }) {
    account.pounds -= Number(transferValue)
    changed(account)
    return { SavingsWithdrawalHttpStatus: 201, DataValidationErrors: [] }
  },
  order(account, { ChoiceId }) {
    account.choices = [
      ...account.choices,
      { id: `${ChoiceId}-${account.edition}`, isCancelled: false },
    ]
    changed(account)
    return {}
  },
  cancel(account, { ChoiceId }) {
    account.choices = account.choices.map((choice) =>
      choice.id === ChoiceId ? { ...choice, isCancelled: true } : choice,
    )
    changed(account)
    return memberJson(account)
  },
  voucher(account, { amount }) {
    account.basket = [...account.basket, { vendor: 'Bookshop', amount: Number(amount) * 100 }]
    changed(account)
    return {}
  },
  place(account) {
    const id = `${account.name}-${account.orders.length + 1}`
    // If the basket is empty, the unpaid order is placed again, with other details.
    const { lines, totals } = account.orders.at(-1) ?? { lines: [], totals: totalsOf(account) }
    const isAnew = account.basket.length === 0
    const order = isAnew
      ? { id, lines, totals }
      : { id, lines: account.basket, totals: totalsOf(account) }
    account.orders = [...account.orders, order]
    account.basket = []
    changed(account)
    return { OrderId: id }
  },
  pay: (_, __, path) => `${provider}${path.split('/')[3]}`,
}

/** The server's messages for a refusal, with their status. */
export const refusals: Readonly<
  Record<MoneyKind, (account: Account) => { status: number; json: unknown }>
> = {
  // The status stays on the member, as after a successful withdrawal.
  card(account) {
    account.lastStatus = 409
    return { status: 200, json: memberJson(account) }
  },
  bank: (account) =>
    balanceOf(account) > 0
      ? { status: 406, json: { SavingsWithdrawalHttpStatus: 406, DataValidationErrors: [] } }
      : { status: 412, json: { SavingsWithdrawalHttpStatus: 412, DataValidationErrors: [] } },
  order: () => modelState,
  cancel: () => ({ status: 404, json: {} }),
  voucher: () => modelState,
  place: () => modelState,
  pay: () => ({ status: 404, json: {} }),
}

const modelState = { status: 400, json: { ModelState: { '': ['Not at present.'] } } }

export const jsonAnswer = (status: number, json: unknown): Response =>
  Response.json(json, { status })

const vendor = {
  VendorCode: 'BOOK',
  Name: 'Bookshop',
  PercentageDiscount: 0.05,
  HasRangedRange: true,
  MinimumRangedEnterManuallyAmount: 5,
  Inventory: { Range: { Currency: 'GBP' } },
}

const answers: Readonly<Record<string, unknown>> = {
  '/api/NGCVendors': [vendor],
  '/api/choices/7': { Id: '7', Name: 'Bicycle', JourneyType: 100, BenefitInKindValue: 0 },
  '/api/MinimumWithdrawalSettings': { MinimumMemberWithdrawalAmount: 1 },
  '/api/member/RequiresReAuth': false,
  '/api/DashboardData': {},
}

/** Calls that no schedule decides have one fixed answer, which comes at once. */
export const restOfTheServer = (path: string): unknown => answers[path] ?? []
