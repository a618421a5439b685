import { describe, expect, test } from 'vitest'
import { quotesOf, statingIn } from './quotes.ts'

const quoted = (value: string, says: string, called = 'how long typed text is kept', said = '') =>
  quotesOf(value, { called, says: said }, [{ anchor: 'a', name: 'A', says }]).length > 0

describe('A text states a figure', () => {
  test.each([
    ['15 minutes (900000 ms)', 'What is kept is removed after 15 minutes.', true],
    ['15 minutes (900000 ms)', 'It is kept for a 15-minute visit.', true],
    ['15 minutes (900000 ms)', 'It is kept for 5 minutes.', false],
    ['5 minutes (300000 ms)', 'It is kept for 15 minutes.', false],
    ['1 s (1000 ms)', 'It is kept for 1 second.', true],
    ['5 s (5000 ms)', 'Typed text stays for 5000 ms.', true],
    ['5 s (5000 ms)', 'Typed text stays for 5,000 ms.', true],
    ['5 s (5000 ms)', 'Typed text stays for 5 seconds.', true],
    ['5 s (5000 ms)', 'Typed text stays for 15000 ms.', false],
    ['5 s (5000 ms)', 'Typed text stays for 50 ms.', false],
    ['£10.00', 'Typed £10 and £1.', true],
    ['£10.00', 'Typed £10.50.', false],
    ['£10.00', 'Typed £100.', false],
    ['£1,200.00', 'Typed £1200.', true],
    ['9', 'Typed text is kept for nine days.', true],
    ['9 days (777600000 ms)', 'Nine days long, typed text is kept.', true],
    ['9', 'Typed text is kept for ninety days.', false],
    ['300', 'Typed text that is kept is 300px wide.', true],
    ['300', 'Typed text that is kept is 300pxa wide.', false],
    ['21%', 'Of what is kept, 21% is taken.', true],
    ['21%', 'Of what is kept, 121% is taken.', false],
    ['60', 'Typed text of 60 letters.', true],
    ['60', 'Typed text of £60.', false],
    ['60', 'Typed text of 60%.', false],
    ['8', 'Typed text is kept (section 8), for what is kept.', false],
    ['2', 'Typed text is kept for plan 2.', false],
  ])('%s: “%s” %s', (value, says, isQuoted) => {
    expect(quoted(value, says)).toBe(isQuoted)
  })

  test('only if it speaks of the same thing; of a mere number it has to say more', () => {
    expect(quoted('15 minutes (900000 ms)', 'A proof holds for 15 minutes.')).toBe(false)
    expect(quoted('60', 'The text has 60 lines.')).toBe(false)
  })

  test('in a formula about the same thing', () => {
    const monthly = 'monthly cost = (amount − annual saving) ÷ 12'
    expect(quoted('12', monthly, 'months per year')).toBe(true)
    expect(quoted('12', 'row height = column ÷ 12', 'months per year')).toBe(false)
    expect(quoted('12', 'monthly cost = amount − 12', 'months per year')).toBe(false)
  })

  test.each([
    ['The directory pages by 60.', true],
    ['Filter first, then pages of 60.', true],
    ['It shows 60 a page.', true],
    ['It shows 60 items per page.', true],
    ['Page 60 is beyond the end.', false],
    ['It is page 2 of 60.', false],
    ['The directory pages by 160.', false],
    ['The directory pages by 60%.', false],
    ['Addresses have at most 60 letters.', false],
    ["The text says 'pages of 60'.", false],
  ])('a number counts what stands beside it: “%s” %s', (says, isQuoted) => {
    const said = 'Items on a page of benefits, vouchers, retailers and search results (section 9).'
    expect(quoted('60', says, 'page size', said)).toBe(isQuoted)
  })

  test('what the figure itself names comes first: of others more is asked then', () => {
    const about =
      'How long typed input is kept for a member who comes back, in milliseconds (OQ-134)'
    const texts = [
      { anchor: 'OQ-134', name: 'OQ-134', says: 'It is removed after 15 minutes.' },
      {
        anchor: 'OQ-139',
        name: 'OQ-139',
        says: '15 minutes; then a member is asked, and led back.',
      },
    ]
    const names = (about: string) =>
      quotesOf('15 minutes (900000 ms)', { called: '', says: about }, texts).map(({ name }) => name)
    expect(names(about)).toEqual(['OQ-134'])
    expect(names(about.replace('OQ-134', 'OQ-001'))).toEqual(['OQ-139'])
  })

  test('a list is stated by no text', () => {
    expect(quoted('percent: 20%; percent: 40%', 'typed text percent: 20%; percent: 40%')).toBe(
      false,
    )
  })
})

describe('A text that speaks rather of another figure with the same value', () => {
  const call = {
    called: 'longest wait for an answer of the server',
    says: 'How long a call may take.',
  }
  const silence = {
    called: 'long wait',
    says: 'How long a call waits for its answer before the page says so; it is never cut off (OQ-135).',
  }
  const states = (name: string, says: string, ...others: readonly (typeof call)[]) =>
    quotesOf('15 s (15000 ms)', call, [{ anchor: name, name, says }], others).length > 0

  test('is no text of this one', () => {
    const says = 'After 15 s the page says that it waits for the answer; no call is cut off.'
    expect(states('A record', says)).toBe(true)
    expect(states('A record', says, silence)).toBe(false)
    expect(states('OQ-135', 'A call waits 15 s for an answer of the server.', silence)).toBe(false)
  })

  test('but one that says more of this one stays', () => {
    const says = 'The longest wait for an answer of the server is 15 s.'
    expect(states('A record', says, silence)).toBe(true)
  })

  test('also where the other has changed as well; one that speaks as much of both states both', () => {
    const changedToo = (name: string, says: string) =>
      quotesOf('15 s (15000 ms)', call, [{ anchor: name, name, says }], [], [silence]).length > 0
    expect(changedToo('A record', 'After 15 s the page says that it waits for the answer.')).toBe(
      false,
    )
    expect(changedToo('OQ-135', 'A call waits 15 s for an answer of the server.')).toBe(false)
    expect(changedToo('A record', 'A call takes 15 s at most, and it waits.')).toBe(true)
  })
})

describe('An amount that the specification writes without its sign', () => {
  const step = { called: 'amount step', says: 'The step of the spinner alone (CHOICE-08).' }
  const stating = (value: string, figure: typeof step, name: string, says: string) =>
    quotesOf(value, figure, [{ anchor: name, name, says }]).length > 0

  test('is stated where the figure names the text, or the amount has pence', () => {
    expect(stating('£10.00', step, 'CHOICE-08', 'The amount entry steps by 10.')).toBe(true)
    expect(stating('£10.00', step, 'CHOICE-08', 'It steps by 10% or by 100.')).toBe(false)
    expect(stating('£10.00', step, 'CHOICE-99', 'The amount entry steps by 10.')).toBe(false)
    const least = { called: 'least minimum', says: 'The least that can be withdrawn to a bank.' }
    const says = 'The least minimum of a withdrawal to the bank is 0.01.'
    expect(stating('£0.01', least, 'BANKW-09', says)).toBe(true)
    expect(statingIn('£0.01', says)).toBe(says)
  })

  test('with pence, also by a text that says little else of it, beside one that the figure names', () => {
    const least = {
      called: 'least minimum',
      says: 'The least that can be withdrawn to a bank, whatever the settings say (BANKW-08).',
    }
    const texts = [
      ['BANKW-08', 'The minimum defaults to 0.01.'],
      ['BANKW-06', 'A note appears when the minimum exceeds 0.01.'],
      ['OQ-121', 'The minimum is 0.01 until it is known.'],
      ['OQ-001', 'A cent is 0.01 of a euro.'],
    ].map(([name = '', says = '']) => ({ anchor: name, name, says }))
    expect(quotesOf('£0.01', least, texts).map(({ name }) => name)).toEqual([
      'BANKW-08',
      'BANKW-06',
      'OQ-121',
    ])
  })
})

describe('A word of a chapter, where figures of two chapters have one value', () => {
  const says = 'minimum: it comes from the settings, and is never below £0.01'
  const word = { anchor: 'w', name: 'the word “minimum”', says, chapter: 'withdrawal' }
  const own = { called: 'least minimum', says: 'The least minimum.', chapter: 'withdrawal' }
  const other = {
    called: 'least amount',
    says: 'The least, below the minimum.',
    chapter: 'vouchers',
  }

  test('states the figure of its own chapter', () => {
    expect(quotesOf('£0.01', own, [word], [other])).toEqual([word])
    expect(quotesOf('£0.01', other, [word], [own])).toEqual([])
    expect(quotesOf('£0.01', own, [word], [], [other])).toEqual([word])
    expect(quotesOf('£0.01', other, [word], [], [own])).toEqual([])
  })
})

test('Of a text the sentence that states the figure is quoted', () => {
  const says =
    'Outcomes (section 8). A password has at least 8 characters; more are better. 18 is no 8th.'
  expect(statingIn('8', says)).toBe('A password has at least 8 characters;')
  expect(statingIn('9', says)).toBe('')
  expect(statingIn('8', 'It has 8. It has 8, too.')).toBe('It has 8. … It has 8, too.')
})
