/** Which calls the pages of benefits report (OQ-135). */
import type { ChoiceId } from '../kernel/index.ts'
import type { OwnCalls } from '../ledger/index.ts'
import type { Choice } from './choice.schema.ts'

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
