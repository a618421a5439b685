import { Schema } from 'effect'
import { supportCategories } from './support.policy.ts'

export const SupportCategory = Schema.Literals(supportCategories)
export type SupportCategory = typeof SupportCategory.Type

/** The body of a query: all seven fields, even if empty (DATA-27, OQ-125). */
export const SupportQuery = Schema.Struct({
  name: Schema.String,
  email: Schema.String,
  telephone: Schema.String,
  address: Schema.String,
  /** Empty if the member gives none. */
  orderNumber: Schema.String,
  /** The description. */
  text: Schema.String,
  /** The category's label. Servers accept any text, or none (section 5). */
  type: Schema.String,
})
export type SupportQuery = typeof SupportQuery.Type

export type SupportAnswer =
  | { readonly answer: 'sent' }
  /** All messages from the server, in its order; may be empty (SUPPORT-17, OQ-019). */
  | { readonly answer: 'refused'; readonly messages: readonly string[] }
