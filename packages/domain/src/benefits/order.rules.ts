/** Validates a salary sacrifice order and builds its request (SALSAC-13, SALSAC-14, SALSAC-18 to SALSAC-21). */
import { asSeen, definedByGuard, isBlank, type Pence } from '../kernel/index.ts'
import type { Choice } from './choice.schema.ts'
import { orderMessages } from './order.messages.ts'
import { NiNumber, type SalarySacrificeOrder } from './order.schema.ts'

export interface OrderForm {
  readonly payrollNumber: string
  readonly niNumber: string
  readonly isDeclarationAccepted: boolean
}

/** The declaration is not accepted at first (SALSAC-11). */
export const blankOrder: OrderForm = {
  payrollNumber: '',
  niNumber: '',
  isDeclarationAccepted: false,
}

/**
 * Withdraws the declaration. It holds for one order only: not for another amount, nor after the
 * member leaves the page (SALSAC-11).
 */
export const undeclared = (form: OrderForm): OrderForm => ({
  ...form,
  isDeclarationAccepted: false,
})

export type OrderComplaints = { readonly [Field in keyof OrderForm]?: string }

/**
 * The message below each wrong field: a missing payroll number, an invalid NI number, or a declaration that isn't
 * accepted (SALSAC-13, SALSAC-14, SALSAC-18).
 */
export const complaintsAboutOrder = (form: OrderForm): OrderComplaints => ({
  ...(isBlank(form.payrollNumber) && { payrollNumber: orderMessages.payrollNumberMissing }),
  ...(niNumberRefusal(form.niNumber) !== undefined && {
    niNumber: orderMessages.niNumberInvalid,
  }),
  ...(!form.isDeclarationAccepted && {
    isDeclarationAccepted: orderMessages.declarationMissing,
  }),
})

/** The order to send; `undefined` if the form has errors (SALSAC-19 to SALSAC-21). */
export function orderOf(
  { id, name }: Pick<Choice, 'id' | 'name'>,
  amount: Pence,
  form: OrderForm,
): SalarySacrificeOrder | undefined {
  if (Object.keys(complaintsAboutOrder(form)).length > 0) return undefined
  return {
    choiceId: id,
    name,
    salarySacrificeAmount: amount,
    niNumber: definedByGuard(niNumberIn(form.niNumber)),
    payrollNumber: asSeen(form.payrollNumber),
    isDeclarationAccepted: form.isDeclarationAccepted,
  }
}

/**
 * The part that may survive a reload: never the NI number, nor the declaration, which members accept for exactly the
 * order that they send (OQ-134).
 */
export type OrderDraft = Pick<OrderForm, 'payrollNumber'>

export const blankOrderDraft: OrderDraft = { payrollNumber: '' }

/** `undefined` for an unedited form. */
export function orderDraftOf(form: OrderForm): OrderDraft | undefined {
  const { payrollNumber } = form
  return Object.values(form).some(Boolean) ? { payrollNumber } : undefined
}

/**
 * The form after a reload: the stored payroll number, an empty NI number, and the declaration not accepted (OQ-134).
 */
export const orderFormOf = ({ payrollNumber }: OrderDraft): OrderForm => ({
  ...blankOrder,
  payrollNumber,
})

/**
 * Reasons to refuse a National Insurance number. HMRC's published rule (manual NIM39110; OQ-089): two letters, six
 * digits, one letter from A to D. Neither of the first two is D, F, I, Q, U or V, the second is not O, and seven pairs
 * are never used (SALSAC-15 to SALSAC-17).
 */
export type NiNumberRefusal =
  | 'shape'
  | 'suffix'
  | 'firstLetter'
  | 'secondLetter'
  | 'secondLetterO'
  | 'prefix'

const lettersNeverUsed = 'DFIQUV'
const prefixesNeverUsed: readonly string[] = ['BG', 'GB', 'KN', 'NK', 'NT', 'TN', 'ZZ']

/** Checked in this order; the first broken rule gives the reason. */
const rules: readonly (readonly [NiNumberRefusal, (number: string) => boolean])[] = [
  // A number without its last letter has the right shape, so we report the missing suffix instead.
  ['shape', (number) => !/^[A-Z]{2}[0-9]{6}[A-Z]?$/.test(number)],
  ['suffix', (number) => !/[A-D]$/.test(number)],
  ['firstLetter', (number) => lettersNeverUsed.includes(number.charAt(0))],
  ['secondLetter', (number) => lettersNeverUsed.includes(number.charAt(1))],
  ['secondLetterO', (number) => number.charAt(1) === 'O'],
  ['prefix', (number) => prefixesNeverUsed.includes(number.slice(0, 2))],
]

/**
 * The number as we check and send it: visible characters only, no white space, a to z as capitals (OQ-090). Other
 * letters stay: capitals would turn some of them into plain letters.
 */
export const normalisedNiNumber = (text: string): string =>
  asSeen(text)
    .replace(/ /g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** The reason to refuse a number; `undefined` if it is valid. */
export function niNumberRefusal(text: string): NiNumberRefusal | undefined {
  const number = normalisedNiNumber(text)
  return rules.find(([, isBroken]) => isBroken(number))?.[0]
}

/** The number to send; `undefined` if it is refused. */
export const niNumberIn = (text: string): NiNumber | undefined =>
  niNumberRefusal(text) === undefined ? NiNumber.make(normalisedNiNumber(text)) : undefined
