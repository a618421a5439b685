import { benefitsMessages } from './benefits.messages.ts'
import { type Choice, journeyTypes } from './choice.schema.ts'

/** What the cards call a choice (BENEFIT-05, SEARCH-21). */
export const choiceLabel = (choice: Pick<Choice, 'journeyType'>): string =>
  choice.journeyType === journeyTypes.directLink
    ? benefitsMessages.directSaving
    : benefitsMessages.salarySacrifice
