import type { Choice, Tab } from '@save/domain/benefits'
import { ChoiceId, TabId } from '@save/domain/kernel'
import { list, maybe, orElse } from '../wire/absent.wire.ts'
import { id } from '../wire/id.wire.ts'
import { record } from '../wire/record.wire.ts'
import { number, text } from '../wire/scalar.wire.ts'

/** DATA-12. A choice without a journey type is treated like any unknown one (OQ-079). */
export const ChoiceWire = record<Choice>()({
  id: ['Id', id(ChoiceId)],
  name: ['Name', orElse(text, '')],
  choiceLogo: ['ChoiceLogo', maybe(text)],
  journeyType: ['JourneyType', orElse(number, 0)],
  detailsPageFullHtml: ['DetailsPageFullHtml', maybe(text)],
  externalProviderLink: ['ExternalProviderLink', maybe(text)],
  benefitInKindValue: ['BenefitInKindValue', maybe(number)],
})

/** DATA-11. */
export const TabWire = record<Tab>()({
  id: ['Id', id(TabId)],
  name: ['Name', orElse(text, '')],
  choices: ['Choices', list(ChoiceWire)],
})
