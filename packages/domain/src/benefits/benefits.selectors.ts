/** Tabs and choices as screens show them. */
import { type ChoiceId, clampPage, isBlank, itemsOfPage, pageCountOf } from '../kernel/index.ts'
import { choicePath, paths } from '../shell/index.ts'
import { choiceMessages } from './choice.messages.ts'
import { choiceLabel, hasAmountEntry, journeyOf, providerLink } from './choice.rules.ts'
import type { Choice, Tab } from './choice.schema.ts'

/** Where the ways back lead (BENEFIT-09, SALSAC-24). */
export const benefitsLinks = {
  fromTab: paths.dashboard,
  fromChoice: paths.dashboard,
  fromThankYou: paths.dashboard,
} as const

export interface ChoiceCardView {
  readonly id: ChoiceId
  readonly name: string
  readonly path: string
  /** None: the card shows the default image (BENEFIT-04). */
  readonly image: string | undefined
  readonly label: string
}

export interface TabListView {
  readonly name: string
  readonly cards: readonly ChoiceCardView[]
  readonly isEmpty: boolean
  /** The nearest page that there is (OQ-069, OQ-073). */
  readonly page: number
  readonly pageCount: number
}

/** One page of a tab's choices, in the server's order (BENEFIT-02 to BENEFIT-08). */
export function tabListView(tab: Tab, wantedPage: number): TabListView {
  const pageCount = pageCountOf(tab.choices.length)
  const page = clampPage(wantedPage, pageCount)
  return {
    name: tab.name,
    cards: itemsOfPage(tab.choices, page).map(choiceCard),
    isEmpty: tab.choices.length === 0,
    page,
    pageCount,
  }
}

const choiceCard = (choice: Choice): ChoiceCardView => ({
  id: choice.id,
  name: choice.name,
  path: choicePath(choice.id),
  image: logoOf(choice),
  label: choiceLabel(choice),
})

const logoOf = ({ choiceLogo }: Choice): string | undefined =>
  isBlank(choiceLogo) ? undefined : choiceLogo

export interface ChoiceView {
  readonly name: string
  readonly label: string
  /** None: the default image. */
  readonly image: string | undefined
  /** HTML from the server; empty when there is none. */
  readonly html: string
  readonly journey: {
    readonly heading: string
    readonly text: string
    readonly link: { readonly text: string; readonly href: string } | undefined
  }
  readonly hasAmountEntry: boolean
}

/** CHOICE-01 to CHOICE-04. */
export function choiceView(choice: Choice): ChoiceView {
  const journey = journeyOf(choice)
  const { visitProvider, visitSupplier, ...sections } = choiceMessages.ours
  const href = providerLink(choice)
  const linkText = journey === 'directLink' ? visitProvider : visitSupplier
  return {
    name: choice.name,
    label: choiceLabel(choice),
    image: logoOf(choice),
    html: choice.detailsPageFullHtml ?? '',
    journey: {
      ...sections[journey],
      link: href === undefined ? undefined : { text: linkText, href },
    },
    hasAmountEntry: hasAmountEntry(choice),
  }
}
