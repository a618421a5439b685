import type { Catalogue } from '@save/api-adapter/memory'
import type { Picture } from '@save/domain/dashboard'

const longName =
  'The Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch & Anstruther-Wolstenholme-Featherstonehaugh Cooperative Trading Company'

/** Markup in a name is plain text. */
const awkwardName = 'Smith & Sons <b>“Åäö” O’Brien</b> — İstanbul, 東京'

const named = <Thing extends { readonly name?: string }>(
  items: readonly Thing[],
): readonly (Thing & { readonly name: string })[] =>
  items.map((thing, index) => ({
    ...thing,
    name: index % 2 === 0 ? `${longName} ${index + 1}` : `${awkwardName} ${index + 1}`,
  }))

const described = (pictures: readonly Picture[]): readonly Picture[] =>
  pictures.map((picture) => ({ ...picture, description: `${longName}. ${awkwardName}.` }))

/** The same catalogue, with the longest and most awkward names. */
export const longNames = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  retailers: named(catalogue.retailers),
  vendors: named(catalogue.vendors),
  tabs: named(catalogue.tabs).map((tab) => ({ ...tab, choices: named(tab.choices) })),
  menu: named(catalogue.menu),
  wellness: named(catalogue.wellness),
  reward: named(catalogue.reward),
  member: {
    ...catalogue.member,
    transactions: named(catalogue.member.transactions),
    displayName: `${longName} ${awkwardName}`,
    name: {
      ...catalogue.member.name,
      firstName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    },
  },
  dashboard: {
    ...catalogue.dashboard,
    featuredComboOffers: described(catalogue.dashboard.featuredComboOffers),
    sidebarAdverts: described(catalogue.dashboard.sidebarAdverts),
    footerAdverts: described(catalogue.dashboard.footerAdverts),
  },
})
