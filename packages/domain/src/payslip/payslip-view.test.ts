import { describe, expect, test } from 'vitest'
import { Day, pounds } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { dayOfTaxYear, examplePay } from './pay.examples.ts'
import type { GivenUp } from './pay.schema.ts'
import { blankEntry, type PayEvent, payEntryAfter } from './pay-entry.rules.ts'
import { blankPay, type PayForm, payIn } from './pay-form.rules.ts'
import { typedPay } from './pay-form.table.ts'
import { type PayslipAnswer, payslipView } from './payslip.selectors.ts'
import {
  costs,
  lines,
  nothingWorkedOut,
  payslipOfPeriod,
  payslipsOfYear,
} from './payslip-view.table.ts'

const cycle: GivenUp = { amount: pounds('1200'), benefitInKindValue: 0 }

function viewOf(change: Partial<PayForm>, givenUp: GivenUp = cycle, day: Day = dayOfTaxYear) {
  return payslipView(payEntryAfter(blankEntry, { type: 'pay.changed', change }), givenUp, day)
}

function answerOf(change: Partial<PayForm>, givenUp?: GivenUp): PayslipAnswer {
  const { outcome } = viewOf(change, givenUp)
  if (outcome.is !== 'worked') throw new Error(outcome.text)
  return outcome.answer
}

const rowsOf = ({ rows }: PayslipAnswer['period']) =>
  rows.map(({ label, before, after, difference }) => [label, before, after, difference])

check(typedPay)
check(nothingWorkedOut)
check(payslipOfPeriod)
check(payslipsOfYear)
check(costs)
check(lines)

describe('The form', () => {
  test('a percentage may have spaces around its sign', () => {
    const form = { ...blankPay, salary: '30000', pensionPercent: ' 5 % ' }
    expect(payIn(form)?.pension.percent).toBe(5)
  })

  test('a salary without other details is monthly pay in England', () => {
    expect(payIn({ ...blankPay, salary: '30000' })).toEqual(examplePay)
  })

  test('each text field is empty at first', () => {
    const { form } = viewOf({})
    const { salary, pensionPercent, otherSacrifices, hoursAWeek } = form
    expect([salary, pensionPercent, otherSacrifices, hoursAWeek]).toEqual(['', '', '', ''])
    expect(payIn(form)).toBeUndefined()
  })

  test('every choice is accepted', () => {
    const form: PayForm = {
      ...blankPay,
      salary: '30000',
      nation: 'scotland',
      payPeriod: 'weekly',
      loanPlan: 'plan4',
      hasPostgraduateLoan: true,
      pensionWay: 'netPay',
      ageGroup: 'from18',
    }
    expect(payIn(form)).toEqual({
      ...examplePay,
      nation: 'scotland',
      payPeriod: 'weekly',
      loanPlan: 'plan4',
      hasPostgraduateLoan: true,
      pension: { percent: 0, way: 'netPay' },
      ageGroup: 'from18',
    })
  })
})

describe('Entering pay', () => {
  test('OQ-138 only fields that have lost focus show complaints', () => {
    let entry = blankEntry
    const send = (event: PayEvent) => {
      entry = payEntryAfter(entry, event)
    }
    const complaints = () => payslipView(entry, cycle, dayOfTaxYear).complaints
    send({ type: 'pay.changed', change: { salary: 'much', hoursAWeek: 'many' } })
    expect(complaints()).toStrictEqual({})
    send({ type: 'pay.left', field: 'salary' })
    expect(complaints()).toEqual({
      salary: 'Enter your yearly salary, for example 28,000.',
    })
    send({ type: 'pay.changed', change: { salary: '28000' } })
    expect(complaints()['salary']).toBeUndefined()
  })
})

describe('The answer', () => {
  test('the answer shows the cost per pay period and per year', () => {
    const periods = (['monthly', 'fourWeekly', 'weekly'] as const).map((payPeriod) => {
      const { cost, aPeriod, amount } = answerOf({ salary: '30000', payPeriod })
      expect(amount).toBe('£1,200.00')
      return `${cost} ${aPeriod}`
    })
    expect(periods).toEqual(['£72.00 a month', '£66.46 every four weeks', '£16.62 a week'])
    expect(answerOf({ salary: '30000' }).costOfYear).toBe(
      'You give up £1,200.00 of your salary a year, and your take-home pay falls by £864.00.',
    )
  })

  test('the answer shows the payslip of a pay period and of a year: before, after and the difference', () => {
    const { period, year } = answerOf({ salary: '30000' })
    expect([period.caption, year.caption]).toEqual([
      'Your monthly payslip',
      'Your pay for the year',
    ])
    expect(rowsOf(period)).toEqual([
      ['Gross salary', '£2,500.00', '£2,500.00', '£0.00'],
      ['Given up for this benefit', '£0.00', '£100.00', '£100.00'],
      ['Gross pay', '£2,500.00', '£2,400.00', '-£100.00'],
      ['Income tax, basic rate 20%', '£290.50', '£270.50', '-£20.00'],
      ['National Insurance', '£116.20', '£108.20', '-£8.00'],
      ['Take-home pay', '£2,093.30', '£2,021.30', '-£72.00'],
      ['Taxable pay', '£2,500.00', '£2,400.00', '-£100.00'],
    ])
    expect(rowsOf(year).at(-2)).toEqual(['Take-home pay', '£25,119.60', '£24,255.60', '-£864.00'])
    expect(year.rows.map(({ part }) => part)).toEqual([
      ...['start', 'taken', 'sum', 'taken', 'taken', 'total', 'further'],
    ])
  })

  test('the payslip can show every line', () => {
    const { year } = answerOf(
      {
        salary: '52000',
        loanPlan: 'plan2',
        hasPostgraduateLoan: true,
        pensionPercent: '2',
        pensionWay: 'netPay',
      },
      { amount: pounds('1200'), benefitInKindValue: 25 },
    )
    expect(rowsOf(year)).toEqual([
      ['Gross salary', '£52,000.00', '£52,000.00', '£0.00'],
      ['Given up for this benefit', '£0.00', '£1,200.00', '£1,200.00'],
      ['Gross pay', '£52,000.00', '£50,800.00', '-£1,200.00'],
      ['Income tax, basic rate 20%', '£7,540.00', '£7,498.00', '-£42.00'],
      ['Income tax, higher rate 40%', '£276.00', '£0.00', '-£276.00'],
      ['National Insurance', '£3,050.60', '£3,026.60', '-£24.00'],
      ['Student loan', '£2,035.35', '£1,927.35', '-£108.00'],
      ['Postgraduate loan', '£1,860.00', '£1,788.00', '-£72.00'],
      ['Pension, before tax', '£1,040.00', '£1,040.00', '£0.00'],
      ['Take-home pay', '£36,198.05', '£35,520.05', '-£678.00'],
      ['Taxable benefit', '£0.00', '£300.00', '£300.00'],
      ['Taxable pay', '£50,960.00', '£50,060.00', '-£900.00'],
      ['Income tax in total', '£7,816.00', '£7,498.00', '-£318.00'],
    ])
  })

  test('a member who pays no tax sees a tax of zero; a pension by sacrifice is deducted from the salary', () => {
    const { year } = answerOf({ salary: '12000', pensionPercent: '5' })
    expect(rowsOf(year)).toEqual([
      ['Gross salary', '£12,000.00', '£12,000.00', '£0.00'],
      ['Given up for this benefit', '£0.00', '£1,200.00', '£1,200.00'],
      ['Pension, by salary sacrifice', '£600.00', '£600.00', '£0.00'],
      ['Gross pay', '£11,400.00', '£10,200.00', '-£1,200.00'],
      ['Income tax', '£0.00', '£0.00', '£0.00'],
      ['National Insurance', '£0.00', '£0.00', '£0.00'],
      ['Take-home pay', '£11,400.00', '£10,200.00', '-£1,200.00'],
      ['Taxable pay', '£11,400.00', '£10,200.00', '-£1,200.00'],
    ])
    expect(year.rows.find(({ label }) => label === 'Income tax')?.part).toBe('taken')
  })

  test('the answer shows where the amount goes, in pounds and as a share', () => {
    const shares = (change: Partial<PayForm>, givenUp?: GivenUp) =>
      answerOf(change, givenUp).parts.map(({ label, value, percent }) => [label, value, percent])
    expect(shares({ salary: '30000' })).toEqual([
      ['Less income tax', '£240.00', 20],
      ['Less National Insurance', '£96.00', 8],
      ['Your take-home pay falls by', '£864.00', 72],
    ])
    expect(shares({ salary: '40000', loanPlan: 'plan2' })[2]).toEqual([
      'Less loan repayments',
      '£108.00',
      9,
    ])
    expect(shares({ salary: '40000', hasPostgraduateLoan: true })[2]).toEqual([
      'Less loan repayments',
      '£72.00',
      6,
    ])
    expect(shares({ salary: '30000' }, { ...cycle, amount: pounds('0') })).toEqual([
      ['Less income tax', '£0.00', 0],
      ['Less National Insurance', '£0.00', 0],
      ['Your take-home pay falls by', '£0.00', 0],
    ])
  })

  test('the answer says if pay stays above the minimum wage, falls below it, or can’t be checked', () => {
    const hours = { salary: '30000', hoursAWeek: '37.5' }
    expect(answerOf(hours).safe).toBe(
      'Your pay stays at or above the minimum wage. You can give up at most £5,215.50 a year.',
    )
    expect(answerOf({ salary: '30000' }).safe).toBe(
      'Your cash pay must not fall below the minimum wage. To check, add your weekly hours under “More about my pay”.',
    )
    expect(answerOf({ salary: '40000' }).safe).toBeUndefined()
    expect(answerOf({ ...hours, salary: '20000' }, { ...cycle, amount: pounds('0') }).safe).toBe(
      'Your pay isn’t above the minimum wage, so you can’t give any of it up.',
    )
    const over = answerOf(hours, { ...cycle, amount: pounds('6000') })
    expect([over.safe, over.warnings[0]?.text]).toEqual([
      undefined,
      'Your cash pay must not fall below the minimum wage. You can give up at most £5,215.50 a year. This is £784.50 too much.',
    ])
    const inApril = viewOf(hours, cycle, Day.make('2027-04-01')).outcome
    expect(inApril.is === 'worked' && inApril.answer.safe).toBe(
      'We don’t have the minimum wage for this date, so we haven’t checked it.',
    )
    const withoutHours = viewOf({ salary: '30000' }, cycle, Day.make('2027-04-01')).outcome
    expect(withoutHours.is === 'worked' && withoutHours.answer.safe).toBeUndefined()
  })

  test.each([
    [
      'pay below the lower earnings limit',
      'belowLowerEarningsLimit',
      { salary: '7000' },
      0,
      'Your pay would be below £6,708.00 a year. That year might not count towards your State Pension, and you might not get statutory maternity, paternity or other parental pay.',
    ],
    [
      'no tax to save',
      'noTaxToSave',
      { salary: '12000' },
      0,
      'You don’t pay income tax on this pay, so there’s none to save.',
    ],
    [
      'a benefit taxed like pay',
      'insuranceOnly',
      { salary: '30000' },
      100,
      'This benefit is taxed as if it were pay: you save no income tax, only National Insurance and loan repayments if you pay them.',
    ],
    [
      'a benefit taxed on more than is given up',
      'insuranceOnly',
      { salary: '30000' },
      100.01,
      'You pay tax on more than you give up, so your income tax may go up. You save only National Insurance and loan repayments, if you pay them.',
    ],
    [
      'a benefit whose tax is not known',
      'taxUnknown',
      { salary: '30000' },
      undefined,
      'We don’t know how this benefit is taxed, so we work out the tax as if all of it were pay.',
    ],
    [
      'a benefit that is partly taxed',
      'partlyTaxed',
      { salary: '30000' },
      25,
      '£300.00 a year of this benefit is taxed as if it were pay, so you save less income tax.',
    ],
    [
      'an amount that crosses a band',
      'bandCrossed',
      { salary: '51000' },
      0,
      'Part of this amount is taxed at 40% and part at 20%, so no single rate applies.',
    ],
    [
      'an amount that crosses a band in Scotland',
      'bandCrossed',
      { salary: '44000', nation: 'scotland' as const },
      0,
      'Part of this amount is taxed at 42% and part at 21%, so no single rate applies.',
    ],
    [
      'an amount that reaches into the allowance',
      'bandCrossed',
      { salary: '13000' },
      0,
      'Part of this amount is within your tax-free allowance, so you save no income tax on it.',
    ],
    [
      'an allowance that tapers',
      'allowanceTapered',
      { salary: '110000' },
      0,
      'Your tax-free allowance goes down by £1 for every £2 over £100,000.00. It’s £7,570.00 now and would be £8,170.00.',
    ],
  ])('the warning about %s has the right text', (_, warning, change, benefitInKindValue, text) => {
    const { warnings } = answerOf(change, { amount: pounds('1200'), benefitInKindValue })
    expect(warnings.find((view) => view.warning === warning)?.text).toBe(text)
  })

  test('the answer names the tax year, the nation and the pages with its rates', () => {
    const { estimate, sources } = answerOf({ salary: '30000', nation: 'scotland' }).about
    expect(estimate).toBe('An estimate at 2026-27 rates for Scotland.')
    expect(sources.map(({ text }) => text)).toEqual([
      'GOV.UK, Income Tax rates and Personal Allowances, checked on 22/11/2026',
      'GOV.UK, Income Tax in Scotland, checked on 22/11/2026',
      'GOV.UK, Rates and thresholds for employers 2026 to 2027, checked on 22/11/2026',
    ])
    const withHours = answerOf({ salary: '30000', hoursAWeek: '37.5' }).about.sources
    expect(withHours.at(-1)?.address).toBe('https://www.gov.uk/national-minimum-wage-rates')
  })
})

describe('The basis of the answer', () => {
  const ofAll = [
    'You have one job, the same pay all year, the standard tax-free allowance and no other income.',
    'You pay National Insurance at the usual rates (category A). Over State Pension age you don’t pay it, so you don’t save it.',
    'We work out tax and National Insurance for the whole year. Your payslips may differ by pennies, and round loan repayments down to whole pounds.',
    'We round each figure once, so totals may be a penny out.',
  ]
  const added = (change: Partial<PayForm>, givenUp?: GivenUp) => {
    const { assumptions } = answerOf({ salary: '30000', ...change }, givenUp).about
    expect(assumptions.filter((line) => ofAll.includes(line))).toEqual(ofAll)
    return assumptions.filter((line) => !ofAll.includes(line))
  }

  test('each omission has a line', () => {
    expect(answerOf({ salary: '30000' }).about.leftOut).toEqual([
      'Your own tax code, and benefits you already have',
      'Bonuses, overtime, and what your employer adds or charges',
      'Two student loan plans at once',
      'The new minimum wage each April',
      'Child Benefit, which you start to pay back at £60,000 of income and pay back in full at £80,000',
      'Tax-Free Childcare, which you can’t get if your income is over £100,000',
      'Statutory sick pay, which is 80% of your pay if your pay is low',
      'Anything else that depends on your pay, such as Universal Credit, parental pay and how much you can borrow',
    ])
  })

  test('a pension after tax shows who pays what, and the source of its rate', () => {
    const pay = { salary: '30000', pensionPercent: '5', pensionWay: 'reliefAtSource' as const }
    expect(added(pay).at(-1)).toBe(
      'You pay 80% of your pension contribution after tax, and your pension provider adds the other 20%. Income tax here includes any further tax relief, which you may have to claim.',
    )
    const titles = answerOf(pay).about.sources.map(({ text }) => text)
    expect(titles).toContain(
      'GOV.UK, Tax on your private pension contributions, checked on 28/11/2026',
    )
    expect(added({ ...pay, pensionPercent: '' })).toEqual([])
  })

  test('a salary without other details makes no other assumptions', () => {
    expect(added({})).toEqual([])
  })

  test.each([
    [
      'a pension',
      { pensionPercent: '5' },
      0,
      'Your pension is worked out on your salary before anything is given up, and stays the same.',
    ],
    [
      'hours',
      { hoursAWeek: '37.5' },
      0,
      'We check the minimum wage as for a salary: 52 weeks of your hours a year, shared equally between your payslips. If you’re paid by the hour, the hours you work in each pay period count instead, so you may be able to give up less.',
    ],
    [
      'a benefit that is taxed',
      {},
      25,
      'The tax on the benefit is shown with your pay. It may be taken through your tax code instead.',
    ],
    [
      'a four-weekly payroll',
      { payPeriod: 'fourWeekly' as const },
      0,
      'The amount is spread over 13 payslips here. As the terms say, it may be taken over fewer of them.',
    ],
  ])('%s has its own line', (_, change, benefitInKindValue, line) => {
    expect(added(change, { amount: pounds('1200'), benefitInKindValue })).toEqual([line])
  })
})

describe('Showing the calculation', () => {
  const lines = (change: Partial<PayForm>, givenUp?: GivenUp) =>
    Object.fromEntries(
      answerOf(change, givenUp).workings.parts.map(({ title, lines }) => [
        title,
        lines.map(({ label, value }) => `${label} = ${value}`),
      ]),
    )

  test('every figure of the payslip has a calculation with the member’s own numbers', () => {
    expect(answerOf({ salary: '30000' }).workings.explanation).toBe(
      'Each figure is worked out for the year; your payslip shows it divided by 12.',
    )
    expect(lines({ salary: '30000' })).toEqual({
      'Tax-free allowance': ['Before: £12,570.00 = £12,570.00', 'After: £12,570.00 = £12,570.00'],
      'Gross pay': [
        'Before: £30,000.00 = £30,000.00',
        'After: £30,000.00 − £1,200.00 = £28,800.00',
      ],
      'Taxable pay': ['Before: £30,000.00 = £30,000.00', 'After: £28,800.00 = £28,800.00'],
      'Income tax, basic rate 20%': [
        'Before: £17,430.00 × 20% = £3,486.00',
        'After: £16,230.00 × 20% = £3,246.00',
      ],
      'National Insurance': [
        'Before: (£30,000.00 − £12,570.00) × 8% = £1,394.40',
        'After: (£28,800.00 − £12,570.00) × 8% = £1,298.40',
      ],
      'Take-home pay': [
        'Before: £30,000.00 − £3,486.00 − £1,394.40 = £25,119.60',
        'After: £28,800.00 − £3,246.00 − £1,298.40 = £24,255.60',
      ],
      'Less income tax': ['£3,486.00 − £3,246.00 = £240.00', '£240.00 ÷ £1,200.00 = 20%'],
      'Less National Insurance': ['£1,394.40 − £1,298.40 = £96.00', '£96.00 ÷ £1,200.00 = 8%'],
      'Your take-home pay falls by': [
        '£25,119.60 − £24,255.60 = £864.00',
        '£864.00 ÷ £1,200.00 = 72%',
        '£864.00 ÷ 12 = £72.00',
      ],
    })
  })

  test('two loans are added up, and an amount of zero shows no share', () => {
    const loans = { salary: '40000', loanPlan: 'plan2' as const, hasPostgraduateLoan: true }
    expect(lines(loans)['Less loan repayments']).toEqual([
      '£2,095.35 − £1,915.35 = £180.00',
      '£180.00 ÷ £1,200.00 = 15%',
    ])
    expect(
      lines({ ...loans, payPeriod: 'weekly' }, { ...cycle, amount: pounds('0') }),
    ).toMatchObject({
      'Less loan repayments': ['£2,095.35 − £2,095.35 = £0.00'],
      'Your take-home pay falls by': ['£30,224.25 − £30,224.25 = £0.00', '£0.00 ÷ 52 = £0.00'],
    })
  })

  test('the calculation shows the most that can be given up at the minimum wage', () => {
    const title = 'The most you can give up under the minimum wage rule'
    expect(lines({ salary: '30000' })[title]).toBeUndefined()
    expect(lines({ salary: '30000', hoursAWeek: '37.5', pensionPercent: '5' })[title]).toEqual([
      '£28,500.00 − 37.5 × 52 × £12.71, rounded down = £3,715.50',
    ])
    expect(lines({ salary: '20000', hoursAWeek: '37.5' })[title]).toEqual([
      '£20,000.00 isn’t more than 37.5 × 52 × £12.71 = £0.00',
    ])
  })

  test('a benefit with unknown tax is taxed in full', () => {
    expect(lines({ salary: '30000' }, { amount: pounds('1200') })).toMatchObject({
      'Taxable benefit': ['Before: £0.00 × 100% = £0.00', 'After: £1,200.00 × 100% = £1,200.00'],
    })
  })

  test('the calculation includes loans, pension, benefit, bands and a tapered allowance, without intermediate rounding', () => {
    const lineTexts = lines(
      {
        salary: '101000.55',
        loanPlan: 'plan5',
        hasPostgraduateLoan: true,
        pensionPercent: '0.5',
        pensionWay: 'netPay',
        otherSacrifices: '100',
      },
      { amount: pounds('1200'), benefitInKindValue: 25 },
    )
    expect(lineTexts).toMatchObject({
      'Tax-free allowance': [
        'Before: £12,570.00 − (£100,395.54725 − £100,000.00) ÷ 2, rounded up to a pound = £12,373.00',
        'After: £12,570.00 = £12,570.00',
      ],
      'Gross pay': [
        'Before: £101,000.55 − £100.00 = £100,900.55',
        'After: £101,000.55 − £100.00 − £1,200.00 = £99,700.55',
      ],
      'Taxable benefit': ['Before: £0.00 × 25% = £0.00', 'After: £1,200.00 × 25% = £300.00'],
      'Taxable pay': [
        'Before: £100,900.55 − £505.00275 = £100,395.55',
        'After: £99,700.55 − £505.00275 + £300.00 = £99,495.55',
      ],
      'Student loan': [
        'Before: (£100,900.55 − £25,000.00) × 9% = £6,831.05',
        'After: (£99,700.55 − £25,000.00) × 9% = £6,723.05',
      ],
      'Pension, before tax': [
        'Before: £101,000.55 × 0.5% = £505.00',
        'After: £101,000.55 × 0.5% = £505.00',
      ],
    })
    expect(lineTexts['National Insurance']?.[0]).toBe(
      'Before: (£50,270.00 − £12,570.00) × 8% + (£100,900.55 − £50,270.00) × 2% = £4,028.61',
    )
    expect(lineTexts['Postgraduate loan']?.[0]).toBe(
      'Before: (£100,900.55 − £21,000.00) × 6% = £4,794.03',
    )
    expect(lineTexts['Take-home pay']?.[1]).toBe(
      'After: £99,700.55 − £27,230.2189 − £4,004.611 − £6,723.0495 − £4,722.033 − £505.00275 = £56,515.63',
    )
  })

  test('a pension after tax restores the allowance, and costs 80%', () => {
    const lineTexts = lines({ salary: '110000', pensionPercent: '5', pensionWay: 'reliefAtSource' })
    expect(lineTexts).toMatchObject({
      'Tax-free allowance': [
        'Before: £12,570.00 − (£110,000.00 − £5,500.00 − £100,000.00) ÷ 2, rounded up to a pound = £10,320.00',
        'After: £12,570.00 − (£108,800.00 − £5,500.00 − £100,000.00) ÷ 2, rounded up to a pound = £10,920.00',
      ],
      'Pension, after tax': [
        'Before: £110,000.00 × 5% × 80% = £4,400.00',
        'After: £110,000.00 × 5% × 80% = £4,400.00',
      ],
    })
  })

  test('the calculation has each band, followed by their sum', () => {
    expect(lines({ salary: '51000' })).toMatchObject({
      'Income tax, basic rate 20%': [
        'Before: £37,700.00 × 20% = £7,540.00',
        'After: £37,230.00 × 20% = £7,446.00',
      ],
      'Income tax, higher rate 40%': [
        'Before: £730.00 × 40% = £292.00',
        'After: Nothing to tax = £0.00',
      ],
      'Income tax in total': [
        'Before: £7,540.00 + £292.00 = £7,832.00',
        'After: £7,446.00 = £7,446.00',
      ],
    })
  })

  test('pay exactly at a limit shows no amount above it', () => {
    expect(lines({ salary: '100000' })['Tax-free allowance']?.[0]).toBe(
      'Before: £12,570.00 = £12,570.00',
    )
    expect(lines({ salary: '50270' })['National Insurance']?.[0]).toBe(
      'Before: (£50,270.00 − £12,570.00) × 8% = £3,016.00',
    )
  })

  test('no part of an amount below its threshold counts', () => {
    const lineTexts = lines({ salary: '12000', loanPlan: 'plan1', pensionPercent: '5' })
    expect(lineTexts).toMatchObject({
      'Gross pay': [
        'Before: £12,000.00 − £600.00 = £11,400.00',
        'After: £12,000.00 − £600.00 − £1,200.00 = £10,200.00',
      ],
      'Income tax': ['Before: Nothing to tax = £0.00', 'After: Nothing to tax = £0.00'],
      'National Insurance': [
        'Before: £11,400.00 is below £12,570.00 = £0.00',
        'After: £10,200.00 is below £12,570.00 = £0.00',
      ],
      'Student loan': [
        'Before: £11,400.00 is below £26,900.00 = £0.00',
        'After: £10,200.00 is below £26,900.00 = £0.00',
      ],
    })
  })

  test('every figure of the year’s table has a calculation with the same result', () => {
    const { year, workings } = answerOf({ salary: '51000', loanPlan: 'plan2' })
    const saidByTheMember = ['Gross salary', 'Given up for this benefit']
    for (const row of year.rows.filter(({ label }) => !saidByTheMember.includes(label))) {
      const values = workings.parts.find(({ title }) => title === row.label)?.lines
      expect(values?.map(({ value }) => value)).toEqual([row.before, row.after])
    }
  })
})
