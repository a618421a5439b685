/** The lines of a payslip that apply to this member, in the order of their calculation. */
import { type Fraction, wholeNumber } from '../kernel/index.ts'
import type { Pay } from './pay.schema.ts'
import { payslipMessages } from './payslip.messages.ts'
import type { Payslip, PayslipChange } from './payslip.rules.ts'
import type { Rates, TaxBand } from './rate-book.schema.ts'

const { figures } = payslipMessages.ours

/**
 * A line's part in its column. The column begins with one figure, others are deducted from it, and
 * a sum is what is left so far. Further figures follow the column and aren't part of any sum.
 */
export type LinePart = 'start' | 'taken' | 'sum' | 'total' | 'further'

export interface Figure {
  readonly figure: Plain | 'salary' | 'amount' | 'otherSacrifices' | 'band' | 'pension'
  readonly label: string
  readonly part: LinePart
  readonly band?: TaxBand
  readonly of: (payslip: Payslip) => Fraction
}

type Plain = Exclude<keyof typeof figures & keyof Payslip, 'band' | 'pension' | 'allowance'>

const zero = wholeNumber(0)

/**
 * Salary, amount given up and gross pay, then the deductions and take-home pay. Leaves out lines that don't apply to
 * the member: other sacrifices, an untaxed benefit, a band out of reach, a missing loan or pension. Several bands each
 * have a line for their tax, and their sum is a further figure, as are the taxable benefit and taxable pay.
 */
export function figuresOf(
  pay: Pay,
  { before, after }: PayslipChange,
  rates: Rates,
): readonly Figure[] {
  const bands = rates.bands[pay.nation].filter((band) =>
    [before, after].some((payslip) => payslip.bands.some((taxed) => taxed.band === band)),
  )
  const pension = isSome(before.pension) ? [pensionFigure(pay)] : []
  const isBySacrifice = pay.pension.way === 'sacrifice'
  return [
    constant('salary', 'start', wholeNumber(pay.salary)),
    plain('amount', 'taken'),
    ...(isBySacrifice ? pension : []),
    ...(pay.otherSacrifices > 0
      ? [constant('otherSacrifices', 'taken', wholeNumber(pay.otherSacrifices))]
      : []),
    plain('gross', 'sum'),
    ...(isSome(after.benefit) ? [plain('benefit', 'further')] : []),
    plain('taxable', 'further'),
    ...bands.map(bandFigure),
    ...(bands.length === 0 ? [plain('tax', 'taken')] : []),
    ...(bands.length > 1 ? [{ ...plain('tax', 'further'), label: figures.taxInTotal }] : []),
    plain('insurance', 'taken'),
    ...(pay.loanPlan === undefined ? [] : [plain('loan', 'taken')]),
    ...(pay.hasPostgraduateLoan ? [plain('postgraduateLoan', 'taken')] : []),
    ...(isBySacrifice ? [] : pension),
    plain('takeHome', 'total'),
  ]
}

/** In the order of the payslip's columns, with the further figures last. */
export const linesOf = (figures: readonly Figure[]): readonly Figure[] => [
  ...figures.filter(({ part }) => part !== 'further'),
  ...figures.filter(({ part }) => part === 'further'),
]

/** True unless the figure is zero. A benefit or a pension of zero has no line. */
export const isSome = ({ numerator }: Fraction): boolean => numerator !== 0n

const plain = (figure: Plain, part: LinePart): Figure => ({
  figure,
  label: figures[figure],
  part,
  of: (payslip) => payslip[figure],
})

const constant = (
  figure: 'salary' | 'otherSacrifices',
  part: LinePart,
  value: Fraction,
): Figure => ({ figure, label: figures[figure], part, of: () => value })

const bandFigure = (band: TaxBand): Figure => ({
  figure: 'band',
  label: figures.band(band.name, band.percent),
  part: 'taken',
  band,
  of: (payslip) => payslip.bands.find((taxed) => taxed.band === band)?.tax ?? zero,
})

/** The member's contribution: salary given up, or money from their pay. */
const pensionFigure = ({ pension: { way } }: Pay): Figure => ({
  figure: 'pension',
  label: figures.pension[way],
  part: 'taken',
  of: (payslip) => (way === 'sacrifice' ? payslip.pension : payslip.fromPay),
})
