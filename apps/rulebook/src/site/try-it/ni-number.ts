import {
  type NiNumberRefusal,
  niNumberChecks,
  niNumberIn,
  niNumberRefusal,
  normalisedNiNumber,
  orderMessages,
} from '@save/domain/benefits'
import { type Answer, newCase, remark, type TryIt, type Typed, textIn } from './try-it.ts'

export const niNumber: TryIt = {
  id: 'ni-number',
  title: 'Is this an NI number?',
  chapter: 'benefits',
  fields: [{ name: 'typed', label: 'What is typed', first: 'gb 12 34 56 c' }],
  answer,
  columns: { typed: 'typed' },
  table: {
    file: 'packages/domain/src/benefits/ni-number.test.ts',
    headings: ['id', 'case', 'typed', 'refused for'],
  },
}

/** What is wrong with it, in the words of the table. */
export const niNumberRefusedFor: Readonly<Record<NiNumberRefusal, string>> = {
  shape: 'its form',
  suffix: 'the last letter',
  firstLetter: 'the first letter',
  secondLetter: 'the second letter',
  secondLetterO: 'O as the second letter',
  prefix: 'the first two letters',
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function answer(typed: Typed): Answer {
  const text = textIn(typed, 'typed')
  const refusal = niNumberRefusal(text)
  const accepted = niNumberIn(text)
  return {
    says: refusal === undefined ? `Valid. ${accepted} is sent.` : orderMessages.niNumberInvalid,
    isRefusal: refusal !== undefined,
    steps: [
      { what: 'Without white space, in capitals', gives: normalisedNiNumber(text) || '(nothing)' },
      ...niNumberChecks(text).map(({ rule, isBroken }) => {
        const what = capitalised(niNumberRefusedFor[rule])
        if (!isJudged(rule, text)) return { what, gives: 'not judged' }
        return isBroken
          ? remark(what, `not in order: ${niNumberRequirementOf(rule)}`)
          : { what, gives: 'in order' }
      }),
    ],
    row: {
      id: niNumberRequirementOf(refusal),
      case: newCase,
      typed: `'${text}'`,
      'refused for': refusal === undefined ? '' : niNumberRefusedFor[refusal],
    },
  }
}

/** A letter that is not there can't be a wrong one. */
const isJudged = (rule: NiNumberRefusal, text: string): boolean =>
  rule === 'shape' ||
  niNumberChecks(text).every((check) => check.rule !== 'shape' || !check.isBroken)

/** The portal has one sentence for all of them; which part of the rule is broken stands in the requirement. */
export const niNumberRequirementOf = (refusal: NiNumberRefusal | undefined): string =>
  refusal === 'prefix' ? 'SALSAC-16' : isOfLetters(refusal) ? 'SALSAC-17' : 'SALSAC-15'

const isOfLetters = (refusal: string | undefined): boolean => refusal?.includes('Letter') ?? false
