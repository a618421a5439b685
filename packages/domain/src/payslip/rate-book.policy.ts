/**
 * The published figures for pay, as dated rows, the newest last. The host sets none of them. To change a rate, add a
 * row; never edit one that has been in force.
 */
import { pounds } from '../kernel/index.ts'
import type { RateRow, RateSource, TaxBand } from './rate-book.schema.ts'

const checkedOn = '2026-11-22'

/** The published pages of the rates and warnings, and the day when each was last checked. */
export const rateSources = {
  incomeTax: {
    title: 'GOV.UK, Income Tax rates and Personal Allowances',
    address: 'https://www.gov.uk/income-tax-rates',
    checkedOn,
  },
  employers: {
    title: 'GOV.UK, Rates and thresholds for employers 2026 to 2027',
    address: 'https://www.gov.uk/guidance/rates-and-thresholds-for-employers-2026-to-2027',
    checkedOn,
  },
  scotland: {
    title: 'GOV.UK, Income Tax in Scotland',
    address: 'https://www.gov.uk/scottish-income-tax',
    checkedOn,
  },
  wales: {
    title: 'GOV.UK, Income Tax in Wales',
    address: 'https://www.gov.uk/welsh-income-tax',
    checkedOn,
  },
  pensionRelief: {
    title: 'GOV.UK, Tax on your private pension contributions',
    address: 'https://www.gov.uk/tax-on-your-private-pension/pension-tax-relief',
    checkedOn: '2026-11-28',
  },
  minimumWage: {
    title: 'GOV.UK, National Minimum Wage and National Living Wage rates',
    address: 'https://www.gov.uk/national-minimum-wage-rates',
    checkedOn,
  },
  optionalRemuneration: {
    title: 'GOV.UK, Optional remuneration arrangements (480: Appendix 12)',
    address: 'https://www.gov.uk/guidance/optional-remuneration-arrangements-480-appendix-12',
    checkedOn,
  },
  salarySacrifice: {
    title: 'GOV.UK, Salary sacrifice for employers',
    address: 'https://www.gov.uk/guidance/salary-sacrifice-and-the-effects-on-paye',
    checkedOn,
  },
} as const satisfies Record<string, RateSource>

const taxYear = { from: '2026-04-06', until: '2027-04-05' } as const
/** The minimum wage changes on 1 April, not with the tax year. */
const wageYear = { from: '2026-04-01', until: '2027-03-31' } as const

/** Ten points of each band are the Welsh rate, which makes no difference this year. */
const threeBands: readonly TaxBand[] = [
  { name: 'basic', upTo: pounds('37700'), percent: 20 },
  { name: 'higher', upTo: pounds('125140'), percent: 40 },
  { name: 'additional', percent: 45 },
]

export const rateBook: readonly RateRow[] = [
  {
    rate: 'personalAllowance',
    ...taxYear,
    source: rateSources.incomeTax,
    amount: pounds('12570'),
    taperedFrom: pounds('100000'),
  },
  {
    rate: 'incomeTax',
    nation: 'englandOrNorthernIreland',
    ...taxYear,
    source: rateSources.employers,
    bands: threeBands,
  },
  {
    rate: 'incomeTax',
    nation: 'wales',
    ...taxYear,
    source: rateSources.wales,
    bands: threeBands,
  },
  {
    rate: 'incomeTax',
    nation: 'scotland',
    ...taxYear,
    source: rateSources.scotland,
    bands: [
      { name: 'starter', upTo: pounds('3967'), percent: 19 },
      { name: 'basic', upTo: pounds('16956'), percent: 20 },
      { name: 'intermediate', upTo: pounds('31092'), percent: 21 },
      { name: 'higher', upTo: pounds('62430'), percent: 42 },
      { name: 'advanced', upTo: pounds('125140'), percent: 45 },
      { name: 'top', percent: 48 },
    ],
  },
  {
    rate: 'nationalInsurance',
    ...taxYear,
    source: rateSources.employers,
    lowerEarningsLimit: pounds('6708'),
    primaryThreshold: pounds('12570'),
    upperEarningsLimit: pounds('50270'),
    percentBetween: 8,
    percentAbove: 2,
  },
  {
    rate: 'loan',
    plan: 'plan1',
    ...taxYear,
    source: rateSources.employers,
    above: pounds('26900'),
    percent: 9,
  },
  {
    rate: 'loan',
    plan: 'plan2',
    ...taxYear,
    source: rateSources.employers,
    above: pounds('29385'),
    percent: 9,
  },
  {
    rate: 'loan',
    plan: 'plan4',
    ...taxYear,
    source: rateSources.employers,
    above: pounds('33795'),
    percent: 9,
  },
  {
    rate: 'loan',
    plan: 'plan5',
    ...taxYear,
    source: rateSources.employers,
    above: pounds('25000'),
    percent: 9,
  },
  {
    rate: 'loan',
    plan: 'postgraduate',
    ...taxYear,
    source: rateSources.employers,
    above: pounds('21000'),
    percent: 6,
  },
  {
    rate: 'pensionRelief',
    ...taxYear,
    source: rateSources.pensionRelief,
    percent: 20,
  },
  {
    rate: 'minimumWage',
    ageGroup: 'from21',
    ...wageYear,
    source: rateSources.minimumWage,
    anHour: pounds('12.71'),
  },
  {
    rate: 'minimumWage',
    ageGroup: 'from18',
    ...wageYear,
    source: rateSources.minimumWage,
    anHour: pounds('10.85'),
  },
  {
    rate: 'minimumWage',
    ageGroup: 'under18OrApprentice',
    ...wageYear,
    source: rateSources.minimumWage,
    anHour: pounds('8.00'),
  },
]
