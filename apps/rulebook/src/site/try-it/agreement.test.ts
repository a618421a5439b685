import { readPageConfiguration } from '@save/api-adapter/page-configuration'
import { bandFigures, choiceMessages, niNumberIn, sacrificeAmountIn } from '@save/domain/benefits'
import {
  amountFromText,
  formatPounds,
  Pence,
  pageAfter,
  pageFromText,
  writtenQuery,
} from '@save/domain/kernel'
import { blankPay, complaintsAboutPay, payslipOutcome } from '@save/domain/payslip'
import { queryOf as addressOf, placeOf } from '@save/domain/retailers'
import { dayOfTaxYear } from '@save/domain/testing/pay-examples'
import { minimumOf, transferValueIn } from '@save/domain/withdrawal'
import { parseQuery, queryIn, queryOf } from '@save/portal/routing/query-string'
import { array, assert, constantFrom, oneof, pre, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tries } from './tries.ts'
import type { Answer, Typed } from './try-it.ts'

const trying = (id: string, typed: Typed): Answer => {
  const tryIt = tries.find((known) => known.id === id)
  if (tryIt === undefined) throw new Error(`Nothing to try is called ${id}.`)
  const first = Object.fromEntries(tryIt.fields.map(({ name, first }) => [name, first]))
  return tryIt.answer({ ...first, ...typed })
}

/** What people type, what they mistype, and anything at all. */
const figures = constantFrom(
  '0',
  '8',
  '0.08',
  '1',
  '1.01',
  '-1',
  '12.5',
  '100',
  '1e5',
  '1e-2',
  '.5',
  '5.',
)
const odd = constantFrom(
  '',
  ' ',
  '12.5%',
  '£5',
  '1,200.00',
  '12,5',
  '0x10',
  'Infinity',
  'NaN',
  'null',
  '"1"',
  '[]',
)
const anything = oneof(figures, odd, string({ maxLength: 6 }))

/** What the product says for the same host page and choice; throws if it can't say anything. */
function saved({ amount, kind, insurance, tax }: Record<string, string>): string {
  const page = `{"choiceRates":{"Basic":{"EmployeeNIRate":${insurance},"TaxRate":${tax}}}}`
  const read = readPageConfiguration(page)
  const rates = read.reading === 'sound' ? read.configuration.choiceRates.basic : undefined
  const given = sacrificeAmountIn(amount ?? '')
  if (rates === undefined || given === undefined) throw new Error('The product works nothing out.')
  const benefitInKindValue = kind?.trim() === '' ? undefined : Number(kind)
  const { annualSaving } = bandFigures({ amount: given, benefitInKindValue }, rates)
  return `Saves ${formatPounds(annualSaving)} a year`
}

/** A rate typed as '8%' is 0.08 on the host page. */
const asHost = (typed: string): string =>
  typed
    .trim()
    .replace(/^(\d+(?:\.\d+)?)\s*%$/, (_, percent) =>
      String(Number((Number(percent) / 100).toFixed(8))),
    )

describe('Panel and product agree on any input', () => {
  test('salary sacrifice: what the host page or the choice may not say is refused by name', () => {
    assert(
      property(anything, anything, anything, anything, (amount, kind, insurance, tax) => {
        const answer = trying('salary-sacrifice', { amount, kind, insurance, tax })
        if (sacrificeAmountIn(amount) === undefined) expect(answer.field).toBe('amount')
        else if (!answer.isRefusal)
          expect(answer.says).toContain(
            saved({ amount, kind, insurance: asHost(insurance), tax: asHost(tax) }),
          )
        else if (answer.field === undefined) expect((insurance + tax).trim()).toBe('')
      }),
      { numRuns: 500 },
    )
  })

  test('CHOICE-07 a negative amount is read, and refused as negative', () => {
    for (const id of ['salary-sacrifice', 'payslip']) {
      const whatOf = (amount: string) => trying(id, { amount }).steps[0]?.what
      expect(whatOf('-5')).toBe('“-5” is below £0.00, and a negative amount can’t be given up')
      expect(whatOf('ten')).toBe('The product reads no amount in “ten”')
    }
  })

  test('0 hours are not known, and a day may be written as the product writes it', () => {
    const mostOf = (hours: string) => trying('payslip', { hours }).row?.['most at the minimum wage']
    for (const hours of ['0, 21 or over', '0.0, 18 to 20', '', '(not known)'])
      expect(mostOf(hours)).toBe('(no hours)')
    for (const day of ['22/11/2026', '22 Nov 2026', '2026-11-22'])
      expect(trying('payslip', { day })).toEqual(trying('payslip', { day: '22 November 2026' }))
    expect(trying('payslip', { day: '22/13/2026' }).field).toBe('day')
  })

  test('NI numbers', () => {
    const letters = string({ unit: constantFrom(...'ABGKNTZODFIQUV'), minLength: 2, maxLength: 2 })
    const likely = letters.map((prefix) => `${prefix}123456C`)
    assert(
      property(oneof(likely, anything), (typed) => {
        expect(trying('ni-number', { typed }).isRefusal).toBe(niNumberIn(typed) === undefined)
      }),
    )
  })

  test('transfers: no balance or minimum is made up', () => {
    assert(
      property(anything, anything, anything, (settings, balance, typed) => {
        const answer = trying('withdrawal-range', { settings, balance, typed })
        const [least, most] = [amountFromText(settings), amountFromText(balance)]
        if (least === undefined && settings.trim() !== '') expect(answer.field).toBe('settings')
        else if (most === undefined) expect(answer.field).toBe('balance')
        else {
          const minimum = minimumOf(
            least === undefined ? {} : { minimumMemberWithdrawalAmount: least },
          )
          const value = transferValueIn(typed, { minimum, balance: Pence.make(most) })
          expect(answer.isRefusal).toBe(value === undefined)
        }
      }),
    )
  })

  test('vouchers: a bound that can’t be read is refused by name', () => {
    assert(
      property(anything, anything, (minimum, maximum) => {
        const answer = trying('voucher-amount', { minimum, maximum })
        const isWrong = (text: string) => text.trim() !== '' && amountFromText(text) === undefined
        const wrong = [isWrong(minimum) && 'minimum', isWrong(maximum) && 'maximum']
        expect(answer.field).toBe(wrong.find((name) => name !== false))
      }),
    )
  })

  test('payslip: what the form complains of is refused by name, and all else is its own answer', () => {
    assert(
      property(anything, anything, anything, anything, (amount, salary, others, hours) => {
        const answer = trying('payslip', { amount, salary, others, hours: `${hours}, 18 to 20` })
        const form = {
          ...blankPay,
          salary,
          otherSacrifices: others,
          hoursAWeek: hours,
          ageGroup: 'from18' as const,
        }
        const given = sacrificeAmountIn(amount)
        const [complaint] = Object.values(complaintsAboutPay(form))
        if (given === undefined) expect(answer.field).toBe('amount')
        else if (complaint !== undefined) expect(answer.says).toBe(complaint)
        else {
          const benefit = { amount: given, benefitInKindValue: 0 }
          const outcome = payslipOutcome(form, benefit, dayOfTaxYear)
          if (outcome.is === 'none') expect(answer.says).toBe(outcome.text)
          else expect(answer.says).toContain(outcome.answer.costOfYear)
        }
      }),
    )
  })

  test.each(['1e22', '999999999999999999999', '-1e22'])(
    'a benefit in kind value of %s, which gives more than pence can hold, is refused by name',
    (kind) => {
      const answer = trying('salary-sacrifice', { kind })
      expect(answer.field).toBe('kind')
      expect(answer.steps).toEqual([])
      expect(trying('payslip', { kind }).isRefusal).toBe(true)
    },
  )

  test('salary sacrifice: a number is read as JSON writes it, and the panel says so', () => {
    const hundred = trying('salary-sacrifice', { kind: '1e2' })
    expect(hundred.row?.['benefit in kind %']).toBe('100')
    expect(hundred.steps[0]).toEqual({
      what: 'Benefit in kind value, in percent: the product reads JSON here, in which 1e2 is',
      gives: '100',
      isRemark: true,
    })
    expect(trying('salary-sacrifice', { kind: '12.5' }).steps[0]?.what).not.toContain('JSON')
    for (const name of ['kind', 'insurance', 'tax']) {
      const answer = trying('salary-sacrifice', { [name]: '.08' })
      expect([answer.field, answer.says]).toEqual([
        name,
        expect.stringContaining(
          'in JSON a number begins with a digit: 0.08. Nothing is worked out.',
        ),
      ])
    }
    expect(trying('salary-sacrifice', { amount: '1e2' }).steps[0]?.what).toBe(
      'The product reads no amount in “1e2”',
    )
  })

  test.each([
    '2026-02-29',
    '2026-02-31',
    '2026-06-31',
    '2026-13-45',
    '2026-00-10',
    '2026-11-22T10:00',
    'today',
    '',
  ])('payslip: the day %s, which no calendar has, is refused by name', (day) => {
    const answer = trying('payslip', { day })
    expect(answer.field).toBe('day')
    expect(answer.row).toBeUndefined()
  })

  test('an amount that the page of a benefit refuses says so wherever it is tried', () => {
    const tried = ['30000', '5000000'].flatMap((salary) =>
      ['salary-sacrifice', 'payslip'].map((id) => [id, salary] as const),
    )
    for (const [id, salary] of tried) {
      const gives = (amount: string) =>
        trying(id, { amount, salary }).steps.map((step) => step.gives)
      expect(gives('1000000.01')).toContain(choiceMessages.ours.tooMuch)
      expect(gives('1000000')).not.toContain(choiceMessages.ours.tooMuch)
    }
    const says = (amount: string) => trying('salary-sacrifice', { amount })
    expect(says('1000000.01')).toMatchObject({
      says: choiceMessages.ours.tooMuch,
      isRefusal: true,
    })
    expect(says('1000000').isRefusal).toBe(false)
  })

  test('paging: only whole numbers of items, and the page as the address is read', () => {
    assert(
      property(anything, anything, (items, page) => {
        const answer = trying('paging', { items, page })
        const isCount = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/.test(items.trim())
        expect(answer.field).toBe(isCount ? undefined : 'items')
        if (isCount) expect(answer.steps[1]?.gives).toBe(String(pageFromText(page)))
      }),
    )
  })

  test('filters: the address that is written leads back to the same place', () => {
    const texts = oneof(
      constantFrom('M&S', 'a=b', 'a b', '50%', 'é', '#1'),
      string({ minLength: 1 }),
    )
    assert(
      property(texts, constantFrom('1', '4', '5', '999'), (text, page) => {
        const typed = text.replaceAll(' then ', ' ').trim()
        if (typed === '') return
        const address = `?search=${encodeURIComponent(typed.toWellFormed())}&page=${page}`
        const steps = trying('filter-modes', {
          address,
          doings: 'favourites then previous page',
        }).steps
        const first = placeOf([...new URLSearchParams(steps[0]?.gives)])
        expect(first).toEqual(
          placeOf([
            ['search', typed.toWellFormed()],
            ['page', page],
          ]),
        )
      }),
    )
  })

  test('the panels write M%26S, and turn back from page 999 to the one before the last', () => {
    const given = (address: string, doings: string) =>
      trying('filter-modes', { address, doings }).steps.at(-1)?.gives
    expect(given('', 'search M&S')).toBe('?search=M%26S')
    expect(given('?page=999', 'previous page')).toBe('?page=4')
  })

  const odder = constantFrom(
    '?search=tea&search=x',
    '?page=2&page=3',
    '?search=%E0%A4%A',
    '?search=%20%20',
    '?category=abc',
    '?Category=9&category=10',
    '?favourites=TRUE&search=tea',
    '?page=1e2',
    '?search=a+b&page=007',
    '',
  )

  test('filters: the address at first means what the directory’s screen reads in it', () => {
    assert(
      property(oneof(odder, string({ maxLength: 12 })), (address) => {
        const typed = address.trim()
        // Whole addresses have tests of their own.
        pre(!/^[^=&?]*\/|#|^[^?=&]+\?/.test(typed))
        const { steps } = trying('filter-modes', { address, doings: '', categories: '9, 10' })
        // What the router hands on, and what is left of it once the categories are known.
        const place = placeOf(queryIn(queryOf(parseQuery(typed))))
        const { filter } = place
        const isUnknown = filter.mode === 'category' && !['9', '10'].includes(filter.category)
        const left = isUnknown ? { ...place, filter: { mode: 'none' } as const } : place
        const meant = writtenQuery(addressOf(left)) || '(none)'
        expect(steps).toEqual([{ what: 'At first the address means', gives: meant }])
      }),
      { numRuns: 300 },
    )
  })

  test('filters: what is typed is searched for to the letter, white space included', () => {
    assert(
      property(oneof(constantFrom('tea ', '   ', ' a  b'), string({ minLength: 1 })), (text) => {
        if (text.includes(' then ')) return
        const { steps } = trying('filter-modes', { address: '', doings: `search ${text}` })
        expect(steps.at(-1)?.gives).toBe(writtenQuery([['search', text]]))
      }),
    )
  })

  test('filters: a page move counts the pages that the list has, and keeps a number once it is given', () => {
    assert(
      property(constantFrom(1, 2, 5, 20, 400), (pages) => {
        const gives = (doings: string, field: string) =>
          trying('filter-modes', { address: '?page=999', doings, pages: field }).steps.at(-1)?.gives
        const page = pageAfter('previous', pages, pages)
        const written = page === 1 && pages > 1 ? '(none)' : `?page=${pages === 1 ? 999 : page}`
        expect(gives('previous page', String(pages))).toBe(written)
        if (pages > 1) expect(gives(`last page of ${pages} then previous page`, '3')).toBe(written)
      }),
    )
    expect(trying('filter-modes', { pages: 'many' }).field).toBe('pages')
    expect(trying('filter-modes', { pages: '0' }).field).toBe('pages')
  })

  test('filters: an unknown category is dropped, unless the categories are still loading', () => {
    const gives = (categories: string) =>
      trying('filter-modes', { address: '', doings: 'category fashion', categories }).steps.at(-1)
        ?.gives
    expect([gives('9, 10'), gives('9 fashion'), gives('')]).toEqual([
      '(none)',
      '?category=fashion',
      '?category=fashion',
    ])
  })

  test('what used to be worked out is refused now', () => {
    expect(trying('salary-sacrifice', { kind: '12.5%' }).field).toBe('kind')
    expect(trying('salary-sacrifice', { insurance: '8' }).field).toBe('insurance')
    expect(trying('salary-sacrifice', { tax: '' }).field).toBe('tax')
    expect(trying('paging', { items: 'many' }).field).toBe('items')
    expect(trying('paging', { items: '1e5' }).field).toBe('items')
  })

  test('a page that the address does not mean is the first, and the panel says why', () => {
    const steps = (page: string) => trying('paging', { page }).steps[1]
    expect(steps('1e5')).toEqual({
      what: '“1e5” is no whole number from 1, so the address means the first page',
      gives: '1',
      isRemark: true,
    })
    expect(steps('03')).toEqual({ what: 'The page that the address means', gives: '3' })
  })

  test('the row of the directory has the address as the product writes it', () => {
    const { row } = trying('filter-modes', { address: '', doings: 'search M&S' })
    expect(row?.['gives']).toBe('?search=M%26S')
  })

  test('a refused NI number says what the portal says', () => {
    expect(trying('ni-number', { typed: 'GB123456C' }).says).toBe('Please enter valid NI Number.')
  })
})

const choices = tries.flatMap(({ id, fields }) =>
  fields.flatMap(({ name, options }) => (options === undefined ? [] : [{ id, name, options }])),
)

test.each(choices)(
  '$id: no word but those of its choice is read as $name',
  ({ id, name, options }) => {
    assert(
      property(oneof(anything, constantFrom('YES', 'maybe', 'fortnightly', 'jump')), (word) => {
        if (options.includes(word)) return
        const answer = trying(id, { [name]: word })
        expect(answer).toMatchObject({ field: name, isRefusal: true, row: undefined })
        expect(answer.says).toContain(options.join(', '))
      }),
    )
    for (const option of options) expect(trying(id, { [name]: option }).field).not.toBe(name)
  },
)

test('Any list of actions is followed or refused', () => {
  assert(
    property(array(anything, { maxLength: 3 }), (doings) => {
      expect(trying('filter-modes', { doings: doings.join(' then ') }).says).not.toBe('')
    }),
  )
})
