/** What the tables of the payslip call things, for people who read them without the code. */
import { guarded } from '../kernel/index.ts'
import type { AgeGroup, LoanPlan, Nation, Pay } from '../payslip/pay.schema.ts'
import type { Payslip } from '../payslip/payslip.rules.ts'
import type { Warning } from '../payslip/warnings.rules.ts'

const nations: ReadonlyMap<string, Nation> = new Map([
  ['England or Northern Ireland', 'englandOrNorthernIreland'],
  ['Wales', 'wales'],
  ['Scotland', 'scotland'],
])

const ageGroups: ReadonlyMap<string, AgeGroup> = new Map([
  ['21 or over', 'from21'],
  ['18 to 20', 'from18'],
  ['under 18 or apprentice', 'under18OrApprentice'],
])

const loanPlans: ReadonlyMap<string, LoanPlan> = new Map([
  ['Plan 1', 'plan1'],
  ['Plan 2', 'plan2'],
  ['Plan 4', 'plan4'],
  ['Plan 5', 'plan5'],
])

const warningWords: Readonly<Record<Warning, string>> = {
  belowMinimumWage: 'below the minimum wage',
  belowLowerEarningsLimit: 'below the lower earnings limit',
  noTaxToSave: 'no tax to save',
  insuranceOnly: 'National Insurance only',
  partlyTaxed: 'partly taxed',
  bandCrossed: 'a band is crossed',
  allowanceTapered: 'the allowance is reduced',
}

export const nationIn = (words: string): Nation => guarded(nations.get(words))

export const ageGroupIn = (words: string): AgeGroup => guarded(ageGroups.get(words))

/** 'none', 'Plan 2', 'postgraduate' or 'Plan 5 and postgraduate'. */
export function loansIn(words: string): Pick<Pay, 'loanPlan' | 'hasPostgraduateLoan'> {
  const names = words.split(' and ')
  const [plan] = names.filter((name) => !['none', 'postgraduate'].includes(name))
  return {
    loanPlan: plan === undefined ? undefined : guarded(loanPlans.get(plan)),
    hasPostgraduateLoan: names.includes('postgraduate'),
  }
}

/** 'none', '5% by sacrifice' or '5% from pay'. */
export function pensionIn(words: string): Pay['pension'] {
  if (words === 'none') return { percent: 0, way: 'sacrifice' }
  const [, percent, way] = guarded(/^([\d.]+)% (by sacrifice|from pay)$/.exec(words) ?? undefined)
  return { percent: Number(percent), way: way === 'from pay' ? 'netPay' : 'sacrifice' }
}

/** An amount that reaches below every band of tax has a sentence of its own on the screen. */
export const warningsInWords = (found: readonly Warning[], after: Payslip): string =>
  found
    .map((warning) =>
      warning === 'bandCrossed' && after.bands.length === 0
        ? 'part lies in the allowance'
        : warningWords[warning],
    )
    .join(', ') || '(none)'
