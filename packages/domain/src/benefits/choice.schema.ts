import { Schema } from 'effect'
import { ChoiceId, TabId } from '../kernel/index.ts'

const text = Schema.optionalKey(Schema.String)

/** DATA-13. Any other number is treated like a choice without an external supplier (OQ-079). */
export const journeyTypes = {
  directLink: 50,
  noExternalSupplier: 100,
  basicSupplier: 200,
} as const

/** A benefit on offer (DATA-12). `detailsPageFullHtml` is HTML from the server. */
export const Choice = Schema.Struct({
  id: ChoiceId,
  name: Schema.String,
  choiceLogo: text,
  journeyType: Schema.Number,
  detailsPageFullHtml: text,
  externalProviderLink: text,
  /** Percent points; 0 if missing (OQ-087). */
  benefitInKindValue: Schema.optionalKey(Schema.Number),
})
export type Choice = typeof Choice.Type

/** DATA-11. */
export const Tab = Schema.Struct({
  id: TabId,
  name: Schema.String,
  choices: Schema.Array(Choice),
})
export type Tab = typeof Tab.Type
