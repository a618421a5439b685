import type { Catalogue, World } from '@save/api-adapter/memory'
import type { PageConfiguration } from '@save/domain/shell'
import type { CatalogueSize } from '../demonstration/seed/catalogue.ts'
import { awkwardHtml } from './awkward-html.ts'
import type { Fault } from './faults.ts'
import { longNames } from './long-names.ts'
import { asNewMember } from './members.ts'
import { askForBankTransfer, withdrawToCardToday } from './past-events.ts'
import {
  withBanners,
  withEmptyLists,
  withEverythingOff,
  withLittleBalance,
  withNoBalance,
  withNothingOnDashboard,
  withoutStatements,
} from './scenario-catalogues.ts'

/** A difference from an ordinary world. Several can be combined. */
export interface Scenario {
  readonly says: string
  readonly catalogue?: (catalogue: Catalogue) => Catalogue
  readonly configuration?: Partial<PageConfiguration>
  /** True if a sign-in isn't enough proof for wallet pages, so that a challenge is due at once. */
  readonly isProofOld?: true
  /** The size of the catalogue, if unusual. */
  readonly size?: Partial<CatalogueSize>
  /** Changes the world before anybody opens it. */
  readonly begin?: (world: World) => void
  /** Faults from the start, after the requested ones. */
  readonly faults?: readonly Fault[]
}

export const scenarios = {
  'new-member': {
    says: 'The member has just joined: no favourites, no savings, no benefits.',
    catalogue: asNewMember,
  },
  'no-favourites': {
    says: 'The member has starred no retailer.',
    catalogue: (catalogue) => ({ ...catalogue, favourites: [] }),
  },
  'no-statements': {
    says: 'The employer offers neither of the two statements.',
    catalogue: withoutStatements,
  },
  'empty-menu': {
    says: 'The server’s menu has no items.',
    catalogue: (catalogue) => ({ ...catalogue, menu: [] }),
  },
  'empty-dashboard': {
    says: 'Every list of the dashboard is empty, and no statement is offered.',
    catalogue: withNothingOnDashboard,
  },
  'empty-lists': {
    says: 'Every list of the portal is empty.',
    catalogue: withEmptyLists,
  },
  'single-banner': {
    says: 'The carousel has one picture only.',
    catalogue: (catalogue) => withBanners(catalogue, 1),
  },
  'no-banners': {
    says: 'The carousel has no picture.',
    catalogue: (catalogue) => withBanners(catalogue, 0),
  },
  'long-names': {
    says: 'Names are as long and as awkward as possible.',
    catalogue: longNames,
  },
  'awkward-html': {
    says: 'Texts shown as HTML contain the worst possible HTML.',
    catalogue: awkwardHtml,
  },
  'large-catalogue': {
    says: 'There are 10,000 retailers.',
    size: { retailers: 10_000 },
  },
  'credit-charge': {
    says: 'Paying by credit costs 2% more, so that each payment method has its own total.',
    catalogue: (catalogue) => ({ ...catalogue, creditCharge: 0.02 }),
  },
  'zero-balance': {
    says: 'Nothing can be withdrawn.',
    catalogue: withNoBalance,
  },
  'below-minimum': {
    says: 'The balance is above zero, but too small to withdraw.',
    catalogue: withLittleBalance,
  },
  'everything-off': {
    says: 'The employer has switched off withdrawals, benefits and statements.',
    catalogue: withEverythingOff,
  },
  'withdrawn-today': {
    says: 'The member has withdrawn to the card today, as often as the daily limit allows.',
    begin: withdrawToCardToday,
  },
  'bank-request-pending': {
    says: 'A bank transfer has been requested and has not cleared yet.',
    begin: askForBankTransfer,
  },
  'local-logout': {
    says: 'The host signs members out itself, so a challenge goes to /MemberChallenge.',
    configuration: { localLogout: 'True' },
  },
  're-challenge-due': {
    says: 'Wallet pages ask for the password although the member has just signed in.',
    isProofOld: true,
  },
  'employer-logo': {
    says: 'The employer’s own logo is in the top bar.',
    configuration: { memberLogoLink: '/images/employer/wide.svg' },
  },
  signs: {
    says: 'The host wants signs of trouble in members’ browsers; they are listed on this page.',
    configuration: { signsTo: '/signs' },
  },
  slow: {
    says: 'Every answer, except to the sign-in, takes two seconds longer.',
    faults: [{ call: '*', delayMs: 2_000 }],
  },
  failing: {
    says: 'Every call but the sign-in answers 500.',
    faults: [{ call: '*', kind: 'error' }],
  },
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[]

/** Several scenarios combined; if two set the same thing, the later one wins. */
export interface Circumstances {
  readonly catalogue: (catalogue: Catalogue) => Catalogue
  readonly configuration: Partial<PageConfiguration>
  readonly isProofOld: boolean
  readonly size: Partial<CatalogueSize>
  readonly faults: readonly Fault[]
  readonly begin: (world: World) => void
}

export function circumstancesOf(names: readonly ScenarioName[]): Circumstances {
  const chosen: readonly Scenario[] = names.map((name) => scenarios[name])
  return {
    catalogue: (catalogue) =>
      chosen.reduce((changed, scenario) => scenario.catalogue?.(changed) ?? changed, catalogue),
    configuration: Object.assign({}, ...chosen.map(({ configuration }) => configuration)),
    isProofOld: chosen.some(({ isProofOld }) => isProofOld === true),
    size: Object.assign({}, ...chosen.map(({ size }) => size)),
    faults: chosen.flatMap(({ faults = [] }) => faults),
    begin: (world) => {
      for (const { begin } of chosen) begin?.(world)
    },
  }
}
