import type { BandRates, PageConfiguration } from '@save/domain/shell'

interface DatedRates {
  /** First and last day in force, 'YYYY-MM-DD'. */
  readonly from: string
  readonly until: string
  readonly basic: BandRates
  readonly higher: BandRates
  readonly source: {
    readonly title: string
    readonly address: string
    /** The day when the figures were last compared with the page. */
    readonly checkedOn: string
  }
}

/**
 * England, Wales and Northern Ireland; Scotland has its own bands (OQ-136). To change a rate add a row, the newest
 * last; never edit a row that has been in force.
 */
export const choiceRates: readonly DatedRates[] = [
  {
    from: '2026-04-06',
    until: '2027-04-05',
    basic: { employeeNIRate: 0.08, taxRate: 0.2 },
    higher: { employeeNIRate: 0.02, taxRate: 0.4 },
    source: {
      title:
        'GOV.UK, Rates and thresholds for employers 2026 to 2027 (National Insurance category A)',
      address: 'https://www.gov.uk/guidance/rates-and-thresholds-for-employers-2026-to-2027',
      checkedOn: '2026-11-22',
    },
  },
]

/** The rates in force on a day, 'YYYY-MM-DD'; without a row for the day there are none, and the page says so. */
export function choiceRatesOn(day: string): PageConfiguration['choiceRates'] {
  const row = choiceRates.find(({ from, until }) => from <= day && day <= until)
  return row === undefined ? {} : { basic: row.basic, higher: row.higher }
}

/** The configuration for an ordinary employer on a day, 'YYYY-MM-DD'. */
export const configurationOn = (day: string): PageConfiguration => ({
  localLogout: 'False',
  reAuthentication: 'True',
  cashbackTypes: { percent: 2, pounds: 1 },
  choiceRates: choiceRatesOn(day),
  imageHost: '',
})
