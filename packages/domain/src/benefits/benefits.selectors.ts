/** Tabs and choices as the screens show them. */
import { type ChoiceId, isBlank, itemsOfPage, type TabId } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { choicePath, type MenuItem, paths } from '../shell/index.ts'
import { benefitsMessages } from './benefits.messages.ts'
import { benefitsPolicy } from './benefits.policy.ts'
import { choiceMessages } from './choice.messages.ts'
import { choiceLabel, hasAmountEntry, journeyOf, providerLink } from './choice.rules.ts'
import type { Choice, Tab } from './choice.schema.ts'

/** The target of the back links on the tab, choice and thank-you pages (BENEFIT-09, SALSAC-24). */
export const benefitsBackPath = paths.dashboard

export interface ChoiceCardView {
  readonly id: ChoiceId
  readonly name: string
  readonly path: string
  /** Without an image the card shows the default one (BENEFIT-04). */
  readonly image: string | undefined
  readonly label: string
}

/** The heading of a tab: its name, which the menu knows before we have read the tab (BENEFIT-02). */
export const tabTitle = (
  id: TabId,
  tab: Tab | undefined,
  menu: readonly MenuItem[] | undefined,
): string =>
  tab?.name || menu?.find(({ tabId }) => tabId === id)?.name || benefitsMessages.ours.benefits

/** One page of a tab's choices, in the server's order (BENEFIT-03 to BENEFIT-07). */
export const choiceCards = ({ choices }: Tab, page: number): readonly ChoiceCardView[] =>
  itemsOfPage(choices, page).map(choiceCard)

const choiceCard = (choice: Choice): ChoiceCardView => ({
  id: choice.id,
  name: choice.name,
  path: choicePath(choice.id),
  image: logoOf(choice),
  label: choiceLabel(choice),
})

const logoOf = ({ choiceLogo }: Choice): string | undefined =>
  isBlank(choiceLogo) ? undefined : choiceLogo

export interface HeldView {
  /** Tells the member that they have the benefit, and its status. */
  readonly status: string
  /** The link to My Account, missing for members without My Benefits there. */
  readonly seeIt: string | undefined
  /** Says that another order changes the amount. Missing unless the benefit is in force. */
  readonly orderAgain: string | undefined
}

/** Describes the member's own benefit on its choice's page. `undefined` if they don't have it. */
export function heldView(
  { choices, canSeeMyBenefits }: Member,
  id: ChoiceId,
): HeldView | undefined {
  const ownChoice = choices.find((choice) => choice.id === id && !choice.isCancelled)
  const { inBenefits, seeInAccount, orderAgain } = choiceMessages.ours
  return (
    ownChoice && {
      status: inBenefits(ownChoice.status ?? ''),
      seeIt: canSeeMyBenefits ? seeInAccount : undefined,
      orderAgain: ownChoice.status === benefitsPolicy.statusInForce ? orderAgain : undefined,
    }
  )
}

export interface ChoiceView {
  readonly name: string
  readonly label: string
  /** Without an image the page shows the default one. */
  readonly image: string | undefined
  /** HTML from the server; empty if there is none. */
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
