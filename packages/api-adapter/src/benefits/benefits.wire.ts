import {
  choiceMessages,
  NiNumber,
  orderMessages,
  type SalarySacrificeOrder,
  type Tab,
} from '@save/domain/benefits'
import { ChoiceId, type ModelState, TabId } from '@save/domain/kernel'
import { items, orElse, withDefault } from '../wire/absent.wire.ts'
import { id, sentId } from '../wire/id.wire.ts'
import { refusedWith } from '../wire/model-state.wire.ts'
import { record } from '../wire/record.wire.ts'
import { sentFlag, sentText } from '../wire/request-body.wire.ts'
import { text } from '../wire/scalar.wire.ts'
import { sentAmount } from '../wire/sent-amount.wire.ts'
import { wirePolicy } from '../wire/wire.policy.ts'
import { ChoiceWire } from './choice.wire.ts'

/** One tab by its id (API-41, OQ-053). */
export const tabsPath = '/api/Tabs'
export const tabPath = (tab: TabId): string => `${tabsPath}/${encodeURIComponent(tab)}`

/** Lower-case c in both, as in the specification (API-11, API-31). */
export const choicesPath = '/api/choices'
export const choicePath = (choice: ChoiceId): string =>
  `${choicesPath}/${encodeURIComponent(choice)}`
export const choiceVisitPath = '/api/choices/LogVisit'

/** The salary sacrifice order (API-22, API-42, OQ-078). */
export const purchaseChoicePath = '/api/PurchaseChoice'
export const cancelChoicePath = '/api/CancelChoice'

/** GET /api/choices (API-11). */
export const ChoicesWire = items(ChoiceWire, wirePolicy.mostItems)

/**
 * DATA-11: the tab that a page shows. If none of its choices can be read, the tab can't be read
 * either.
 */
export const OwnTabWire = record<Tab>()({
  id: ['Id', id(TabId)],
  name: ['Name', orElse(text, '')],
  choices: ['Choices', withDefault(ChoicesWire, [])],
})

interface OfChoice {
  readonly choiceId: ChoiceId
}

/** The body of POST /api/choices/LogVisit. */
export const ChoiceVisitWire = record<OfChoice>()({ choiceId: ['choiceId', sentId(ChoiceId)] })

/** The body of POST /api/CancelChoice. */
export const CancellationWire = record<OfChoice>()({ choiceId: ['ChoiceId', sentId(ChoiceId)] })

/** The body of POST /api/PurchaseChoice (API-42). A server reads a missing field as empty. */
export const SalarySacrificeOrderWire = record<SalarySacrificeOrder>()({
  choiceId: ['ChoiceId', sentId(ChoiceId)],
  name: ['Name', sentText],
  salarySacrificeAmount: ['SalarySacrificeAmount', sentAmount],
  niNumber: ['NINumber', withDefault(NiNumber, NiNumber.make(''))],
  payrollNumber: ['PayrollNumber', sentText],
  isDeclarationAccepted: ['IsDeclarationAccepted', sentFlag],
})

/** A refused order, with the server's reasons (OQ-091). */
export const orderRefusal = refusedWith(400, 422)

/** A refused cancellation. The row says only that something went wrong (ACCOUNT-16). */
export const cancelRefusal = { statuses: orderRefusal.statuses, read: () => undefined }

const fieldOfMessage: Readonly<Record<string, string>> = {
  [orderMessages.payrollNumberMissing]: 'PayrollNumber',
  [orderMessages.niNumberInvalid]: 'NINumber',
  [choiceMessages.wrongAmount]: 'SalarySacrificeAmount',
  [orderMessages.declarationMissing]: 'IsDeclarationAccepted',
}

/** Groups the messages by field; those about no field come under ''. */
export function orderModelState(messages: readonly string[]): ModelState {
  const fields: Record<string, string[]> = {}
  for (const message of messages) {
    const field = fieldOfMessage[message] ?? ''
    fields[field] = [...(fields[field] ?? []), message]
  }
  return fields
}
