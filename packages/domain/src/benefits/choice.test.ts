import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ChoiceId, Pence, pounds, TabId, unreachable } from '../kernel/index.ts'
import { tabWith } from '../testing/benefit-examples.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { amountEntryMachine } from './amount-entry.machine.ts'
import { amountCosts, amountEntryView } from './amount-entry.selectors.ts'
import { benefitsMessages } from './benefits.messages.ts'
import { benefitsPolicy } from './benefits.policy.ts'
import { benefitsBackPath, choiceCards, choiceView, tabTitle } from './benefits.selectors.ts'
import type { Choice } from './choice.schema.ts'
import { journeyTypes } from './choice.schema.ts'
import { orderAddressOf, orderPath } from './order-address.rules.ts'
import { providerVisitMachine } from './provider-visit.machine.ts'
import {
  isSacrificeAmount,
  isTooMuch,
  plainAmount,
  roundedText,
  sacrificeAmountIn,
  steppedText,
} from './sacrifice-amount.rules.ts'

const choice: Choice = {
  id: ChoiceId.make('7'),
  name: 'Cycle to work',
  journeyType: 200,
  externalProviderLink: 'https://larch.example/cycles',
}

describe('Which image does a choice have?', () => {
  const cases = decisionTable(
    ['id', 'case', 'logo', 'card', 'details'],
    `
    id         | case                     | logo      | card      | details
    BENEFIT-04 | its own logo             | /7.svg    | /7.svg    | /7.svg
    BENEFIT-04 | without one, the default | (missing) | (default) | (default)
    BENEFIT-04 | a blank one is none      | (blank)   | (default) | (default)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const { choiceLogo: _, ...without } = choice
      const logo = row.logo === '(blank)' ? ' ' : row.logo
      const each = row.logo === '(missing)' ? without : { ...choice, choiceLogo: logo }
      const [card] = choiceCards({ ...tabWith(1), choices: [each] }, 1)
      expect({
        card: card?.image ?? '(default)',
        details: choiceView(each).image ?? '(default)',
      }).toEqual({ card: row.card, details: row.details })
    })
  }
})

describe('Which number does each journey have?', () => {
  const cases = decisionTable(
    ['id', 'journey', 'type'],
    `
    id      | journey                   | type
    DATA-13 | DirectLinkJourney         | 50
    DATA-13 | NoExternalSupplierJourney | 100
    DATA-13 | BasicSupplierJourney      | 200
    `,
  )
  const types: Readonly<Record<string, number>> = {
    DirectLinkJourney: journeyTypes.directLink,
    NoExternalSupplierJourney: journeyTypes.noExternalSupplier,
    BasicSupplierJourney: journeyTypes.basicSupplier,
  }
  for (const row of cases) {
    test(`${row.id} ${row.journey}`, () => {
      expect({ type: String(types[row.journey]) }).toEqual({ type: row.type })
    })
  }
})

describe('Which journey does a choice take? (BENEFIT-05, CHOICE-03, CHOICE-04)', () => {
  const cases = decisionTable(
    ['id', 'case', 'type', 'address', 'label', 'section', 'link', 'amount entry'],
    `
    id                               | case                          | type | address               | label            | section                  | link               | amount entry
    BENEFIT-05, CHOICE-03, CHOICE-04 | direct link                   | 50   | https://larch.example | Direct Saving    | Get this benefit         | Visit the provider | no
    BENEFIT-05, CHOICE-03, CHOICE-04 | no external supplier          | 100  | https://larch.example | Salary Sacrifice | How it works             |                    | yes
    BENEFIT-05, CHOICE-03, CHOICE-04 | basic supplier                | 200  | https://larch.example | Salary Sacrifice | Choose with the supplier | Visit the supplier | yes
    BENEFIT-05                       | an unknown type               | 300  | https://larch.example | Salary Sacrifice | How it works             |                    | yes
    BENEFIT-05                       | no type                       | 0    | https://larch.example | Salary Sacrifice | How it works             |                    | yes
    BENEFIT-05                       | one below direct link         | 49   | https://larch.example | Salary Sacrifice | How it works             |                    | yes
    OQ-031                           | a supplier without an address | 200  |                       | Salary Sacrifice | Choose with the supplier |                    | yes
    OQ-031                           | a provider without an address | 50   |                       | Direct Saving    | Get this benefit         |                    | no
    OQ-031                           | a program, not an address     | 50   | javascript:alert(1)   | Direct Saving    | Get this benefit         |                    | no
    OQ-031                           | a path of this origin         | 50   | /Offers               | Direct Saving    | Get this benefit         | Visit the provider | no
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const view = choiceView({
        ...choice,
        journeyType: Number(row.type),
        externalProviderLink: row.address,
      })
      expect({
        label: view.label,
        section: view.journey.heading,
        link: view.journey.link?.text ?? '',
        href: view.journey.link?.href ?? '',
        'amount entry': view.hasAmountEntry ? 'yes' : 'no',
      }).toEqual({
        label: row.label,
        section: row.section,
        link: row.link,
        href: row.link === '' ? '' : row.address,
        'amount entry': row['amount entry'],
      })
    })
  }

  test('CHOICE-01, CHOICE-02 name and HTML are the server’s; without HTML there is none', () => {
    const { externalProviderLink: _, ...withoutLink } = choice
    expect(choiceView({ ...withoutLink, detailsPageFullHtml: '<p>All of it</p>' })).toMatchObject({
      name: 'Cycle to work',
      html: '<p>All of it</p>',
      journey: { link: undefined },
    })
    expect(choiceView(choice).html).toBe('')
  })
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

  test('BENEFIT-02 a tab’s heading is its name, which the menu knows first', () => {
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

  test('BENEFIT-03, BENEFIT-10 name, logo, label and path of a card', () => {
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

  test('BENEFIT-07 sixty to a page', () => {
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

  test('BENEFIT-09, SALSAC-24 the back links of a tab and of the thank-you page lead to the dashboard', () => {
    expect(benefitsBackPath).toBe('/Home/Dashboard')
  })

  test('BENEFIT-01, BENEFIT-06 the sentences of the list', () => {
    expect([benefitsMessages.findingBenefits, benefitsMessages.noChoices]).toEqual([
      'Finding benefits...',
      'No Choices Found',
    ])
  })
})

describe('Which amount does a member enter? (CHOICE-06 to CHOICE-10)', () => {
  const cases = decisionTable(
    ['id', 'case', 'typed', 'amount', 'after leaving', 'too much'],
    `
    id        | case                                | typed         | amount     | after leaving | too much
    CHOICE-07 | zero is an amount                   | '0'           | 0.00       | '0'           | no
    CHOICE-07 | minus zero is zero                  | '-0.00'       | 0.00       | '-0.00'       | no
    CHOICE-10 | a penny below zero                  | '-0.01'       | no         | '-0.01'       | –
    CHOICE-10 | less than a penny below zero        | '-0.001'      | no         | '-0.001'      | –
    CHOICE-07 | a penny                             | '0.01'        | 0.01       | '0.01'        | no
    CHOICE-06 | whole pounds                        | '1200'        | 1200.00    | '1200'        | no
    CHOICE-08 | no multiple of ten                  | '125.50'      | 125.50     | '125.50'      | no
    CHOICE-09 | one decimal                         | '125.5'       | 125.50     | '125.5'       | no
    CHOICE-09 | a third decimal under half          | '125.554'     | 125.55     | '125.55'      | no
    CHOICE-09 | a third decimal of half             | '125.555'     | 125.56     | '125.56'      | no
    CHOICE-09 | just under half                     | '125.5549999' | 125.55     | '125.55'      | no
    CHOICE-09 | exactly half a penny, with pounds   | '1.005'       | 1.01       | '1.01'        | no
    CHOICE-09 | less than half a penny, with pounds | '1.004'       | 1.00       | '1'           | no
    CHOICE-09 | nine tenths of a penny more         | '9.999'       | 10.00      | '10'          | no
    CHOICE-06 | as it is shown                      | '£1,200.00'   | 1200.00    | '£1,200.00'   | no
    CHOICE-06 | tens of thousands, set apart        | '12,345'      | 12345.00   | '12,345'      | no
    CHOICE-06 | a million, set apart                | '1,000,000'   | 1000000.00 | '1,000,000'   | no
    CHOICE-06 | a penny more than a million         | '1000000.01'  | 1000000.01 | '1000000.01'  | yes
    CHOICE-06 | white space around it               | ' 12 '        | 12.00      | ' 12 '        | no
    CHOICE-06 | a point without decimals            | '12.'         | 12.00      | '12.'         | no
    CHOICE-06 | pence alone                         | '.50'         | 0.50       | '.50'         | no
    CHOICE-09 | less than a penny alone             | '.005'        | 0.01       | '0.01'        | no
    CHOICE-10 | pence below zero                    | '-.50'        | no         | '-.50'        | –
    CHOICE-06 | only a point                        | '.'           | no         | '.'           | –
    CHOICE-06 | empty                               | ''            | no         | ''            | –
    CHOICE-06 | a word                              | 'ten'         | no         | 'ten'         | –
    CHOICE-06 | 1e3 for 1,000                       | '1e3'         | no         | '1e3'         | –
    CHOICE-06 | thousands separated wrongly         | '12,34'       | no         | '12,34'       | –
    CHOICE-06 | two points                          | '1.2.3'       | no         | '1.2.3'       | –
    CHOICE-06 | more digits than any amount         | '1234567890'  | no         | '1234567890'  | –
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.typed}`, () => {
      const typed = row.typed.slice(1, -1)
      const amount = sacrificeAmountIn(typed)
      const tooMuch = amount === undefined ? '–' : isTooMuch(amount) ? 'yes' : 'no'
      expect({
        amount,
        'after leaving': `'${roundedText(typed)}'`,
        'too much': tooMuch,
      }).toEqual({
        amount: row.amount === 'no' ? undefined : pounds(row.amount),
        'after leaving': row['after leaving'],
        'too much': row['too much'],
      })
    })
  }

  test('CHOICE-09 an amount in whole pence is never changed by rounding', () => {
    assert(
      property(integer({ min: 0, max: 99_999_999_999 }), (pence) => {
        const text = plainAmount(Pence.make(pence))
        expect([sacrificeAmountIn(text), roundedText(text)]).toEqual([pence, text])
      }),
    )
  })
})

describe('May an order have this amount, as the demonstration’s server asks? (CHOICE-07, OQ-083)', () => {
  const cases = decisionTable(
    ['id', 'case', 'amount', 'may be ordered'],
    `
    id        | case                                                 | amount     | may be ordered
    CHOICE-07 | a penny below nothing                                | -0.01      | no
    OQ-083    | nothing: zero may be ordered                         | 0.00       | yes
    CHOICE-07 | a penny                                              | 0.01       | yes
    ours      | more than its entry takes, as an address may have it | 2000000.00 | yes
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row['may be ordered']}`, () => {
      const mayBe = isSacrificeAmount(pounds(row.amount))
      expect(mayBe ? 'yes' : 'no').toBe(row['may be ordered'])
    })
  }
})

describe('What do the steps up and down make of an amount? (CHOICE-08)', () => {
  const steps = decisionTable(
    ['case', 'typed', 'up', 'down'],
    `
    case                   | typed    | up     | down
    from an amount         | '125.50' | 135.50 | 115.50
    from exactly one step  | '10'     | 20     | 0
    from a penny less      | '9.99'   | 19.99  | 0
    from zero              | '0'      | 10     | 0
    from nothing           | ''       | 10     | 0
    from what is no amount | 'ten'    | 10     | 0
    `,
  )
  for (const row of steps) {
    test(`CHOICE-08 a step of £10 ${row.case}: up ${row.up}, down ${row.down}`, () => {
      const typed = row.typed.slice(1, -1)
      expect([steppedText(typed, 'up'), steppedText(typed, 'down')]).toEqual([row.up, row.down])
    })
  }

  test('CHOICE-08 the step is £10', () => {
    expect(benefitsPolicy.amountStep).toBe(pounds('10'))
  })
})

describe('Where does a typed order address lead? (OQ-080, OQ-085)', () => {
  const cases = decisionTable(
    ['id', 'case', 'amount', 'journey', 'leads'],
    `
    id     | case                              | amount   | journey        | leads
    OQ-085 | an amount                         | 1200.00  | basic supplier | on with 1200.00
    OQ-085 | zero                              | 0        | basic supplier | on with 0.00
    OQ-085 | more than two decimals            | 125.555  | basic supplier | on with 125.56
    OQ-085 | below zero                        | -1       | basic supplier | back
    OQ-085 | not a number                      | ten      | basic supplier | back
    OQ-085 | 1e3 for 1,000                     | 1e3      | basic supplier | back
    OQ-085 | a pound sign                      | £1200    | basic supplier | back
    OQ-085 | thousands separated               | 1,200.00 | basic supplier | back
    OQ-085 | only a point                      | .        | basic supplier | back
    OQ-085 | nothing                           |          | basic supplier | back
    OQ-080 | a choice of the direct link       | 1200.00  | direct link    | back
    OQ-080 | a choice without supplier         | 1200.00  | no supplier    | on with 1200.00
    OQ-080 | a choice that was not read yet    | 1200.00  | not read       | on with 1200.00
    OQ-085 | a bad amount needs no choice read | -1       | not read       | back
    OQ-085 | zero before the choice is read    | 0        | not read       | on with 0.00
    `,
  )
  const types: Record<string, { journeyType: number } | undefined> = {
    'basic supplier': { journeyType: 200 },
    'no supplier': { journeyType: 100 },
    'direct link': { journeyType: 50 },
  }
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.leads}`, () => {
      const address = orderAddressOf(ChoiceId.make('7'), row.amount, types[row.journey])
      expect(address).toEqual(
        row.leads === 'back'
          ? { leads: 'back', path: '/Choice/7' }
          : { leads: 'on', amount: pounds(row.leads.replace('on with ', '')) },
      )
    })
  }

  test('CHOICE-05 the address of an order leads to an order of the same amount', () => {
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
})

describe('What does an amount cost a month, while it is typed? (The host’s rates: basic 8% National Insurance and 20% tax, higher 2% and 40%)', () => {
  const cases = decisionTable(
    ['case', 'typed', 'benefit in kind %', 'rates of the host', 'basic rate', 'higher rate'],
    `
    case                     | typed      | benefit in kind % | rates of the host | basic rate                                             | higher rate
    free of tax              | 1,200      | 0                 | both              | Costs you £72.00 a month at the basic rate of tax.     | Costs you £58.00 a month at the higher rate of tax.
    a quarter of it is taxed | 1,200      | 25                | both              | Costs you £77.00 a month at the basic rate of tax.     | Costs you £68.00 a month at the higher rate of tax.
    nothing given up         | 0          | 25                | both              | Costs you £0.00 a month at the basic rate of tax.      | Costs you £0.00 a month at the higher rate of tax.
    only one of the rates    | 1,200      | 25                | basic             | Costs you £77.00 a month at the basic rate of tax.     |
    no rates                 | 1,200      | 25                | none              |                                                        |
    nothing typed            |            | 25                | both              |                                                        |
    below zero               | -1         | 25                | both              |                                                        |
    the most                 | 1000000    | 25                | both              | Costs you £64,166.67 a month at the basic rate of tax. | Costs you £56,666.67 a month at the higher rate of tax.
    a penny more             | 1000000.01 | 25                | both              |                                                        |
    `,
  )
  const basic = { employeeNIRate: 0.08, taxRate: 0.2 }
  const higher = { employeeNIRate: 0.02, taxRate: 0.4 }
  const given: Readonly<Record<string, object>> = {
    both: { basic, higher },
    basic: { basic },
    none: {},
  }
  for (const row of cases)
    test(`${row.case}: '${row.typed}'`, () => {
      const actor = createActor(amountEntryMachine(stillBrowser), {
        input: { choiceId: choice.id, draft: row.typed },
      }).start()
      const taxed = { benefitInKindValue: Number(row['benefit in kind %']) }
      const said = amountCosts(actor.getSnapshot(), taxed, given[row['rates of the host']] ?? {})
      const at = (rate: string) => said.find((text) => text.includes(`the ${rate} `)) ?? ''
      expect({ 'basic rate': at('basic rate'), 'higher rate': at('higher rate') }).toEqual({
        'basic rate': row['basic rate'],
        'higher rate': row['higher rate'],
      })
      expect(said).toHaveLength([row['basic rate'], row['higher rate']].filter(Boolean).length)
    })
})

describe('Entering an amount', () => {
  function startEntry() {
    const opened: string[] = []
    const browser = {
      ...stillBrowser,
      openPath: (path: string) => opened.push(path),
    }
    const actor = createActor(amountEntryMachine(browser), {
      input: { choiceId: choice.id },
    }).start()
    return {
      opened,
      send: actor.send,
      type: (text: string) => actor.send({ type: 'amount.changed', text }),
      snapshot: () => actor.getSnapshot(),
      view: () => amountEntryView(actor.getSnapshot()),
    }
  }

  test.each([
    ['whole pounds as they are', '1200', '1200', '1200'],
    ['zero as 0', '0', '0', '0'],
    ['pence in full', '125.5', '125.50', '125.5'],
    ['whole pounds without the pence that were typed', '1200.00', '1200', '1200.00'],
    ['more decimals rounded', '125.555', '125.56', '125.56'],
  ])('CHOICE-05 a valid amount leads on to its order, %s: %s to %s', (_, typed, inPath, kept) => {
    const { type, send, opened, view } = startEntry()
    type(typed)
    send({ type: 'amount.submitted' })
    expect([opened, view().text]).toEqual([[`/Choice/SalarySacrifice/7/${inPath}`], kept])
  })

  test('CHOICE-10 a wrong amount leads nowhere and has its message until it is right', () => {
    const { type, send, opened, view } = startEntry()
    type('-1')
    expect(view().complaint).toBeUndefined()
    send({ type: 'amount.submitted' })
    expect([opened, view()]).toEqual([
      [],
      { text: '-1', complaint: 'Please enter correct salary sacrifice amount.' },
    ])
    type('1')
    expect(view().complaint).toBeUndefined()
  })

  test.each([
    ['1000000', 'accepted', ['/Choice/SalarySacrifice/7/1000000'], undefined],
    ['1000000.01', 'refused', [], 'Please enter an amount of no more than £1,000,000.00.'],
    ['999999999', 'refused', [], 'Please enter an amount of no more than £1,000,000.00.'],
  ])('%s is %s: no salary could bear more than £1,000,000', (typed, _, path, complaint) => {
    const { type, send, opened, view } = startEntry()
    type(typed)
    send({ type: 'amount.submitted' })
    expect([opened, view().complaint]).toEqual([path, complaint])
  })

  test('CHOICE-06 so does an empty amount (OQ-083)', () => {
    const { send, view } = startEntry()
    expect(view()).toEqual({ text: '', complaint: undefined })
    send({ type: 'amount.submitted' })
    expect(view().complaint).toBe('Please enter correct salary sacrifice amount.')
  })

  test('CHOICE-09 leaving the field rounds what has more than two decimals, and judges it (OQ-082, OQ-138)', () => {
    const { type, send, view } = startEntry()
    type('125.555')
    expect(view().text).toBe('125.555')
    send({ type: 'amount.left' })
    expect(view()).toEqual({ text: '125.56', complaint: undefined })
    type('ten')
    expect(view().complaint).toBe('Please enter correct salary sacrifice amount.')
  })

  test('OQ-134 what was kept of the field is restored, and not judged yet', () => {
    const browser = { ...stillBrowser }
    const actor = createActor(amountEntryMachine(browser), {
      input: { choiceId: choice.id, draft: 'ten' },
    }).start()
    expect(amountEntryView(actor.getSnapshot())).toEqual({ text: 'ten', complaint: undefined })
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
    const actor = createActor(providerVisitMachine({ logVisit: log.call }), {
      input: { choiceId: choice.id },
    }).start()
    return {
      log,
      visit: async () => {
        actor.send({ type: 'provider.visited' })
        await quiet()
      },
    }
  }

  test('CHOICE-11 following the link logs the visit of this choice, opening the page logs none', async () => {
    const { log, visit } = startVisits()
    await quiet()
    expect(log.asked).toEqual([])
    await visit()
    expect(log.asked).toEqual([['7']])
  })

  test('CHOICE-11 clicks while one is being logged count as the same visit; the next is another', async () => {
    const { log, visit } = startVisits()
    await visit()
    await visit()
    expect(log.asked).toHaveLength(1)
    await log.answer()
    await visit()
    expect(log.asked).toHaveLength(2)
  })

  test('CHOICE-11 a failed log is forgotten (OQ-081)', async () => {
    const { log, visit } = startVisits()
    await visit()
    await log.fail(unreachable)
    await visit()
    expect(log.asked).toHaveLength(2)
  })
})
