import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ChoiceId, Pence, pounds, TabId, unreachable } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { benefitsMessages } from './benefits.messages.ts'
import { benefitsPolicy } from './benefits.policy.ts'
import { benefitsBackPath, choiceCards, choiceView, tabTitle } from './benefits.selectors.ts'
import type { Choice } from './choice.schema.ts'
import { benefitsHeld, choiceImages, choiceJourneys, journeyNumbers } from './choice.table.ts'
import { providerVisits } from './provider-visit.ts'
import {
  type AmountEntryEvent,
  entryAfter,
  entryOf,
  orderAddressOf,
  orderPath,
  orderPathOf,
  plainAmount,
  roundedText,
  sacrificeAmountIn,
} from './sacrifice-amount.rules.ts'
import { amountEntryView } from './sacrifice-amount.selectors.ts'
import {
  amountSteps,
  monthlyCosts,
  orderAddresses,
  orderAmounts,
  sacrificeAmounts,
} from './sacrifice-amount.table.ts'

const choice: Choice = {
  id: ChoiceId.make('7'),
  name: 'Cycle to work',
  journeyType: 200,
  externalProviderLink: 'https://larch.example/cycles',
}

check(choiceImages)
check(benefitsHeld)
check(journeyNumbers)
check(choiceJourneys)

test('CHOICE-01, CHOICE-02 name and HTML come from the server, which may send no HTML', () => {
  const { externalProviderLink: _, ...withoutLink } = choice
  expect(choiceView({ ...withoutLink, detailsPageFullHtml: '<p>All of it</p>' })).toMatchObject({
    name: 'Cycle to work',
    html: '<p>All of it</p>',
    journey: { link: undefined },
  })
  expect(choiceView(choice).html).toBe('')
})

describe('The choices of a tab', () => {
  const tab = (count: number) => ({
    id: TabId.make('3'),
    name: 'Travel',
    choices: Array.from({ length: count }, (_, index) => ({
      ...choice,
      id: ChoiceId.make(String(index + 1)),
    })),
  })

  test('BENEFIT-02 a tab’s heading is its name, which the menu already knows', () => {
    const id = TabId.make('3')
    const menu = [
      { key: 'mybenefits', name: 'Other', tabId: TabId.make('4') },
      { key: 'mybenefits', name: 'Travel and more', tabId: id },
    ]
    expect([
      tabTitle(id, tab(1), menu),
      tabTitle(id, undefined, menu),
      tabTitle(id, undefined, []),
      tabTitle(id, undefined, undefined),
    ]).toEqual(['Travel', 'Travel and more', 'Benefits', 'Benefits'])
    const unnamed = { ...tab(1), name: '' }
    expect([
      tabTitle(id, unnamed, menu),
      tabTitle(id, unnamed, [{ key: 'mybenefits', name: '', tabId: id }]),
    ]).toEqual(['Travel and more', 'Benefits'])
  })

  test('BENEFIT-03, BENEFIT-10 a card has a name, logo, label and path', () => {
    const logo = { ...choice, choiceLogo: '/images/choices/7.svg' }
    expect(choiceCards({ ...tab(1), choices: [logo] }, 1)).toEqual([
      {
        id: '7',
        name: 'Cycle to work',
        path: '/Choice/7',
        image: '/images/choices/7.svg',
        label: 'Salary Sacrifice',
      },
    ])
  })

  test('BENEFIT-07 a page has sixty choices', () => {
    const shown = (count: number, page: number) => {
      const cards = choiceCards(tab(count), page)
      return [cards.length, cards[0]?.id]
    }
    expect([shown(60, 1), shown(61, 1), shown(61, 2), shown(0, 1)]).toEqual([
      [60, '1'],
      [60, '1'],
      [1, '61'],
      [0, undefined],
    ])
  })

  test('BENEFIT-09, SALSAC-24 the back links of a tab and of the thank-you page go to the dashboard', () => {
    expect(benefitsBackPath).toBe('/Home/Dashboard')
  })

  test('BENEFIT-01, BENEFIT-06 the list has the specified sentences', () => {
    expect([benefitsMessages.findingBenefits, benefitsMessages.noChoices]).toEqual([
      'Finding benefits...',
      'No Choices Found',
    ])
  })
})

check(sacrificeAmounts)
check(orderAmounts)
check(amountSteps)
check(orderAddresses)
check(monthlyCosts)

test('CHOICE-09 rounding never changes an amount in whole pence', () => {
  assert(
    property(integer({ min: 0, max: 99_999_999_999 }), (pence) => {
      const text = plainAmount(Pence.make(pence))
      expect([sacrificeAmountIn(text), roundedText(text)]).toEqual([pence, text])
    }),
  )
})

test('CHOICE-08 the step is £10', () => {
  expect(benefitsPolicy.amountStep).toBe(pounds('10'))
})

test('CHOICE-05 the address of an order opens an order of the same amount', () => {
  assert(
    property(integer({ min: 0, max: 99_999_999_999 }), (pence) => {
      const id = ChoiceId.make('a/7')
      const path = orderPath(id, Pence.make(pence))
      expect(path).toMatch(/^\/Choice\/SalarySacrifice\/a%2F7\/\d+(\.\d\d)?$/)
      expect(orderAddressOf(id, path.split('/').at(-1) ?? '', choice)).toEqual({
        leads: 'on',
        amount: pence,
      })
    }),
  )
})

describe('Entering an amount', () => {
  function startEntry() {
    let entry = entryOf()
    const send = (event: AmountEntryEvent) => {
      entry = entryAfter(entry, event)
    }
    return {
      send,
      type: (text: string) => send({ type: 'amount.changed', text }),
      leadsTo: () => orderPathOf(entry, choice.id),
      view: () => amountEntryView(entry),
    }
  }

  test.each([
    ['whole pounds as they are', '1200', '1200', '1200'],
    ['zero as 0', '0', '0', '0'],
    ['pence in full', '125.5', '125.50', '125.5'],
    ['whole pounds without the pence that were typed', '1200.00', '1200', '1200.00'],
    ['more decimals rounded', '125.555', '125.56', '125.56'],
  ])('CHOICE-05 a valid amount opens its order, %s: %s to %s', (_, typed, inPath, text) => {
    const { type, send, leadsTo, view } = startEntry()
    type(typed)
    expect(leadsTo()).toBe(`/Choice/SalarySacrifice/7/${inPath}`)
    send({ type: 'amount.submitted' })
    expect([leadsTo(), view().text]).toEqual([`/Choice/SalarySacrifice/7/${inPath}`, text])
  })

  test('CHOICE-10 a wrong amount opens nothing, and shows its message until corrected', () => {
    const { type, send, leadsTo, view } = startEntry()
    type('-1')
    expect(view().complaint).toBeUndefined()
    send({ type: 'amount.submitted' })
    expect([leadsTo(), view()]).toEqual([
      undefined,
      { text: '-1', complaint: 'Please enter correct salary sacrifice amount.' },
    ])
    type('1')
    expect(view().complaint).toBeUndefined()
  })

  test.each([
    ['1000000', 'accepted', '/Choice/SalarySacrifice/7/1000000', undefined],
    ['1000000.01', 'refused', undefined, 'Enter an amount of £1,000,000.00 or less.'],
    ['999999999', 'refused', undefined, 'Enter an amount of £1,000,000.00 or less.'],
  ])('%s is %s: no salary could bear more than £1,000,000', (typed, _, path, complaint) => {
    const { type, send, leadsTo, view } = startEntry()
    type(typed)
    send({ type: 'amount.submitted' })
    expect([leadsTo(), view().complaint]).toEqual([path, complaint])
  })

  test('CHOICE-06 even an empty amount is refused (OQ-083)', () => {
    const { send, view } = startEntry()
    expect(view()).toEqual({ text: '', complaint: undefined })
    send({ type: 'amount.submitted' })
    expect(view().complaint).toBe('Please enter correct salary sacrifice amount.')
  })

  test('CHOICE-09 an amount with more than two decimals is rounded and checked on blur (OQ-082, OQ-138)', () => {
    const { type, send, view } = startEntry()
    type('125.555')
    expect(view().text).toBe('125.555')
    send({ type: 'amount.left' })
    expect(view()).toEqual({ text: '125.56', amount: 125.56, complaint: undefined })
    type('ten')
    expect(view().complaint).toBe('Please enter correct salary sacrifice amount.')
  })

  test('OQ-134 a stored amount is restored, but not yet checked', () => {
    expect(amountEntryView(entryOf('ten'))).toEqual({ text: 'ten', complaint: undefined })
  })

  test('CHOICE-08 the spinner steps by £10', () => {
    const { type, send, view } = startEntry()
    type('125.50')
    send({ type: 'amount.stepped', way: 'up' })
    expect(view().text).toBe('135.50')
    send({ type: 'amount.stepped', way: 'down' })
    send({ type: 'amount.stepped', way: 'down' })
    expect(view().text).toBe('115.50')
  })
})

describe('Visiting the provider', () => {
  function startVisits() {
    const log = scriptedCall<void, [ChoiceId]>()
    const follow = providerVisits({ logVisit: log.call }, choice.id)
    return {
      log,
      visit: async () => {
        follow()
        await waitUntilIdle()
      },
    }
  }

  test('CHOICE-11 following the link logs a visit for this choice, while opening the page doesn’t', async () => {
    const { log, visit } = startVisits()
    await waitUntilIdle()
    expect(log.asked).toEqual([])
    await visit()
    expect(log.asked).toEqual([['7']])
  })

  test('CHOICE-11 clicks while a visit is being logged belong to that visit, and the next click is a new one', async () => {
    const { log, visit } = startVisits()
    await visit()
    await visit()
    expect(log.asked).toHaveLength(1)
    await log.answer()
    await visit()
    expect(log.asked).toHaveLength(2)
  })

  test('CHOICE-11 a failed log has no consequences (OQ-081)', async () => {
    const { log, visit } = startVisits()
    await visit()
    await log.fail(unreachable)
    await visit()
    expect(log.asked).toHaveLength(2)
  })
})
