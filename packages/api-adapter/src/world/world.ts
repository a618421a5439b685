import type { ChoiceId, OfferId, OrderId, Pence, RetailerId, VendorCode } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import type { SessionReports } from '@save/domain/session'
import type { SupportQuery } from '@save/domain/support'
import type { VoucherPurchase } from '@save/domain/vouchers'
import type { Catalogue } from './catalogue.ts'
import { type Clock, createClock } from './clock.ts'
import { memoizeWeak } from './memoize-weak.ts'

/** Wrong passwords in a row for one address, and the time of the last one. */
export interface Tries {
  readonly wrong: number
  readonly lastAt: number
}

/** A visit outside the portal, as the portal reported it. */
export type Destination =
  | { readonly to: 'retailer'; readonly retailer: RetailerId; readonly offer: OfferId }
  | { readonly to: 'provider'; readonly choice: ChoiceId }
  | { readonly to: 'vendor'; readonly vendor: VendorCode }

export interface LoggedVisit {
  readonly destination: Destination
  /** By the world's clock. */
  readonly at: number
}

export interface PlacedOrder {
  readonly id: OrderId
  readonly purchases: readonly VoucherPurchase[]
  /** Includes the surcharge of its payment method. */
  readonly total: Pence
  /** Given up: by the member or the provider, or replaced by a newer order of the same items. */
  readonly state: 'unpaid' | 'paid' | 'given up'
}

/**
 * The changes of a world. It starts with the catalogue's parts and replaces them one by one, never mutating them, so
 * that a world costs only as much memory as its changes.
 */
export interface WorldState {
  readonly catalogue: Catalogue
  readonly member: Member
  readonly password: string
  readonly favourites: readonly RetailerId[]
  /** The latest visits, oldest first. */
  readonly loggedVisits: readonly LoggedVisit[]
  /** Vouchers that are bought but not ordered, with the vendor's own discount. */
  readonly basket: readonly VoucherPurchase[]
  /** The latest orders, oldest first. */
  readonly orders: readonly PlacedOrder[]
  readonly tries: ReadonlyMap<string, Tries>
  /** Queries to support, the latest last. */
  readonly queries: readonly SupportQuery[]
}

/**
 * One browser's visit to a world. The server manages its session id and cookie. Without a server, refused calls are
 * reported as the HTTP client reports them.
 */
export interface Visit extends Partial<SessionReports> {
  signedIn: SignedIn | undefined
}

export interface SignedIn {
  readonly since: number
  /** The time of the last proof of identity, by sign-in or challenge. */
  readonly provenAt: number
  readonly rememberMe: boolean
}

/** One isolated world over a shared catalogue that it never changes. */
export interface World {
  readonly catalogue: Catalogue
  readonly clock: Clock
  /** The current state. Unchanged worlds with the same catalogue share one state. */
  readonly state: WorldState
  /** The only visitor's visit, in a world without a server in front. */
  readonly visit: Visit
  change(change: Partial<Omit<WorldState, 'catalogue'>>): void
  /**
   * Restores the initial world: nothing has happened, nobody is signed in, and the clock is right.
   */
  reset(): void
}

export interface WorldOptions extends Partial<SessionReports> {
  readonly catalogue: Catalogue
  /** Real time, in milliseconds since 1970. */
  readonly now?: () => number
}

export function createWorld({ catalogue, now, ...reports }: WorldOptions): World {
  const clock = createClock(now)
  const visit: Visit = { signedIn: undefined, ...reports }
  let state = firstStateOf(catalogue)

  return {
    catalogue,
    clock,
    visit,
    get state() {
      return state
    },
    change: (change) => {
      state = { ...state, ...change }
    },
    reset: () => {
      state = firstStateOf(catalogue)
      visit.signedIn = undefined
      clock.reset()
    },
  }
}

const nobodysTries: ReadonlyMap<string, Tries> = new Map()

const noQueries: readonly SupportQuery[] = []

const firstStateOf = memoizeWeak(
  (catalogue: Catalogue): WorldState => ({
    catalogue,
    member: catalogue.member,
    password: catalogue.password,
    favourites: catalogue.favourites,
    loggedVisits: [],
    basket: [],
    orders: [],
    tries: nobodysTries,
    queries: noQueries,
  }),
)
