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
    /** The day on which the figures were last compared with the page. */
    readonly checkedOn: string
  }
}

/**
 * England, Wales and Northern Ireland; Scotland has bands of its own (OQ-136). To change a rate add
 * a row, the newest last; a row that has been in force is never edited.
 */
export const choiceRates: readonly [DatedRates, ...DatedRates[]] = [
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
