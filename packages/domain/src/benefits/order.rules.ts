/** What is wrong with a salary sacrifice order, and what it sends (SALSAC-13, SALSAC-14, SALSAC-18 to SALSAC-21). */
import { asSeen, isBlank, type Pence } from '../kernel/index.ts'
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
 * The declaration is accepted for one order: not for another amount, nor for what is sent once its page
 * was left (SALSAC-11).
 */
export const undeclared = (form: OrderForm): OrderForm => ({
  ...form,
  isDeclarationAccepted: false,
})

export type OrderComplaints = { readonly [Field in keyof OrderForm]?: string }

/**
 * The sentence below each field that is wrong: no payroll number, an NI number that is not valid,
 * or a declaration that is not accepted (SALSAC-13, SALSAC-14, SALSAC-18). A field without fault
 * has none.
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

/** The order to send; none while anything is wrong with the form (SALSAC-19 to SALSAC-21). */
export function orderOf(
  { id, name }: Pick<Choice, 'id' | 'name'>,
  amount: Pence,
  form: OrderForm,
): SalarySacrificeOrder | undefined {
  const niNumber = niNumberIn(form.niNumber)
  const isWrong = Object.keys(complaintsAboutOrder(form)).length > 0
  if (niNumber === undefined || isWrong) return undefined
  return {
    choiceId: id,
    name,
    salarySacrificeAmount: amount,
    niNumber,
    payrollNumber: asSeen(form.payrollNumber),
    isDeclarationAccepted: form.isDeclarationAccepted,
  }
}

/**
 * What may survive a reload of the page, as texts: never the NI number, nor the declaration, which
 * must be accepted for exactly the order that is sent (OQ-134).
 */
export type OrderDraft = Pick<OrderForm, 'payrollNumber'>

/** Nothing is kept yet: no payroll number. */
export const blankOrderDraft: OrderDraft = { payrollNumber: '' }

/** An untouched form leaves nothing to keep. */
export function orderDraftOf(form: OrderForm): OrderDraft | undefined {
  const { payrollNumber, niNumber, isDeclarationAccepted } = form
  const isTouched = payrollNumber !== '' || niNumber !== '' || isDeclarationAccepted
  return isTouched ? { payrollNumber } : undefined
}

/**
 * The form after a reload of the page: the payroll number as it was kept, the NI number empty and
 * the declaration not accepted (OQ-134).
 */
export const orderFormOf = ({ payrollNumber }: OrderDraft): OrderForm => ({
  ...blankOrder,
  payrollNumber,
})

/**
 * Why this is no a National Insurance number. HMRC's published rule (manual NIM39110; OQ-089): two letters,
 * six digits, one letter from A to D. Neither of the first two is D, F, I, Q, U or V, the second is
 * not O, and seven pairs are never used (SALSAC-15 to SALSAC-17).
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

/** Checked in this order; the first rule that a number breaks is the reason it is refused. */
const rules: readonly (readonly [NiNumberRefusal, (number: string) => boolean])[] = [
  // A number without its last letter has the right shape, and lacks the suffix.
  ['shape', (number) => !/^[A-Z]{2}[0-9]{6}[A-Z]?$/.test(number)],
  ['suffix', (number) => !/[A-D]$/.test(number)],
  ['firstLetter', (number) => lettersNeverUsed.includes(number.charAt(0))],
  ['secondLetter', (number) => lettersNeverUsed.includes(number.charAt(1))],
  ['secondLetterO', (number) => number.charAt(1) === 'O'],
  ['prefix', (number) => prefixesNeverUsed.includes(number.slice(0, 2))],
]

/**
 * The form that is checked and sent: as it is seen, no white space, the letters a to z as capitals (OQ-090). Other
 * letters stay, because capitals would turn some of them into plain letters.
 */
export const normalisedNiNumber = (text: string): string =>
  asSeen(text)
    .replace(/ /g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** Why a number is refused; nothing when it is valid. */
export function niNumberRefusal(text: string): NiNumberRefusal | undefined {
  const number = normalisedNiNumber(text)
  return rules.find(([, isBroken]) => isBroken(number))?.[0]
}

/** The number to send; none when it is refused. */
export const niNumberIn = (text: string): NiNumber | undefined =>
  niNumberRefusal(text) === undefined ? NiNumber.make(normalisedNiNumber(text)) : undefined
