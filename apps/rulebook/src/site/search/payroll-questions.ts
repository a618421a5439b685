const adultWage = 'rate-minimum-wage-21-or-over-the-united-kingdom-2026-04-01'
const youngWage = 'rate-minimum-wage-18-to-20-the-united-kingdom-2026-04-01'
const youngestWage =
  'rate-minimum-wage-under-18-or-on-the-apprentice-rate-the-united-kingdom-2026-04-01'
const ofInsurance = (name: string) =>
  `rate-national-insurance-${name}-the-united-kingdom-2026-04-06`
const ofLoan = (name: string) => `rate-student-loan-${name}-the-united-kingdom-2026-04-06`
const ofScotland = (name: string) => `rate-income-tax-${name}-band-scotland-2026-04-06`
const allowance = 'rate-personal-allowance-the-united-kingdom-2026-04-06'
const leftOut = 'sentence-payslip-payslip-ours-leftOut'
const payroll = 'not-payslip-running-a-payroll'
const statutory = 'not-payslip-statutory-pay'
const employers = 'not-payslip-employer-s-costs'
const enrolment = 'not-payslip-automatic-enrolment'

/**
 * Of a payroll analyst, who shortens, misspells, and asks since when a figure holds. The places were chosen from the
 * specification and the rate book.
 */
export const payrollQuestions: readonly (readonly [asks: string, first: string])[] = [
  ['NMW', adultWage],
  ['NLW', adultWage],
  ['nlw april 2026', adultWage],
  ['NMW apprentice', youngestWage],
  ['LEL', ofInsurance('lower-earnings-limit')],
  ['UEL', ofInsurance('upper-earnings-limit')],
  ['uel 2026-27', ofInsurance('upper-earnings-limit')],
  ['PT', ofInsurance('primary-threshold')],
  ['NIC', ofInsurance('between-the-thresholds')],
  ['NICs', ofInsurance('between-the-thresholds')],
  ['PA', allowance],
  ['PGL', ofLoan('postgraduate')],
  ['BIK', 'SALSAC-03'],
  ['what is a BIK', 'word-benefits-benefit-in-kind'],
  ['P11D', 'word-benefits-benefit-in-kind'],
  ['PAYE', payroll],
  ['P60', payroll],
  ['P45', payroll],
  ['YTD', payroll],
  ['FPS', payroll],
  ['SSP', statutory],
  ['SMP', statutory],
  ['ShPP', statutory],
  ['rate of SSP', statutory],
  ['SSP lower earnings limit', 'record-20-8'],
  ['ST', employers],
  ['ST threshold employers ni 15%', employers],
  ['ER NICs', employers],
  ['employment allowance', employers],
  ['AE', enrolment],
  ['QE', enrolment],
  ['HICBC', leftOut],
  ['high income child benefit charge', leftOut],
  ['OTE', leftOut],
  ['TC', leftOut],
  ['marriage allowance', 'sentence-payslip-payslip-ours-assumptions-job'],
  ['maternity pay and sacrifice', 'sentence-payslip-payslip-ours-warnings-belowLowerEarningsLimit'],
  // The source and the day of a figure.
  ['since when 12.71', adultWage],
  ['who says 12.71', adultWage],
  ['from when does 12.71 apply', adultWage],
  ['since when is the living wage 12.71', adultWage],
  ['since when 33795', ofLoan('plan-4')],
  ['who says 12570', allowance],
  ['why 50270', ofInsurance('upper-earnings-limit')],
  ['50270', ofInsurance('upper-earnings-limit')],
  ['2025-26 rates', 'rates-before-2026-04-06'],
  ['rates for 2027-28', 'rates-from-2027-04-06'],
  // Misspelled, or in few words.
  ['min wage 19 yr old', youngWage],
  ['min wage 17 yr old', youngestWage],
  ['apprentice hourly', youngestWage],
  ['scotish intermediate rate', ofScotland('intermediate')],
  ['advanced rate 45%', ofScotland('advanced')],
  ['starter band scotland 19 percent up to', ofScotland('starter')],
  ['plan 2 threshhold', ofLoan('plan-2')],
  ['smallest withdrawl', 'BANKW-07'],
  ['how long till the money is in my bank', 'BANKW-21'],
  ['bulding society roll nr compulsory?', 'BANKW-18'],
  ['acount number 7 digits', 'BANKW-14'],
  ['sort code without dashes', 'rule-withdrawal-bank-details-sortCodeAsTyped'],
  ['banknotes instead of a bank transfer', 'not-withdrawal-other-ways-to-be-paid-out'],
  ['identity check not working what happens', 'OQ-028'],
  ['at what pay does NI drop to 2%', ofInsurance('above-the-upper-limit')],
  ['12 times 1200 why 72 a month', 'SALSAC-06'],
  ['125.50 in the amount box, step 10?', 'CHOICE-08'],
  ['can I enter 0 as sacrifice', 'CHOICE-07'],
  ['debit or credit which first', 'OQ-099'],
  ['Up to 7.5%', 'OQ-040'],
  ['why two withdrawal outcome tables', 'OQ-115'],
  ['what is basic and higher rate in the table, scotland?', 'OQ-136'],
  ['rounding of student loan down to pound', 'record-20-3'],
  ['ni category letter M', 'record-20-10'],
  ['minimum wage 48 hours', 'record-20-7'],
  ['365/7', 'record-20-6'],
  ['pension relief at source', 'word-payslip-pension-from-pay'],
  ['leading zero account number', 'OQ-122'],
  ['take home 16000 scotland', 'payslip/published-by-deloitte-for-scotland~vfcb/16000'],
  ['43662', 'payslip/what-does-each-band-take~bmpf/scotland-43662'],
  ['when was BANKW-12 last changed', 'BANKW-12'],
  [
    'You give up £1,200.00 of your salary a year, and your take-home pay falls by £864.00.',
    'sentence-payslip-payslip-ours-costOf',
  ],
  [
    '£300.00 a year of this benefit is taxed as if it were pay',
    'sentence-payslip-payslip-ours-warnings-partlyTaxed',
  ],
]
