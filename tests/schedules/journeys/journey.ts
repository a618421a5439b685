/** The interface between schedules and portal: what members see of a journey, and what they can do there. */
import type { Truth } from '../world/calls.ts'
import type { Page } from '../world/page.ts'

export type JourneyName = 'card' | 'bank' | 'order' | 'cancel' | 'voucher' | 'checkout'

/** A figure on the screen. */
export interface Figure {
  readonly of: Truth
  readonly where: string
  /** Pounds, or the text that replaces an unknown amount. */
  readonly text: string
}

/** Shown for an order that can't be placed yet, because its total is being read or is unknown. */
export const totalToCome = 'a total to come'

export interface ShownOrder {
  readonly lines: string
  readonly total: string | undefined
}

export interface Seen {
  /** True if the form or button is on the screen, not its placeholder. */
  readonly isThere: boolean
  /** True if the submit button is enabled. */
  readonly isOffered: boolean
  /** True if the screen offers to repeat a failed read. */
  readonly isUnread: boolean
  /** Every message about calls on the screen. */
  readonly sentences: readonly string[]
  readonly figures: readonly Figure[]
  /** The text in the fields that aren't secret. */
  readonly typed?: string | undefined
  /** The content of the basket and its cost, if both are shown. */
  readonly basket?: string | undefined
  /** The order shown as placed and unpaid, with its lines and total. */
  readonly order?: ShownOrder | undefined
  /** What the button would send now, according to the screen: an amount, or an order's content. */
  readonly offer?: string | undefined
  /** The amount, in pounds, for which the declaration is accepted. */
  readonly declared?: string | undefined
  /** Set if the screen explains why nothing is offered. */
  readonly says?: 'why' | undefined
  /** The benefits whose rows show 'Cancelled'. */
  readonly cancelled?: readonly string[]
  /** True if it shows the basket's content, so that the member sees the bought voucher. */
  readonly showsBasket?: boolean
}

/** The journey's screen, while the member is there. */
export interface Screen {
  see(): Seen
  /** Sends what the form's button sends, even if it is disabled, since a key press may come too late. */
  press(): void
  /** Presses the only button to try again. */
  retry(): void
  /** Fills in all fields. `text` and the amount, in whole pounds, identify this filling. */
  fill(text: string, pounds: number): void
  /** Does what the screen does once it has rendered, such as opening another page. */
  drawn(): void
  /** Stores the typed text while the login covers the screen. */
  keep(): void
  close(): void
}

/** The screen waits for its data, or couldn't read it and offers to try again. */
export const awaited = (isUnread: boolean): Seen => ({
  isThere: false,
  isOffered: false,
  isUnread,
  sentences: [],
  figures: [],
})

export interface Journey {
  readonly name: JourneyName
  open(page: Page): Screen
}

export const sentencesIn = (note: string | undefined): readonly string[] =>
  note?.split(/(?<=\.) /) ?? []

/** Texts that no storage may ever contain. The password is for the login overlay. */
export const secrets = {
  accountNumber: '90817263',
  sortCode: '40-47-84',
  rollNumber: 'ROLL/5522',
  niNumber: 'AB123456C',
  password: 'Corr3ct-horse!',
} as const

/** Billing details. Stored only in the draft during a login, never with an order. */
export const billing = {
  firstName: 'Ravi',
  lastName: 'Shah',
  street: '1 High Street',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  email: 'ravi@example.com',
} as const

/** A member's typed text, different each time and for each member. */
export const typedBy = (member: string, filling: number): string => `${member}-typed-${filling}`
