/** The calls of a page as the scripted server sees them, and how each can end. */

/** The calls that move money or place an order. */
export const moneyKinds = ['card', 'bank', 'order', 'cancel', 'voucher', 'place', 'pay'] as const
export type MoneyKind = (typeof moneyKinds)[number]

/** The data that show the effect afterwards, and that figures are read from. */
export const truths = ['member', 'basket', 'credit', 'debit'] as const
export type Truth = (typeof truths)[number]

export type CallKind = MoneyKind | Truth | 'logout'

export const isMoney = (kind: CallKind): kind is MoneyKind =>
  (moneyKinds as readonly string[]).includes(kind)
export const isTruth = (kind: CallKind): kind is Truth =>
  (truths as readonly string[]).includes(kind)

export const verdicts = [
  'good',
  'refused',
  'unauthorised',
  'forbidden',
  'broken',
  'garbled',
  'empty',
  'lost',
] as const
/** What happens to a call: an answer of some kind, or none. */
export type Verdict = (typeof verdicts)[number]

/** What its sender can know about it afterwards. */
export type Ending =
  /** The answer says that it was done. */
  | 'done'
  /** An answer came, and does not say how it ended (OQ-116). */
  | 'unsaid'
  /** The answer says that it was done, without showing it: what is read afterwards tells (OQ-113). */
  | 'claimed'
  /** The server refuses in its own words. */
  | 'refused'
  /** 401 or 403: certainly nothing was done. */
  | 'failed'
  /** No usable answer: it may have been done. */
  | 'lost'
  /** Its sender stopped listening. */
  | 'unheard'
  /** The page was gone before the answer. */
  | 'cut off'

const uncertain: readonly (Ending | undefined)[] = [
  'lost',
  'unheard',
  'cut off',
  'unsaid',
  'claimed',
]

export const isUncertain = (ending: Ending | undefined): boolean => uncertain.includes(ending)

/** How the caller hears an answer with nothing in it. */
const emptySays: Partial<Record<CallKind, Ending>> = {
  card: 'unsaid',
  cancel: 'claimed',
  order: 'done',
  voucher: 'done',
}

/** Such an answer comes whether or not it was done: only what is read afterwards tells. */
export const emptyTellsNothing = (kind: CallKind): boolean =>
  ['unsaid', 'claimed'].includes(emptySays[kind] ?? '')

/** How the caller hears a verdict. */
export function endingOf(kind: MoneyKind, verdict: Verdict): Ending {
  switch (verdict) {
    case 'good':
      return 'done'
    case 'refused':
      return kind === 'pay' || kind === 'cancel' ? 'failed' : 'refused'
    case 'unauthorised':
    case 'forbidden':
      return 'failed'
    case 'empty':
      return emptySays[kind] ?? 'lost'
    default:
      return 'lost'
  }
}

const paths: readonly (readonly [string, CallKind])[] = [
  ['GET /api/WithdrawSavings', 'card'],
  ['POST /api/WithdrawSavingsViaBank', 'bank'],
  ['POST /api/PurchaseChoice', 'order'],
  ['POST /api/CancelChoice', 'cancel'],
  ['POST /api/PurchaseNGCVoucher', 'voucher'],
  ['POST /api/order', 'place'],
  ['GET /api/member', 'member'],
  ['GET /api/Basket', 'basket'],
  ['POST /api/logout', 'logout'],
]

/** None: a call that no schedule decides about, such as the one for the vendors. */
export function kindOf(method: string, { pathname, searchParams }: URL): CallKind | undefined {
  if (pathname === '/api/Basket/Total')
    return searchParams.get('paymentMethod') === 'credit' ? 'credit' : 'debit'
  if (/^\/api\/Order\/[^/]+\/Pay$/.test(pathname)) return 'pay'
  return paths.find(([path]) => path === `${method} ${pathname}`)?.[1]
}
