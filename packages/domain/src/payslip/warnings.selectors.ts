import { definedByGuard, type Fraction, formatPounds, inPence, isBelow } from '../kernel/index.ts'
import type { SafeAmount } from './minimum-wage.rules.ts'
import { payslipMessages } from './payslip.messages.ts'
import type { CalculatedPayslip } from './payslip.rules.ts'
import type { RateSource } from './rate-book.schema.ts'
import { type Warning, warningSource, warningsOf } from './warnings.rules.ts'

export interface WarningView {
  readonly warning: Warning
  readonly text: string
  readonly source: RateSource
}

const { warnings: messages } = payslipMessages.ours

/** The warnings in words, with the member's own figures. */
export const warningViews = (
  calculated: CalculatedPayslip,
  safe: SafeAmount | undefined,
): readonly WarningView[] =>
  warningsOf({ ...calculated, exceededBy: safe?.exceededBy }).map((warning) => ({
    warning,
    text: textOf(warning, calculated, safe),
    source: warningSource(warning, calculated.pay),
  }))

const shown = (figure: Fraction): string => formatPounds(inPence(figure))

function textOf(
  warning: Warning,
  { pay, rates, change }: CalculatedPayslip,
  safe: SafeAmount | undefined,
): string {
  const { before, after } = change
  switch (warning) {
    case 'belowMinimumWage': {
      const { maximum, exceededBy } = definedByGuard(safe)
      return messages.belowMinimumWage(formatPounds(maximum), formatPounds(exceededBy))
    }
    case 'belowLowerEarningsLimit':
      return messages.belowLowerEarningsLimit(formatPounds(rates.insurance.lowerEarningsLimit))
    case 'insuranceOnly':
      return isBelow(before.taxable, after.taxable) ? messages.taxedOnMore : messages.insuranceOnly
    case 'partlyTaxed':
      return messages.partlyTaxed(shown(after.benefit))
    case 'bandCrossed': {
      if (isBelow(after.taxable, after.allowance)) return messages.bandLeft
      // If pay falls exactly to the allowance, the last pound was taxed in the lowest band.
      const [lowest] = rates.bands[pay.nation]
      const to = after.bands.at(-1)?.band ?? lowest
      return messages.bandCrossed(
        definedByGuard(before.bands.at(-1)).band.percent,
        definedByGuard(to).percent,
      )
    }
    case 'allowanceTapered':
      return messages.allowanceTapered(
        formatPounds(rates.allowance.taperedFrom),
        shown(before.allowance),
        shown(after.allowance),
      )
    default:
      return messages[warning]
  }
}
