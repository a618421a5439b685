import { Schema } from 'effect'
import { ChoiceId, Pence } from '../kernel/index.ts'
import type { OwnCalls } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import type { Choice } from './choice.schema.ts'

/** A valid National Insurance number, without spaces, in capitals: 'AB123456C'. */
export const NiNumber = Schema.String.pipe(Schema.brand('NiNumber'))
export type NiNumber = typeof NiNumber.Type

/** What a salary sacrifice order sends (API-42, OQ-078). */
export const SalarySacrificeOrder = Schema.Struct({
  choiceId: ChoiceId,
  name: Schema.String,
  /** For a year (OQ-086). */
  salarySacrificeAmount: Pence,
  niNumber: NiNumber,
  payrollNumber: Schema.String,
  isDeclarationAccepted: Schema.Boolean,
})
export type SalarySacrificeOrder = typeof SalarySacrificeOrder.Type

export type OrderAnswer =
  | { readonly answer: 'ordered' }
  /** Every message of the server, in its order; may be empty (OQ-019, OQ-091). */
  | { readonly answer: 'refused'; readonly messages: readonly string[] }

/** The member after the cancellation; none when the body holds no member (OQ-113). */
export interface CancelAnswer {
  readonly member?: Member | undefined
}

/** What the row of one choice reports. Of a choice without a row, a note above the rows tells. */
export const ownCancellation = (id: ChoiceId): OwnCalls => ({
  call: 'cancellation',
  about: String(id),
})

/** What the page of a choice's order reports in its own words. */
export const ownSacrificeOrders = ({ id }: Pick<Choice, 'id'>): OwnCalls => ({
  call: 'salarySacrificeOrder',
  about: String(id),
})
