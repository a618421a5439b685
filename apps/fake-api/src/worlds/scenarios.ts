import type { Catalogue, DashboardPlan } from '@save/api-adapter/memory'
import { nothing } from '@save/domain/kernel'
import type { PageConfiguration } from '@save/domain/shell'
import { longNames } from './long-names.ts'

/** One way in which a world differs from an ordinary one. Several can hold at once. */
export interface Scenario {
  readonly says: string
  readonly catalogue?: (catalogue: Catalogue) => Catalogue
  readonly configuration?: Partial<PageConfiguration>
  /** Is a sign-in not enough for wallet pages, so that a challenge is due at once? */
  readonly isProofOld?: true
}

const nothingOnDashboard: DashboardPlan = {
  featuredCashback: [],
  extraCashback: [],
  newestCashback: [],
  featuredVouchers: [],
  extraVouchers: [],
  tabs: [],
  featuredComboOffers: [],
  sidebarAdverts: [],
  footerAdverts: [],
}

const withoutStatements = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  member: {
    ...catalogue.member,
    canSeeTotalRewardStatement: false,
    canSeeTotalWellnessStatement: false,
  },
})

const withBanners = (catalogue: Catalogue, most: number): Catalogue => ({
  ...catalogue,
  banners: Object.fromEntries(
    Object.entries(catalogue.banners).map(([category, pictures]) => [
      category,
      pictures.slice(0, most),
    ]),
  ),
})

export const scenarios = {
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
    catalogue: (catalogue) => ({
      ...withoutStatements(catalogue),
      favourites: [],
      dashboard: nothingOnDashboard,
    }),
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
    says: 'Names are as long and as awkward as names can be.',
    catalogue: longNames,
  },
  'zero-balance': {
    says: 'Nothing can be withdrawn.',
    catalogue: (catalogue) => ({
      ...catalogue,
      member: { ...catalogue.member, availableBalance: nothing },
    }),
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
    says: 'The employer’s own logo stands in the top bar.',
    configuration: { memberLogoLink: '/images/employer/wide.svg' },
  },
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[]

/** What several scenarios come to together; where two say different things, the later one holds. */
export interface Circumstances {
  readonly catalogue: (catalogue: Catalogue) => Catalogue
  readonly configuration: Partial<PageConfiguration>
  readonly isProofOld: boolean
}

export function circumstancesOf(names: readonly ScenarioName[]): Circumstances {
  const chosen: readonly Scenario[] = names.map((name) => scenarios[name])
  return {
    catalogue: (catalogue) =>
      chosen.reduce((changed, scenario) => scenario.catalogue?.(changed) ?? changed, catalogue),
    configuration: Object.assign({}, ...chosen.map(({ configuration }) => configuration)),
    isProofOld: chosen.some(({ isProofOld }) => isProofOld === true),
  }
}
