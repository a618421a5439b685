import { describe, expect, test } from 'vitest'
import { answersTo } from './matching.ts'
import { type Findable, indexOf } from './search-index.ts'

const thing = (
  id: string,
  kind: string,
  text: string,
  proves: readonly string[] = [],
): Findable => ({
  id,
  kind,
  title: '',
  text,
  proves,
})

describe('What answers a question?', () => {
  const index = indexOf([
    thing('fact-1', 'fact', 'A member sees £0.00', ['SALSAC-05']),
    thing('row-1', 'row', 'nothing given up · saving: £0.00 · a month: £0.00', ['SALSAC-04']),
    thing('row-2', 'row', 'a café · £10.00', ['SALSAC-04']),
    thing('SALSAC-04', 'requirement', 'Annual saving = amount × EmployeeNIRate'),
    thing('SALSAC-05', 'requirement', 'Saving % = saving / amount × 100'),
    thing('CARDW-06', 'requirement', "'You can withdraw {WithdrawalCountLimit} time(s) a day.'"),
    thing(
      'CARDW-08',
      'requirement',
      "'More than £{WithdrawalLimitInPounds} a day can't be withdrawn.'",
    ),
    thing('word-saving', 'word', 'saving what is kept of an amount'),
    thing('rate-1', 'rate', 'value: 45% of income above £1,250.00'),
    thing('rate-2', 'rate', 'value: 40% of income above £37,700.00, up to £1,000.00'),
    thing(
      'rate-3',
      'rate',
      'Income tax, starter band · of taxable income, below the next · where: Scotland, from GOV.UK',
    ),
    thing('row-3', 'row', 'tax in Scotland: 1850 · more tax: 1850'),
    thing('DIR-11', 'requirement', 'The directory pages by 60.'),
    thing('LOGIN-02', 'requirement', 'The login form has the fields email and password.'),
    thing('signs', 'chapter', 'Signs from the field: what a host may learn of trouble.'),
    thing('CARDW-07', 'requirement', 'The money has been moved: the success is shown.'),
    thing('BANKW-24', 'requirement', 'Outcome 412: the request is refused.'),
    thing('row-4', 'row', 'withdrawal to: card · status: 412', ['CARDW-07']),
    {
      ...thing('OQ-134', 'decision', 'It is kept for 15 minutes.'),
      asked: ['bank details that I typed'],
    },
  ])
  const answers = (question: string) =>
    answersTo(index, question).map(({ thing, rows }) => [thing.id, ...rows.map(({ id }) => id)])

  test('the rule whose cases say the figure, with those cases below it', () => {
    expect(answers('Why is this £0.00?')[0]).toEqual(['SALSAC-04', 'row-1'])
  })

  test('letter case and accents make no difference', () => {
    expect(answers('CAFE')[0]).toEqual(['SALSAC-04', 'row-2'])
  })

  test('the requested number comes first', () => {
    expect(answers('salsac-05')[0]?.[0]).toBe('SALSAC-05')
  })

  test('a sentence of the screen finds its template, whatever its figures', () => {
    expect(answers('You can withdraw 2 time(s) a day.')[0]).toEqual(['CARDW-06'])
    expect(answers("More than £250 a day can't be withdrawn.")[0]).toEqual(['CARDW-08'])
  })

  test('a sentence goes first to the template that has all of it, whatever others are asked for', () => {
    const templates = indexOf([
      thing(
        'CARDW-08',
        'sentence',
        "'More than £{limit} a day is refused - £{limit} has been withdrawn.'",
      ),
      {
        ...thing('BANKW-23', 'requirement', "'More than £{limit} a day is refused.'"),
        asked: ['more than £250 a day is refused and withdrawn', 'refused: £250 withdrawn'],
      },
    ])
    const first = (question: string) => answersTo(templates, question)[0]?.thing.id
    expect(first('More than £250 a day is refused - £250 has been withdrawn.')).toBe('CARDW-08')
    expect(first('More than £250 a day is refused.')).toBe('BANKW-23')
  })

  test('the name of a rate asks for its figure, though the name is a word as well', () => {
    const rates = indexOf([
      thing('word-payslip-allowance', 'word', 'allowance income without tax'),
      thing('rate-allowance', 'rate', 'rate: Allowance · value: £12,570.00 a year'),
    ])
    expect(answersTo(rates, 'What is the allowance?')[0]?.thing.id).toBe('rate-allowance')
    expect(answersTo(rates, 'What does allowance mean?')[0]?.thing.id).toBe(
      'word-payslip-allowance',
    )
  })

  test('a word is explained where its meaning is asked', () => {
    expect(answers('What does saving mean?')[0]).toEqual(['word-saving'])
    expect(answers('saving')[0]?.[0]).not.toBe('word-saving')
  })

  test('a figure is found with and without its pence', () => {
    expect(answers('What is above £1,250?')[0]).toEqual(['rate-1'])
    expect(answers('What is above £1,250.00?')[0]).toEqual(['rate-1'])
  })

  test('a large figure is found without its sign, its pence and its commas', () => {
    expect(answers('What of £37,700?')[0]).toEqual(['rate-2'])
    expect(answers('What of 37700?')[0]).toEqual(['rate-2'])
  })

  test('the title of a chapter in quotes finds the chapter', () => {
    expect(answers("What is 'Signs from the field'?")[0]).toEqual(['signs'])
  })

  test('other words for the same thing are understood', () => {
    expect(answers('how much National Insurance in a year')[0]?.[0]).toBe('SALSAC-04')
    expect(answers('shops per page')[0]?.[0]).toBe('DIR-11')
  })

  test('a rate comes before the cases that use it, unless their figure is asked for', () => {
    expect(answers('Scottish taxpayers')[0]).toEqual(['rate-3'])
    expect(answers('Scottish tax of 1850')[0]).toEqual(['row-3'])
  })

  test('how people ask leads to a place that does not use their words', () => {
    expect(answers('bank details that I typed')[0]?.[0]).toBe('OQ-134')
  })

  test('what holds for the card comes first for the card, and likewise for the bank', () => {
    expect(answers('What of 412 for the card?')[0]).toEqual(['CARDW-07', 'row-4'])
    expect(answers('What of 412 for the bank?')[0]).toEqual(['BANKW-24'])
  })

  test('an amount and a share may be said in words', () => {
    expect(answers('Is 1,000 pounds enough?')[0]).toEqual(['rate-2'])
    expect(answers('What is 45 percent of?')[0]).toEqual(['rate-1'])
    expect(answers('What is 45 per cent of?')[0]).toEqual(['rate-1'])
  })

  test('what the employer adds is not what the employee pays', () => {
    const insurances = indexOf([
      thing('rate', 'rate', 'Employee’s National Insurance, given by the employer: 8%'),
      thing('left-out', 'sentence', 'Left out: National Insurance that your employer adds.'),
    ])
    const [first] = answersTo(insurances, "the employer's National Insurance")
    expect(first?.thing.id).toBe('left-out')
  })

  test('an amount in thousands is the amount', () => {
    const taper = indexOf([thing('rate-4', 'rate', 'tapered above £100,000.00')])
    for (const asked of ['100k', '£100k', 'over 100k', '£100,000', '100 grand', '£100 thousand'])
      expect(answersTo(taper, asked)[0]?.thing.id).toBe('rate-4')
  })

  test('what only another name says answers less than a question’s own word', () => {
    const vouchers = indexOf([
      thing('one', 'fact', 'a gift card'),
      thing('two', 'fact', 'a voucher'),
    ])
    const fits = new Map(answersTo(vouchers, 'voucher').map(({ thing, fit }) => [thing.id, fit]))
    expect(fits.get('one')).toBeGreaterThan(0)
    expect(fits.get('one')).toBeLessThan(fits.get('two') ?? 0)
  })

  test('nothing finds nothing', () => {
    expect([answers(' '), answers('zebra')]).toEqual([[], []])
  })
})

describe('What a question asks about', () => {
  const index = indexOf([
    thing('HELP-06', 'requirement', "On '/home/voucher' there is help about vouchers."),
    thing('DASH-10', 'requirement', 'The dashboard shows the first 9 vouchers.'),
    thing('SUPPORT-01', 'requirement', 'Help & Support has a Back link to the page before.'),
    thing('SUPPORT-08', 'requirement', 'We respond within 2 working days.'),
    thing('ACCOUNT-12', 'requirement', 'My Benefits is shown to some members.'),
    thing('BENEFIT-02', 'requirement', 'The benefits of a tab are shown, with the benefits below.'),
    thing(
      'SALSAC-01',
      'requirement',
      'The order shows a table with amount, saving and monthly cost.',
    ),
    thing('SALSAC-06', 'requirement', 'Monthly cost = (amount − saving) / 12'),
    thing('EDIT-11', 'requirement', 'About You edits date of birth and gender.'),
    thing('OQ-109', 'decision', 'The date of birth may be left out.'),
    thing('OQ-094', 'decision', 'Amounts have two decimals at most.'),
  ])
  const first = (question: string) => answersTo(index, question)[0]?.thing.id

  test.each([
    ['a phrase means more than its words', 'How many vouchers are on the home page?', 'DASH-10'],
    ['a count or a time is a figure', 'How soon does support respond?', 'SUPPORT-08'],
    ['a name keeps its words together', 'When can I see My Benefits?', 'ACCOUNT-12'],
    ['how it is worked out is a formula', 'How is the monthly cost worked out?', 'SALSAC-06'],
    ['all of it, and not one word often', 'Is the date of birth compulsory?', 'OQ-109'],
    ['a part of a penny is about decimals', 'Is 25.505 right?', 'OQ-094'],
    ['e-mail and email are one word', 'e-mail of BENEFIT-02', 'BENEFIT-02'],
  ])('%s: %s', (_, question, id) => {
    expect(first(question)).toBe(id)
  })
})
