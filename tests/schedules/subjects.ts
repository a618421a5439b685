import { cancel, order } from './journeys/benefits.ts'
import { checkout } from './journeys/checkout.ts'
import type { Journey } from './journeys/journey.ts'
import { voucher } from './journeys/voucher.ts'
import { bank, card } from './journeys/withdrawals.ts'

export interface Subject {
  readonly main: Journey
  /** Another journey that the member can go to. */
  readonly beside?: Journey
}

export const subjects = {
  card: { main: card },
  bank: { main: bank },
  order: { main: order },
  cancel: { main: cancel },
  voucher: { main: voucher },
  checkout: { main: checkout, beside: voucher },
  'card and bank': { main: card, beside: bank },
} as const satisfies Readonly<Record<string, Subject>>

export type SubjectName = keyof typeof subjects

export const subjectNames = Object.keys(subjects) as readonly SubjectName[]
