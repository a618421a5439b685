/**
 * Is this a National Insurance number? HMRC's published rule (manual NIM39110; OQ-089): two letters,
 * six digits, one letter from A to D. Neither of the first two is D, F, I, Q, U or V, the second is
 * not O, and seven pairs are never used (SALSAC-15 to SALSAC-17).
 */
import { asSeen } from '../kernel/index.ts'
import { NiNumber } from './order.schema.ts'

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
