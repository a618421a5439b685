import { followableLink } from '../kernel/index.ts'
import { benefitsMessages } from './benefits.messages.ts'
import { type Choice, journeyTypes } from './choice.schema.ts'

export type Journey = keyof typeof journeyTypes

/** Maps a journey type to the way a choice is ordered; an unknown type has no external supplier (DATA-13, OQ-079). */
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

/** The label of a choice on cards (BENEFIT-05, SEARCH-21). */
export const choiceLabel = (choice: Pick<Choice, 'journeyType'>): string =>
  journeyOf(choice) === 'directLink'
    ? benefitsMessages.directSaving
    : benefitsMessages.salarySacrifice

/** True if it costs an amount of salary (CHOICE-04), unlike a direct link (OQ-080). */
export const hasAmountEntry = (choice: Pick<Choice, 'journeyType'>): boolean =>
  journeyOf(choice) !== 'directLink'

/**
 * The address of the choice's provider or supplier, which opens in a new tab: http(s) or a path of this origin.
 * `undefined` for other addresses, and for choices without an external supplier, even if they have a link (CHOICE-03,
 * OQ-031, OQ-079).
 */
export const providerLink = (
  choice: Pick<Choice, 'journeyType' | 'externalProviderLink'>,
): string | undefined =>
  journeyOf(choice) === 'noExternalSupplier'
    ? undefined
    : followableLink(choice.externalProviderLink)
