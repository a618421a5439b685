/** The payslip before and after, worked out again from what the member has typed. */
import { sacrificeAmountIn } from '@save/domain/benefits'
import { Day, formatPounds } from '@save/domain/kernel'
import {
  ageGroups,
  type GivenUp,
  loanPlans,
  nations,
  type PayForm,
  type PayslipAnswer,
  type PayslipTable,
  payPeriods,
  payslipMessages,
  payslipOutcome,
  pensionWays,
} from '@save/domain/payslip'
import { fileAnchor } from '../../page/anchors.ts'
import { type Expected, partAfter, type Seen } from '../expected.ts'
import { choiceIn } from './benefits.ts'

const { ours } = payslipMessages
const { fields } = ours

export function payslipPlaces(seen: Seen): readonly Expected[] {
  const id = partAfter('/Choice/SalarySacrifice/', seen.path)
  const choice = id === undefined ? undefined : choiceIn(id, seen)
  const amount = sacrificeAmountIn(seen.path.split('/')[4] ?? '')
  if (choice === undefined || amount === undefined) return []
  const givenUp: GivenUp = { amount, benefitInKindValue: choice.benefitInKindValue }
  const outcome = payslipOutcome(formIn(seen), givenUp, Day.make(seen.today))
  if (outcome.is !== 'worked') return []
  const { answer } = outcome
  const { cost, aPeriod, costOfYear, parts } = answer
  const ofMember = linesOf(ours.parts.member, answer)
  return [
    {
      ...worked(`${ours.cost}, ${aPeriod}`, cost, ofMember),
      text: cost,
      near: ours.cost,
    },
    // As it is announced.
    {
      ...worked(`${ours.cost}, ${aPeriod}`, cost, ofMember),
      text: `${ours.cost}: ${cost} ${aPeriod}`,
    },
    { ...worked('What it costs in a year', costOfYear, ofMember.slice(0, 1)), text: costOfYear },
    ...parts.map(({ label, value }) => ({
      ...worked(label, value, linesOf(label, answer)),
      text: value,
      near: label,
      under: ours.where,
    })),
    {
      ...worked(ours.parts.amount, formatPounds(amount), ['The amount in the address, for a year']),
      text: formatPounds(amount),
      near: ours.parts.amount,
      under: ours.where,
    },
    ...[answer.period, answer.year].flatMap((table) => rowsOf(table, answer)),
  ]
}

/** The year's formula, and the part of it that a pay period is. */
function rowsOf({ caption, rows }: PayslipTable, answer: PayslipAnswer): readonly Expected[] {
  const isYear = caption === answer.year.caption
  const period = isYear ? [] : [answer.workings.explanation]
  return rows.flatMap(({ label, before, after, difference }) => {
    const [first, second] = linesOf(label, answer)
    const place = { near: label, under: caption }
    return [
      {
        ...worked(`${label}, before`, before, [...said(first), ...period]),
        text: before,
        ...place,
      },
      { ...worked(`${label}, after`, after, [...said(second), ...period]), text: after, ...place },
      {
        ...worked(`${label}, the difference`, difference, [
          differenceOf(before, after, difference),
        ]),
        text: difference,
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
const linesOf = (title: string, { workings }: PayslipAnswer): readonly string[] =>
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

/** What is not on the page, or not known, is as it is at first. */
function formIn({ typed }: Seen): PayForm {
  const text = (field: keyof typeof fields) => typed(fields[field]) ?? ''
  const choice = <Name extends string>(
    field: keyof typeof fields,
    names: readonly [Name, ...Name[]],
  ) => names.find((name) => name === text(field)) ?? names[0]
  return {
    salary: text('salary'),
    nation: choice('nation', nations),
    payPeriod: choice('payPeriod', payPeriods),
    loanPlan: choice('loanPlan', ['none', ...loanPlans]),
    hasPostgraduateLoan: text('hasPostgraduateLoan') !== '',
    pensionPercent: text('pensionPercent'),
    pensionWay: choice('pensionWay', pensionWays),
    otherSacrifices: text('otherSacrifices'),
    hoursAWeek: text('hoursAWeek'),
    ageGroup: choice('ageGroup', ageGroups),
  }
}
