/** The pages that the portal opens. */
import { boughtVouchers } from '@save/domain/checkout'
import type { OwnCalls } from '@save/domain/ledger'
import { requestedTransfers } from '@save/domain/withdrawal'
import { orderedChoice } from '../journeys/benefits.ts'
import type { JourneyName } from '../journeys/journey.ts'
import type { Navigation, Page } from './page.ts'

/** The thank-you, the basket and My Account report a call until the member leaves them. */
export function showNext({ outcomes }: Page, resultOf: JourneyName | undefined): () => void {
  const own = resultOf && nextPages[resultOf]
  if (own === undefined) return () => undefined
  outcomes.send({ type: 'page.shown', own, isSaying: true })
  return () => outcomes.send({ type: 'page.closed', own })
}

const nextPages: Partial<Readonly<Record<JourneyName, OwnCalls>>> = {
  order: { call: 'salarySacrificeOrder', about: String(orderedChoice), isNext: true },
  voucher: boughtVouchers,
  bank: requestedTransfers,
}

export const isToProvider = (navigation: Navigation): boolean =>
  navigation.action === 'go' && navigation.href.startsWith('https://pay.example/')

/** The pages that report a finished call by opening, each with the call's journey. */
export const resultAt: Readonly<Record<string, JourneyName>> = {
  'replace /choice/salarysacrifice/thankyou': 'order',
  'open /checkout': 'voucher',
  'open /myaccount': 'bank',
}

export const screenAt: Readonly<Record<string, JourneyName>> = {
  '/checkout': 'checkout',
  '/myaccount': 'card',
  '/withdrawviabank': 'bank',
}
