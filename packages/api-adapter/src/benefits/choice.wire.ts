import type { Choice, Tab } from '@save/domain/benefits'
import { ChoiceId, TabId } from '@save/domain/kernel'
import { list, maybe, orElse } from '../wire/absent.wire.ts'
import { id } from '../wire/id.wire.ts'
import { record } from '../wire/record.wire.ts'
import { count, percent, text, wholeText } from '../wire/scalar.wire.ts'
import { wirePolicy } from '../wire/wire.policy.ts'

/** DATA-12. A missing journey type is read like an unknown one (OQ-079). */
export const ChoiceWire = record<Choice>()({
  id: ['Id', id(ChoiceId)],
  name: ['Name', orElse(text, '')],
  choiceLogo: ['ChoiceLogo', maybe(wholeText)],
  journeyType: ['JourneyType', orElse(count, 0)],
  detailsPageFullHtml: ['DetailsPageFullHtml', maybe(wholeText)],
  externalProviderLink: ['ExternalProviderLink', maybe(wholeText)],
  benefitInKindValue: ['BenefitInKindValue', maybe(percent)],
})

/** DATA-11: a tab in a list. */
export const TabWire = record<Tab>()({
  id: ['Id', id(TabId)],
  name: ['Name', orElse(text, '')],
  choices: ['Choices', list(ChoiceWire, wirePolicy.mostItems)],
})
