/** The interface between schedules and portal: what a member sees of a journey, and does there. */
import type { Truth } from '../world/calls.ts'
import type { Page } from '../world/page.ts'

export const journeyNames = ['card', 'bank', 'order', 'cancel', 'voucher', 'checkout'] as const
export type JourneyName = (typeof journeyNames)[number]

/** A figure on the screen. */
export interface Figure {
  readonly of: Truth
  readonly where: string
  /** Pounds, or what stands in their place while they are not known. */
  readonly text: string
}

/** Said of an order that can't be placed yet: its total is being read, or is not known. */
export const totalToCome = 'a total to come'

export interface ShownOrder {
  readonly lines: string
  readonly total: string | undefined
}

export interface Seen {
  /** The form or button is on the screen, rather than its placeholder. */
  readonly isThere: boolean
  /** The button that sends can be pressed. */
  readonly isOffered: boolean
  /** The screen offers to read again what could not be read. */
  readonly isUnread: boolean
  /** All that the screen says of calls, sentence by sentence. */
  readonly words: readonly string[]
  readonly figures: readonly Figure[]
  /** The content of the fields that are not secret. */
  readonly typed?: string | undefined
  /** What is in the basket and what it costs, where both are shown. */
  readonly basket?: string | undefined
  /** The order shown as placed and unpaid, by its lines and total. */
  readonly order?: ShownOrder | undefined
  /** The screen offers to set aside an order that is placed and unpaid. */
  readonly offersToLeaveOrder?: boolean
  /** What the button would send now, as shown on the screen: an amount, or an order's content. */
  readonly offer?: string | undefined
  /** The amount, in pounds, that the declaration was accepted for, while it is accepted. */
  readonly declared?: string | undefined
  /** The screen says why nothing is offered. */
  readonly says?: 'why' | undefined
  /** The benefits whose row reads 'Cancelled'. */
  readonly cancelled?: readonly string[]
  /** It shows what is in the basket, so that a voucher was bought. */
  readonly showsBasket?: boolean
}

/** The journey's screen, while the member is on it. */
export interface Screen {
  see(): Seen
  /** Sends what the form's button sends, even if it is disabled: a key press may come too late. */
  press(): void
  /** The one way to try again. */
  retry(): void
  /** Fills all fields; `text` and the amount, in whole pounds, tell one filling from another. */
  fill(text: string, pounds: number): void
  /** What the screen does once it is drawn: it may lead elsewhere. */
  drawn(): void
  /** Keeps the typed text for after the login. */
  keep(): void
  close(): void
}

/** The screen waits for what it needs, or could not get it and offers to try again. */
export const awaited = (isUnread: boolean): Seen => ({
  isThere: false,
  isOffered: false,
  isUnread,
  words: [],
  figures: [],
})

export interface Journey {
  readonly name: JourneyName
  open(page: Page): Screen
}

/** The sentences of a note, if there is one. */
export const sentencesIn = (note: string | undefined): readonly string[] =>
  note?.split(/(?<=\.) /) ?? []

/** Texts that no storage may ever hold. The password is that of the login over the page. */
export const secrets = {
  accountNumber: '90817263',
  sortCode: '40-47-84',
  rollNumber: 'ROLL/5522',
  niNumber: 'AB123456C',
  password: 'Corr3ct-horse!',
} as const

/** Billing details: kept only in the draft that a login gives back, and in no order's name. */
export const billing = {
  firstName: 'Ravi',
  lastName: 'Shah',
  street: '1 High Street',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  email: 'ravi@example.com',
} as const

/** What a member types, by the filling: in no other field and by no other member. */
export const typedBy = (member: string, filling: number): string => `${member}-typed-${filling}`
