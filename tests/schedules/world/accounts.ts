/** The scripted server's two members, and their JSON. */

export type MemberName = 'Priya' | 'Sam'

export interface Line {
  readonly vendor: string
  /** In pence. */
  readonly amount: number
}

export interface PlacedOrder {
  readonly id: string
  readonly lines: readonly Line[]
  readonly totals: Totals
}

export interface Totals {
  readonly credit: number
  readonly debit: number
}

interface Choice {
  readonly id: string
  readonly isCancelled: boolean
}

/**
 * Every change that a member could see makes a new edition. The pence of every figure are its edition's number, so an
 * outdated figure is recognisable.
 */
export interface Account {
  readonly name: MemberName
  readonly email: string
  /** In whole pounds. */
  pounds: number
  edition: number
  choices: readonly Choice[]
  basket: readonly Line[]
  orders: readonly PlacedOrder[]
  /** True if the employer allows bank transfers. */
  isBankOn: boolean
  /** The outcome of the last card withdrawal, which stays on the member (OQ-116). */
  lastStatus?: number
}

export const choiceIds = ['21', '22', '23', '24', '25', '26'] as const

export const accountOf = (name: MemberName): Account => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
  pounds: name === 'Priya' ? 900 : 500,
  edition: 1,
  choices: choiceIds.map((id) => ({ id, isCancelled: false })),
  basket: [{ vendor: 'Bookshop', amount: name === 'Priya' ? 95_00 : 45_00 }],
  orders: [],
  isBankOn: true,
})

export const balanceOf = ({ pounds, edition }: Account): number => pounds * 100 + edition

/** Paying by credit card costs two pounds more. */
export function totalsOf({ basket, edition, name }: Account): Totals {
  const sum = basket.reduce((sum, { amount }) => sum + amount, 0)
  const debit = sum === 0 ? 0 : sum + edition + (name === 'Sam' ? 1000_00 : 0)
  return { debit, credit: sum === 0 ? 0 : debit + 2_00 }
}

export const memberJson = (account: Account): object => ({
  Name: { FirstName: account.name, LastName: 'Shah' },
  DisplayName: account.name,
  EmailAddress: account.email,
  AvailableBalance: balanceOf(account) / 100,
  PendingBalance: 0,
  IsSavingsWithdrawalOn: true,
  IsSavingsBankTransferEnabled: account.isBankOn,
  CanSeeMyBenefits: true,
  WithdrawalCountLimit: 2,
  WithdrawalLimitInPounds: 250,
  Transactions: [],
  Choices: account.choices.map(({ id, isCancelled }) => ({
    Id: id,
    Name: `Benefit ${id}`,
    Status: isCancelled ? 'Cancelled' : 'Active',
    IsCancelled: isCancelled,
    CreationDate: '2026-01-05T00:00:00',
  })),
  ...(account.lastStatus !== undefined && { SavingsWithdrawalHttpStatus: account.lastStatus }),
})

export const basketJson = ({ basket }: Account): object => ({
  HasDeliverables: false,
  Items: basket.map(({ vendor, amount }) => ({
    Quantity: 1,
    NGCPurchase: { VendorName: vendor, Amount: amount / 100, NetDiscount: amount / 100 },
  })),
})
