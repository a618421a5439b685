/**
 * A value in a question is an example: what the product makes of it is what is asked. So the domain's own
 * rules judge it, and the question is looked for with their judgement.
 */
import { type NiNumberRefusal, niNumberRefusal } from '@save/domain/benefits'
import { amountFromText, formatPounds, type Pence } from '@save/domain/kernel'
import { rateBook } from '@save/domain/payslip'
import { minimumOf, missingToMinimum, sortCodeAsTyped } from '@save/domain/withdrawal'
import { niNumberRefusedFor, niNumberRequirementOf } from '../try-it/ni-number.ts'
import { plain } from './stems.ts'

const niNumber = /\b[a-z]{2} ?\d\d ?\d\d ?\d\d ?[a-z]\b/i
const sixDigits = /(?<![\d£.,-])\d{6}(?![\d.,])/
const partsOfPennies = /(?<![\w.,])£?\d[\d,]*\.\d{3,}(?!\d)/
const farPage = /\bpage \d{3,}\b/i
const noPage = /\bpage (?:-\d+|0|zero|minus \d+)(?![\w.,]\d|\w)/gi

/** 'QQ123456C' is an NI number refused for the first letter, and '010203' a sort code that gets its hyphens. */
export const withJudgements = (question: string): string =>
  allowanceJudged(compared(question))
    .replace(farPage, 'page beyond the last one')
    .replace(noPage, 'page below 1')
    .replace(niNumber, (typed) => {
      const refusal = niNumberRefusal(typed)
      return refusal === undefined
        ? `${typed}, a valid NI number,`
        : `${typed}, an NI number refused for ${niNumberRefusedFor[refusal]},${letterOf(typed, refusal)}`
    })
    .replace(sixDigits, (typed) =>
      /\bsort code/i.test(question) && sortCodeAsTyped(typed) !== typed
        ? 'typed as six digits, hyphens are added,'
        : typed,
    )
    .replace(ageInText, (typed) =>
      /\b(?:wage|pay|paid|hour\w*|earn\w*)\b/i.test(question)
        ? `${typed}, ${ageGroupOf(Number(/\d+/.exec(typed)))},`
        : typed,
    )
    .replace(partsOfPennies, (typed) => `${typed}, half a penny,`)

/** 'Tax-free pay on 110k' asks for what is left of the allowance, and not for the whole of it. */
function allowanceJudged(question: string): string {
  if (!/\b(?:allowance|tax[- ]free|free of tax)\b/i.test(question)) return question
  const allowance = rateBook.findLast(({ rate }) => rate === 'personalAllowance')
  if (allowance?.rate !== 'personalAllowance') return question
  const figures = plain(question).match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  const isTapered = figures.some((figure) => (amountFromText(figure) ?? 0) > allowance.taperedFrom)
  return isTapered ? `${question}, over ${formatPounds(allowance.taperedFrom)}` : question
}

const ageInText = /\b\d\d(?=[ -]years?[ -]olds?\b)|(?<=\baged? )\d\d\b/gi

/** The minimum wage has three groups of ages. */
function ageGroupOf(age: number): string {
  if (age < 18) return 'under 18'
  return age < 21 ? '18 to 20' : '21 or over'
}

/** 'balance £5, minimum £10' asks what a balance below the minimum does, and not about £5. */
function compared(question: string): string {
  const [balance, minimum, taken] = [balanceIn, minimumIn, takenIn].map((named) =>
    amountFromText(named.exec(question)?.[1] ?? ''),
  )
  if (balance === undefined) return taken === undefined ? question : alone(question, taken)
  const range = {
    balance,
    minimum: minimumOf(minimum && { minimumMemberWithdrawalAmount: minimum }),
  }
  const says = [
    minimum !== undefined &&
      (missingToMinimum(range) === undefined
        ? 'the balance is enough for the minimum withdrawal'
        : 'the balance is less than the minimum withdrawal'),
    taken !== undefined && taken > balance && 'more than can be transferred, the whole balance',
  ].filter((part) => part !== false)
  return says.length === 0
    ? question
    : `${question.replace(amountInText, '').replace(/\s*\?\s*$/, '')}, ${says.join(', ')}`
}

/** Of an amount without a balance only that it is below every minimum can be told: 'withdraw £0'. */
const alone = (question: string, taken: Pence): string =>
  missingToMinimum({ balance: taken, minimum: minimumOf(undefined) }) === undefined
    ? question
    : `${question.replace(amountInText, '')}, an amount below every minimum of a transfer`

const amount = String.raw`[^£\d?.]{0,20}(£\d+(?:,\d{3})*(?:\.\d\d)?(?!\d))`
const balanceIn = new RegExp(String.raw`\b(?:balance|savings|have|has)\b${amount}`, 'i')
const minimumIn = new RegExp(String.raw`\bminimum\b${amount}`, 'i')
const takenIn = new RegExp(String.raw`\b(?:withdraw|take out|transfer|move)\b${amount}`, 'i')
const amountInText = /\s*£\d+(?:,\d{3})*(?:\.\d\d)?/g

/** The letter at fault, in the words of the table that has a row for each: 'Q first'. */
function letterOf([first = '', second = '']: string, refusal: NiNumberRefusal): string {
  if (refusal === 'firstLetter') return ` ${first} first,`
  return refusal === 'secondLetter' ? ` ${second} second,` : ''
}

/** The rule that judges a value, in small letters, where its judgement is all that is asked. */
export function judgedBy(question: string): readonly string[] {
  const [typed = ''] = niNumber.exec(question) ?? []
  const isAsked =
    typed === question.trim() ||
    /\b(?:valid|accepted|allowed|refused|right|correct|ok)\b/i.test(question)
  return typed !== '' && isAsked
    ? [niNumberRequirementOf(niNumberRefusal(typed)).toLowerCase()]
    : []
}
