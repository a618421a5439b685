import { formatLimit, formatPounds, type Pence } from '../kernel/index.ts'
import { payslipPolicy } from './payslip.policy.ts'

const { childBenefitPaidBack, mostForTaxFreeChildcare, sickPayPercent, weeksAYear, periodsAYear } =
  payslipPolicy

export const payslipMessages = {
  ours: {
    intro: 'We work this out on your device as you type. We don’t send or keep anything you enter.',
    moreAboutPay: 'More about my pay',
    fields: {
      salary: 'Your salary for a year',
      nation: 'Where you live',
      payPeriod: 'How often you are paid',
      loanPlan: 'Student loan',
      hasPostgraduateLoan: 'I repay a postgraduate loan',
      pensionPercent: 'Your pension contribution (% of salary)',
      pensionWay: 'How you pay into your pension',
      otherSacrifices: 'Other salary sacrifice, a year',
      hoursAWeek: 'Hours you work a week',
      ageGroup: 'Your age',
    },
    hints: {
      salary: 'Before tax and any salary sacrifice.',
      pensionPercent:
        'Your own contribution, with any tax relief added to it. Leave it blank if you don’t pay in.',
      nation: 'This sets your income tax rates.',
      hoursAWeek: 'We use this to check the minimum wage.',
    },
    nations: {
      englandOrNorthernIreland: 'England or Northern Ireland',
      wales: 'Wales',
      scotland: 'Scotland',
    },
    payPeriods: { monthly: 'Every month', fourWeekly: 'Every four weeks', weekly: 'Every week' },
    aPeriod: { monthly: 'a month', fourWeekly: 'every four weeks', weekly: 'a week' },
    loanPlans: {
      none: 'None',
      plan1: 'Plan 1',
      plan2: 'Plan 2',
      plan4: 'Plan 4',
      plan5: 'Plan 5',
    },
    pensionWays: {
      sacrifice: 'By salary sacrifice',
      netPay: 'From my pay, before tax',
      reliefAtSource: 'From my pay, after tax',
    },
    ageGroups: {
      from21: '21 or over',
      from18: '18 to 20',
      under18OrApprentice: 'Under 18, or on the apprentice rate',
    },
    complaints: {
      salary: 'Enter your yearly salary, for example 28,000.',
      pensionPercent: 'Enter a percentage from 0 to 100, for example 5.',
      otherSacrifices: 'Enter a yearly amount, for example 600.',
      hoursAWeek: 'Enter your weekly hours, for example 37.5.',
    },
    noRates: (taxYear: string) =>
      `We don’t have the ${taxYear} tax rates, so we can’t work this out.`,
    awaiting: 'Enter your salary to see what it costs you.',
    wrong: 'Check your pay details.',
    aboveSalary: (maximum: Pence) =>
      `This is too much. After your pension and other benefits you can give up at most ${formatPounds(maximum)} a year.`,
    nothingLeft: 'Your pension and other benefits already use all of your salary.',
    unbearable: (maximum: Pence) =>
      `You can’t give up this much. Your deductions would be more than your remaining pay.${
        maximum > 0 ? ` You can give up at most ${formatPounds(maximum)} a year.` : ''
      }`,
    cost: 'What it costs you',
    gain: 'What you gain',
    costOf: (amount: string, cost: string) =>
      `You give up ${amount} of your salary a year, and your take-home pay falls by ${cost}.`,
    gainOf: (amount: string, gain: string) =>
      `You give up ${amount} of your salary a year, and your take-home pay rises by ${gain}.`,
    where: 'Where the money goes',
    parts: {
      tax: 'Less income tax',
      insurance: 'Less National Insurance',
      loans: 'Less loan repayments',
      member: 'Your take-home pay falls by',
      amount: 'You give up',
    },
    rises: { tax: 'More income tax', member: 'More take-home pay' },
    payslip: {
      monthly: 'Your monthly payslip',
      fourWeekly: 'Your four-weekly payslip',
      weekly: 'Your weekly payslip',
    },
    payslipOfYear: 'Your pay for the year',
    wholeYear: 'Show a whole year',
    columns: { difference: 'Difference', before: 'Before', after: 'After' },
    figures: {
      salary: 'Gross salary',
      amount: 'Given up for this benefit',
      otherSacrifices: 'Given up for other benefits',
      gross: 'Gross pay',
      benefit: 'Taxable benefit',
      taxable: 'Taxable pay',
      allowance: 'Tax-free allowance',
      tax: 'Income tax',
      taxInTotal: 'Income tax in total',
      band: (name: string, percent: number) => `Income tax, ${name} rate ${percent}%`,
      insurance: 'National Insurance',
      loan: 'Student loan',
      postgraduateLoan: 'Postgraduate loan',
      pension: {
        sacrifice: 'Pension, by salary sacrifice',
        netPay: 'Pension, before tax',
        reliefAtSource: 'Pension, after tax',
      },
      takeHome: 'Take-home pay',
    },
    howWorkedOut: 'How was the payslip worked out?',
    workings: {
      explanation: (periods: number) =>
        `Each figure is worked out for the year; your payslip shows it divided by ${periods}.`,
      before: (formula: string) => `Before: ${formula}`,
      after: (formula: string) => `After: ${formula}`,
      nothing: 'Nothing to tax',
      atLeastNone: (formula: string, none: string) => `${formula}, but never below ${none}`,
      upToAPound: (formula: string) => `${formula}, rounded up to a pound`,
      isBelow: (figure: string, threshold: string) => `${figure} is below ${threshold}`,
      ofAmount: (part: string, amount: string) => `${part} ÷ ${amount}`,
      ofPeriod: (cost: string, periods: number) => `${cost} ÷ ${periods}`,
      safeTitle: 'The most you can give up under the minimum wage rule',
      minimumPay: (hours: number, wage: string) => `${hours} × ${weeksAYear} × ${wage}`,
      safe: (gross: string, minimum: string) => `${gross} − ${minimum}, rounded down`,
      nothingSafe: (gross: string, minimum: string) => `${gross} isn’t more than ${minimum}`,
    },
    safe: (maximum: string) =>
      `Your pay stays at or above the minimum wage. You can give up at most ${maximum} a year.`,
    nothingToSpare: 'Your pay isn’t above the minimum wage, so you can’t give any of it up.',
    hoursUnknown:
      'Your cash pay must not fall below the minimum wage. To check, add your weekly hours under “More about my pay”.',
    noWage: 'We don’t have the minimum wage for this date, so we haven’t checked it.',
    warnings: {
      belowMinimumWage: (maximum: string, exceededBy: string) =>
        `Your cash pay must not fall below the minimum wage. You can give up at most ${maximum} a year. This is ${exceededBy} too much.`,
      belowLowerEarningsLimit: (limit: string) =>
        `Your pay would be below ${limit} a year. That year might not count towards your State Pension, and you might not get statutory maternity, paternity or other parental pay.`,
      noTaxToSave: 'You don’t pay income tax on this pay, so there’s none to save.',
      insuranceOnly:
        'This benefit is taxed as if it were pay: you save no income tax, only National Insurance and loan repayments if you pay them.',
      taxedOnMore:
        'You pay tax on more than you give up, so your income tax may go up. You save only National Insurance and loan repayments, if you pay them.',
      taxUnknown:
        'We don’t know how this benefit is taxed, so we work out the tax as if all of it were pay.',
      partlyTaxed: (benefit: string) =>
        `${benefit} a year of this benefit is taxed as if it were pay, so you save less income tax.`,
      bandCrossed: (before: number, after: number) =>
        `Part of this amount is taxed at ${before}% and part at ${after}%, so no single rate applies.`,
      bandLeft:
        'Part of this amount is within your tax-free allowance, so you save no income tax on it.',
      allowanceTapered: (from: string, before: string, after: string) =>
        `Your tax-free allowance goes down by £1 for every £2 over ${from}. It’s ${before} now and would be ${after}.`,
    },
    aboutHeading: 'What this is based on',
    estimate: (taxYear: string, nation: string) => `An estimate at ${taxYear} rates for ${nation}.`,
    assumptions: {
      job: 'You have one job, the same pay all year, the standard tax-free allowance and no other income.',
      insurance:
        'You pay National Insurance at the usual rates (category A). Over State Pension age you don’t pay it, so you don’t save it.',
      pension:
        'Your pension is worked out on your salary before anything is given up, and stays the same.',
      afterTax: (percent: number) =>
        `You pay ${100 - percent}% of your pension contribution after tax, and your pension provider adds the other ${percent}%. Income tax here includes any further tax relief, which you may have to claim.`,
      minimumWage: `We check the minimum wage as for a salary: ${weeksAYear} weeks of your hours a year, shared equally between your payslips. If you’re paid by the hour, the hours you work in each pay period count instead, so you may be able to give up less.`,
      benefit:
        'The tax on the benefit is shown with your pay. It may be taken through your tax code instead.',
      fourWeekly: `The amount is spread over ${periodsAYear.fourWeekly} payslips here. As the terms say, it may be taken over fewer of them.`,
      year: 'We work out tax and National Insurance for the whole year. Your payslips may differ by pennies, and round loan repayments down to whole pounds.',
      rounding: 'We round each figure once, so totals may be a penny out.',
    },
    leftOutHeading: 'This doesn’t include',
    leftOut: [
      'Your own tax code, and benefits you already have',
      'Bonuses, overtime, and what your employer adds or charges',
      'Two student loan plans at once',
      'The new minimum wage each April',
      `Child Benefit, which you start to pay back at ${formatLimit(childBenefitPaidBack.from)} of income and pay back in full at ${formatLimit(childBenefitPaidBack.to)}`,
      `Tax-Free Childcare, which you can’t get if your income is over ${formatLimit(mostForTaxFreeChildcare)}`,
      `Statutory sick pay, which is ${sickPayPercent}% of your pay if your pay is low`,
      'Anything else that depends on your pay, such as Universal Credit, parental pay and how much you can borrow',
    ],
    sourcesHeading: 'Sources',
    checkedOn: (title: string, day: string) => `${title}, checked on ${day}`,
    newTab: '(opens in a new tab)',
  },
} as const
