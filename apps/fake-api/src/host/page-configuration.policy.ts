import type { BandRates, PageConfiguration } from '@save/domain/shell'

interface DatedRates {
  /** First day in force, 'YYYY-MM-DD'. */
  readonly from: string
  readonly basic: BandRates
  readonly higher: BandRates
  readonly source: string
}

/**
 * England, Wales and Northern Ireland; Scotland has bands of its own (OQ-136). To change a rate add
 * a row, the newest last; a row that has been in force is never edited.
 */
const choiceRates: readonly [DatedRates, ...DatedRates[]] = [
  {
    from: '2026-04-06',
    basic: { employeeNIRate: 0.08, taxRate: 0.2 },
    higher: { employeeNIRate: 0.02, taxRate: 0.4 },
    source:
      'GOV.UK, Income Tax rates and Personal Allowances, and National Insurance rates and categories (category A), 6 April 2026 to 5 April 2027',
  },
]

/** The rates in force on a day, 'YYYY-MM-DD'; before the first row the first row. */
export function choiceRatesOn(day: string): PageConfiguration['choiceRates'] {
  const { basic, higher } = choiceRates.findLast((row) => row.from <= day) ?? choiceRates[0]
  return { basic, higher }
}

/** What the host tells the portal of an ordinary employer on a day, 'YYYY-MM-DD'. */
export const configurationOn = (day: string): PageConfiguration => ({
  localLogout: 'False',
  reAuthentication: 'True',
  cashbackTypes: { percent: 2, pounds: 1 },
  choiceRates: choiceRatesOn(day),
  imageHost: '',
})
