/** The lines of a payslip: which ones this member has, in their order. */
import { type Fraction, wholeNumber } from '../kernel/index.ts'
import type { Pay } from './pay.schema.ts'
import { payslipMessages } from './payslip.messages.ts'
import type { Payslip, PayslipChange } from './payslip.rules.ts'
import type { Rates, TaxBand } from './rate-book.schema.ts'

const { figures } = payslipMessages.ours

export interface Figure {
  readonly figure: 'gross' | 'benefit' | 'taxable' | 'band' | 'tax' | 'takeHome' | Deduction
  readonly label: string
  readonly band?: TaxBand
  readonly of: (payslip: Payslip) => Fraction
}

type Deduction = 'insurance' | 'loan' | 'postgraduateLoan' | 'pension'

const nought = wholeNumber(0)

/**
 * Lines that don't apply to the member are left out: a benefit that is not taxed, a band out of reach, a loan or
 * a pension that they don't have. The line of the whole tax is left out, too, where one band is all of it.
 */
export function figuresOf(
  pay: Pay,
  { before, after }: PayslipChange,
  rates: Rates,
): readonly Figure[] {
  const bands = rates.bands[pay.nation].filter((band) =>
    [before, after].some((payslip) => payslip.bands.some((taxed) => taxed.band === band)),
  )
  return [
    plain('gross'),
    ...(isSome(after.benefit) ? [plain('benefit')] : []),
    plain('taxable'),
    ...bands.map(bandFigure),
    // One band is the whole tax.
    ...(bands.length === 1 ? [] : [plain('tax')]),
    plain('insurance'),
    ...(pay.loanPlan === undefined ? [] : [plain('loan')]),
    ...(pay.hasPostgraduateLoan ? [plain('postgraduateLoan')] : []),
    ...(isSome(before.pension) ? [pensionFigure(pay)] : []),
    plain('takeHome'),
  ]
}

/** Is a figure anything but zero, however small? A benefit or a pension that is zero has no line. */
export const isSome = ({ numerator }: Fraction): boolean => numerator !== 0n

const plain = (figure: Exclude<Figure['figure'], 'band' | 'pension'>): Figure => ({
  figure,
  label: figures[figure],
  of: (payslip) => payslip[figure],
})

const bandFigure = (band: TaxBand): Figure => ({
  figure: 'band',
  label: figures.band(band.name, band.percent),
  band,
  of: (payslip) => payslip.bands.find((taxed) => taxed.band === band)?.tax ?? nought,
})

const pensionFigure = (pay: Pay): Figure => ({
  figure: 'pension',
  label: figures.pension[pay.pension.way],
  of: (payslip) => payslip.pension,
})
