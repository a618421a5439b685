import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { pagingPolicy, type Query } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { addressOf, queryIn } from '../testing/query.ts'
import { blankVoucherForm } from './voucher-form.rules.ts'
import { type VoucherListEvent, voucherQueryOf, vouchersInAddress } from './voucher-list.rules.ts'
import { listedVendors, voucherList } from './voucher-list.table.ts'
import { voucherListView, writtenLines } from './vouchers.selectors.ts'

check(voucherList)

describe('The list’s address (VOUCHER-05, VOUCHER-06)', () => {
  function start(address: string) {
    const history: string[] = []
    const write = (verb: string) => (query: Query) => {
      history.push(`${verb} ${addressOf(query)}`)
    }
    const port = {
      addQuery: write('added'),
      replaceQuery: write('replaced'),
      scrollToTop: () => history.push('top'),
    }
    const actor = createActor(vouchersInAddress(port), { input: { query: queryIn(address) } })
    actor.start()
    return {
      history,
      tell: (...events: VoucherListEvent[]) => {
        for (const event of events) actor.send(event)
        return addressOf(voucherQueryOf(actor.getSnapshot().context.state))
      },
      text: () => actor.getSnapshot().context.state.text,
    }
  }
  const typed = (text: string): VoucherListEvent => ({ type: 'search.typed', text })
  const toggled: VoucherListEvent = { type: 'order.toggled' }
  const next = (page: number): VoucherListEvent => ({
    type: 'page.moved',
    move: 'next',
    page,
    pageCount: 3,
  })

  test.each<[string, string, VoucherListEvent[], string, string[]]>([
    ['a letter replaces', '?page=2', [typed('t')], '?search=t', ['replaced ?search=t']],
    ['an order is added', '?page=2', [toggled], '?order=saving', ['added ?order=saving']],
    ['and taken away again', '?order=saving', [toggled], '(none)', ['added (none)']],
    ['a page is added, at its top', '', [next(1)], '?page=2', ['added ?page=2', 'top']],
    [
      'the others stay',
      '?search=t',
      [toggled, next(1)],
      '?search=t&order=saving&page=2',
      ['added ?search=t&order=saving', 'added ?search=t&order=saving&page=2', 'top'],
    ],
    ['a move out of range is ignored', '?page=3', [next(3)], '?page=3', []],
    [
      'what the address brings is not written again',
      '?page=3',
      [{ type: 'address.entered', query: queryIn('?search=tea') }],
      '?search=tea',
      [],
    ],
  ])('VOUCHER-06 %s', (_, address, events, after, written) => {
    const { tell, history } = start(address)
    expect([tell(...events), history]).toEqual([after, written])
  })

  test('VOUCHER-06 the address that typing wrote doesn’t overwrite the text, even if it is blank', () => {
    const { tell, text } = start('')
    tell(typed(' '), { type: 'address.entered', query: [] })
    expect(text()).toBe(' ')
  })
})

test('once anything is typed, the voucher shows recipient, message and sender', () => {
  const blank = { ...blankVoucherForm({ fixed: [], manual: undefined }) }
  const lines = (typed: object, from: string | undefined = 'Priya') =>
    writtenLines({ ...blank, ...typed }, from).map(({ label, value }) => `${label} ${value}`)
  expect(lines({})).toEqual([])
  expect(lines({ firstName: ' ', personalMessage: '\n' })).toEqual([])
  expect(lines({ firstName: 'Ravi' })).toEqual(['For Ravi', 'From Priya'])
  const all = { firstName: 'Ravi', lastName: 'Rao', personalMessage: 'Enjoy! ' }
  expect(lines(all)).toEqual(['For Ravi Rao', 'Message Enjoy!', 'From Priya'])
  expect(writtenLines({ ...blank, lastName: 'Rao' }, undefined)).toHaveLength(1)
})

test('VOUCHER-05, VOUCHER-06 a page beyond the last becomes the last, matching letters are marked, and an empty list has no pages', () => {
  const view = voucherListView({ text: 'and', isBySaving: false, page: 9 }, listedVendors)
  expect(view).toMatchObject({
    cards: [{ name: 'Tea & Brick', found: { from: 4, to: 5 } }],
    count: 1,
    paging: { page: 1, pageCount: 1, position: 'Page 1 of 1' },
  })
  const many = Array.from({ length: pagingPolicy.pageSize }, () => listedVendors).flat()
  expect(voucherListView({ text: '', isBySaving: false, page: 2 }, many).paging?.page).toBe(2)
  expect(voucherListView({ text: 'zzz', isBySaving: false, page: 1 }, listedVendors)).toEqual({
    cards: [],
    count: 0,
    paging: undefined,
  })
})
