/** The calls of a schedule, as the server sees them, and how each can end. */

/** The calls that move money or place an order, each with its purse and path. */
export const moneyCalls = {
  card: { purse: 'savings', path: 'GET /api/WithdrawSavings' },
  bank: { purse: 'savings', path: 'POST /api/WithdrawSavingsViaBank' },
  order: { purse: 'salary', path: 'POST /api/PurchaseChoice' },
  cancel: { purse: 'benefits', path: 'POST /api/CancelChoice' },
  voucher: { purse: 'basket', path: 'POST /api/PurchaseNGCVoucher' },
  place: { purse: 'basket', path: 'POST /api/order' },
  pay: { purse: 'payment', path: 'POST /api/Order/*/Pay' },
} as const

export type MoneyKind = keyof typeof moneyCalls
const moneyKinds = Object.keys(moneyCalls) as readonly MoneyKind[]

/** The data that shows what a call changed, and the source of the figures on screen. */
export const resourceNames = ['member', 'basket', 'credit', 'debit'] as const
export type Truth = (typeof resourceNames)[number]

export type CallKind = MoneyKind | Truth | 'logout'

export const isMoney = (kind: CallKind): kind is MoneyKind => kind in moneyCalls
export const isTruth = (kind: CallKind): kind is Truth =>
  (resourceNames as readonly string[]).includes(kind)

/** The possible ends of a call, as steps write them. */
export const callEndings = {
  good: 'answered well',
  refused: 'refused',
  unauthorised: 'answered with 401',
  forbidden: 'answered with 403',
  broken: 'answered with 500',
  gateway: 'answered with 502',
  garbled: 'answered with HTML',
  empty: 'answered with nothing',
  lost: 'lost',
} as const
export type Verdict = keyof typeof callEndings
export const verdictNames = Object.keys(callEndings) as readonly Verdict[]

/** `undefined` for a call that no schedule decides, such as reading the vendors. */
export function kindOf(method: string, { pathname, searchParams }: URL): CallKind | undefined {
  const call = `${method} ${pathname.replace(/(?<=^\/api\/Order\/)[^/]+/, '*')}`
  switch (call) {
    case 'GET /api/member':
      return 'member'
    case 'GET /api/Basket':
      return 'basket'
    case 'GET /api/Basket/Total':
      return searchParams.get('paymentMethod') === 'credit' ? 'credit' : 'debit'
    case 'POST /api/logout':
      return 'logout'
    default:
      return moneyKinds.find((kind) => moneyCalls[kind].path === call)
  }
}
