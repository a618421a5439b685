import type { Effect } from 'effect'
import type { ChoiceId, Failure, TabId } from '../kernel/index.ts'
import type { Choice, Tab } from './choice.schema.ts'
import type { CancelAnswer, OrderAnswer, SalarySacrificeOrder } from './order.schema.ts'

export interface BenefitsPort {
  readTab(id: TabId): Effect.Effect<Tab, Failure>
  readChoice(id: ChoiceId): Effect.Effect<Choice, Failure>
  /** Reads every choice. No screen uses it (OQ-130). */
  readChoices(): Effect.Effect<readonly Choice[], Failure>
  /** Sent once per submit, never repeated and never aborted by a deadline (OQ-017, OQ-135). */
  placeOrder(order: SalarySacrificeOrder): Effect.Effect<OrderAnswer, Failure>
  cancelChoice(id: ChoiceId): Effect.Effect<CancelAnswer, Failure>
  /** Logs a visit to the provider or supplier of a choice (CHOICE-11, OQ-081). */
  logVisit(id: ChoiceId): Effect.Effect<void, Failure>
}
