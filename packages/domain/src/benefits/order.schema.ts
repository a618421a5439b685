import { Schema } from 'effect'
import { ChoiceId, Pence } from '../kernel/index.ts'
import type { OwnCalls } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import type { Choice } from './choice.schema.ts'

/** A valid National Insurance number, without spaces, in capitals: 'AB123456C'. */
export const NiNumber = Schema.String.pipe(Schema.brand('NiNumber'))
export type NiNumber = typeof NiNumber.Type

/** The body of a salary sacrifice order (API-42, OQ-078). */
export const SalarySacrificeOrder = Schema.Struct({
  choiceId: ChoiceId,
  name: Schema.String,
  /** The amount for a year (OQ-086). */
  salarySacrificeAmount: Pence,
  niNumber: NiNumber,
  payrollNumber: Schema.String,
  isDeclarationAccepted: Schema.Boolean,
})
export type SalarySacrificeOrder = typeof SalarySacrificeOrder.Type

export type OrderAnswer =
  | { readonly answer: 'ordered' }
  /** All messages from the server, in its order; may be empty (OQ-019, OQ-091). */
  | { readonly answer: 'refused'; readonly messages: readonly string[] }

/** The member after the cancellation. */
export interface CancelAnswer {
  readonly member: Member
}

/** The calls that the row of a choice reports. If it has no row, a note above the rows reports them. */
export const ownCancellation = (id: ChoiceId): OwnCalls => ({
  call: 'cancellation',
  about: String(id),
})

/** The calls that a choice's order page reports. */
export const ownSacrificeOrders = ({ id }: Pick<Choice, 'id'>): OwnCalls => ({
  call: 'salarySacrificeOrder',
  about: String(id),
})
