/** The payslip before and after, worked out again from what the member has typed. */
import { sacrificeAmountIn } from '@save/domain/benefits'
import { Day, formatPounds, type Pence } from '@save/domain/kernel'
import {
  type GivenUp,
  type PayslipAnswer,
  type PayslipTable,
  payslipMessages,
  payslipOutcome,
} from '@save/domain/payslip'
import { fileAnchor, ruleAnchor } from '../../page/anchors.ts'
import { type Expected, partAfter, type Seen } from '../expected.ts'
import { choiceIn } from './benefits.ts'
import { formIn } from './payslip-form.ts'
import { noPayslipPlaces } from './payslip-none.ts'
import { lowerEarningsLimit, ratesBehind } from './payslip-rates.ts'
import { workingPlaces } from './workings.ts'

const { ours } = payslipMessages
const { columns } = ours

export function payslipPlaces(seen: Seen): readonly Expected[] {
  const id = partAfter('/Choice/SalarySacrifice/', seen.path)
  const choice = id === undefined ? undefined : choiceIn(id, seen)
  const amount = sacrificeAmountIn(seen.path.split('/')[4] ?? '')
  if (choice === undefined || amount === undefined) return []
  const givenUp: GivenUp = { amount, benefitInKindValue: choice.benefitInKindValue }
  const form = formIn(seen)
  const outcome = payslipOutcome(form, givenUp, Day.make(seen.today))
  if (outcome.is === 'none') return noPayslipPlaces(outcome.text, form, givenUp)
  return answerPlaces(outcome.answer, amount).map(({ title, ...place }) => ({
    ...place,
    uses: ratesBehind(title, form, seen.today),
  }))
}

/** With the title of the workings that it comes from, which tells the rates that it uses. */
type OfTitle = Expected & { readonly title: string }

function answerPlaces(answer: PayslipAnswer, amount: Pence): readonly OfTitle[] {
  const { cost, aPeriod, costOfYear, parts, workings } = answer
  const ofMember = linesOf(ours.parts.member, answer)
  const title = ours.parts.member
  return [
    {
      ...worked(`${ours.cost}, ${aPeriod}`, cost, ofMember),
      text: cost,
      near: ours.cost,
      title,
    },
    // As it is announced.
    {
      ...worked(`${ours.cost}, ${aPeriod}`, cost, ofMember),
      text: `${ours.cost}: ${cost} ${aPeriod}`,
      title,
    },
    {
      ...worked('What it costs in a year', costOfYear, ofMember.slice(0, 1)),
      text: costOfYear,
      title,
    },
    ...parts.flatMap(({ label, value, percent }) =>
      [value, `${percent}%`].map((text) => ({
        ...worked(label, text, linesOf(label, answer)),
        text,
        near: label,
        under: ours.where,
        title: label,
      })),
    ),
    {
      ...worked(ours.parts.amount, formatPounds(amount), ['The amount in the address, for a year']),
      text: formatPounds(amount),
      near: ours.parts.amount,
      under: ours.where,
      title: ours.parts.amount,
    },
    ...[answer.period, answer.year].flatMap((table) => rowsOf(table, answer)),
    ...notePlaces(answer),
    ...workings.parts.flatMap((part) =>
      workingPlaces([part], (what) => ({ what, because: [], ids: [] })).map((place) => ({
        ...place,
        title: part.title,
        anchor: ruleOf(part.title),
      })),
    ),
  ]
}

/** How much the minimum wage lets go, and what the member should know. */
function notePlaces({ safe, warnings, ...answer }: PayslipAnswer): readonly OfTitle[] {
  const { safeTitle } = ours.workings
  return [
    ...(safe === undefined ? [] : [{ text: safe, title: safeTitle, rates: safeTitle }]),
    ...warnings.map(({ warning, text }) => ({
      text,
      title: titleOfWarning[warning],
      rates: warning === 'belowLowerEarningsLimit' ? lowerEarningsLimit : titleOfWarning[warning],
    })),
  ].map(({ text, title, rates }) => ({
    ...worked('What it says', text, linesOf(title, answer)),
    anchor: title === safeTitle ? ruleOf(title) : warningsFile,
    text,
    title: rates,
  }))
}

const warningsFile = fileAnchor('packages/domain/src/payslip/warnings.rules.ts')

/** The title of the workings that a warning is read from. */
const titleOfWarning: Readonly<Record<PayslipAnswer['warnings'][number]['warning'], string>> = {
  belowMinimumWage: ours.workings.safeTitle,
  belowLowerEarningsLimit: ours.figures.gross,
  noTaxToSave: ours.parts.tax,
  insuranceOnly: ours.parts.tax,
  partlyTaxed: ours.figures.benefit,
  bandCrossed: ours.figures.taxable,
  allowanceTapered: ours.figures.allowance,
}

const ruleOf = (title: string): string =>
  title === ours.workings.safeTitle
    ? ruleAnchor('packages/domain/src/payslip/minimum-wage.rules.ts', 'safeAmount')
    : fileAnchor('packages/domain/src/payslip/payslip.rules.ts')

/** The year's formula, and the part of it that a pay period is. */
function rowsOf({ caption, rows }: PayslipTable, answer: PayslipAnswer): readonly OfTitle[] {
  const isYear = caption === answer.year.caption
  const period = isYear ? [] : [answer.workings.explanation]
  return rows.flatMap(({ label, before, after, difference }) => {
    const [first, second] = linesOf(label, answer)
    const place = { near: label, under: caption, title: label }
    return [
      ...(label.endsWith('%')
        ? [
            {
              ...worked(label, label, period),
              text: label,
              isEverywhere: true as const,
              title: label,
            },
          ]
        : []),
      {
        ...worked(`${label}, before`, before, [...said(first), ...period]),
        text: before,
        column: columns.before,
        ...place,
      },
      {
        ...worked(`${label}, after`, after, [...said(second), ...period]),
        text: after,
        column: columns.after,
        ...place,
      },
      {
        ...worked(`${label}, the difference`, difference, [
          differenceOf(before, after, difference),
        ]),
        text: difference,
        column: columns.difference,
        ...place,
      },
    ]
  })
}

/** Each figure is rounded by itself, so two that are shown may differ by a penny more or less. */
const differenceOf = (before: string, after: string, difference: string): string =>
  penceOf(after) - penceOf(before) === penceOf(difference)
    ? `${after} − ${before} = ${difference}`
    : `${after} − ${before} = ${difference}, worked out before they were rounded`

const penceOf = (shown: string): number => Number(shown.replace(/[£,.]/g, ''))

const said = (line: string | undefined): readonly string[] => (line === undefined ? [] : [line])

/** As the page itself shows them below "How was the payslip worked out?". */
const linesOf = (title: string, { workings }: Pick<PayslipAnswer, 'workings'>): readonly string[] =>
  (workings.parts.find((part) => part.title === title)?.lines ?? []).map(
    ({ label, value }) => `${label} = ${value}`,
  )

const worked = (what: string, shows: string, because: readonly string[]) => ({
  what,
  shows,
  because,
  ids: [],
  anchor: fileAnchor('packages/domain/src/payslip/payslip.rules.ts'),
})
