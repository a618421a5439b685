import { followableLink } from '../kernel/index.ts'
import { benefitsMessages } from './benefits.messages.ts'
import { type Choice, journeyTypes } from './choice.schema.ts'

export type Journey = keyof typeof journeyTypes

/** How a choice is ordered; an unknown type has no external supplier (DATA-13, OQ-079). */
export function journeyOf({ journeyType }: Pick<Choice, 'journeyType'>): Journey {
  switch (journeyType) {
    case journeyTypes.directLink:
      return 'directLink'
    case journeyTypes.basicSupplier:
      return 'basicSupplier'
    default:
      return 'noExternalSupplier'
  }
}

/** What the cards call a choice (BENEFIT-05, SEARCH-21). */
export const choiceLabel = (choice: Pick<Choice, 'journeyType'>): string =>
  journeyOf(choice) === 'directLink'
    ? benefitsMessages.directSaving
    : benefitsMessages.salarySacrifice

/** Does it cost an amount of salary (CHOICE-04)? The direct-link journey does not (OQ-080). */
export const hasAmountEntry = (choice: Pick<Choice, 'journeyType'>): boolean =>
  journeyOf(choice) !== 'directLink'

/**
 * Where its provider or supplier is, in a new tab: http(s) or a path of this origin, otherwise none. A choice
 * without an external supplier has none, even with a link (CHOICE-03, OQ-031, OQ-079).
 */
export const providerLink = (
  choice: Pick<Choice, 'journeyType' | 'externalProviderLink'>,
): string | undefined =>
  journeyOf(choice) === 'noExternalSupplier'
    ? undefined
    : followableLink(choice.externalProviderLink)
