import type { Choice } from '@save/domain/benefits'
import { notFound, serverFault } from '@save/domain/kernel'
import type { RunningPortal } from '@save/domain/portal'
import { exampleChoice } from '@save/domain/testing/benefit-examples'
import { exampleMember } from '@save/domain/testing/examples'
import { waitUntilIdle } from '@save/domain/testing/scripted-call'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const at = '/Member/Choice/140'

async function openChoice(change: Partial<Choice> = {}) {
  const portal = await openPortal({ at })
  await portal.answerAll()
  await portal.answer(portal.server.choice, { ...exampleChoice, ...change })
  return portal
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const amount = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Salary sacrifice amount' })
const supplier = () => screen.getByRole('link', { name: /^Visit the supplier/ })

/** Runs the action, and waits for everything that follows. */
async function runAndSettle<Value>(action: () => Value): Promise<Value> {
  let value: Value | undefined
  await act(async () => {
    value = action()
    await waitUntilIdle()
  })
  return value as Value
}

const expire = ({ portal }: RunningPortal) =>
  runAndSettle(() => portal.send({ type: 'session.expired' }))

const complaint = 'Please enter correct salary sacrifice amount.'

/**
 * The links that the browser would have opened if the tests didn't prevent it, so as to stay on
 * their page.
 */
const followed: string[] = []

const follow = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented) return
  followed.push(link.href)
  event.preventDefault()
}

beforeEach(() => {
  followed.length = 0
  window.addEventListener('click', follow)
  return () => window.removeEventListener('click', follow)
})

test('ROUTE-16, CHOICE-01 the address shows that choice under its name', async () => {
  const { server } = await openChoice()
  expect(server.choice.asked).toEqual([['140']])
  expect(heading()).toBe('Cycle to work')
})

// Tests in a real browser prove which elements are dropped: tests/content, tests/benefits.
test('CHOICE-02 the page shows the full HTML, with its headings below the page’s own', async () => {
  await openChoice({
    detailsPageFullHtml: '<p>First.</p><h1>Included</h1><p>A <b>bicycle</b>.</p>',
  })
  expect(screen.getByRole('heading', { level: 2, name: 'Included' })).toBeTruthy()
  expect(screen.getByText('bicycle').tagName).toBe('B')
})

test('CHOICE-02 without HTML the page shows only the journey’s section', async () => {
  await openChoice({ detailsPageFullHtml: '' })
  expect(document.querySelector('.prose')).toBeNull()
  expect(screen.getByRole('region', { name: 'Choose from the supplier' })).toBeTruthy()
})

describe('Loading and failing', () => {
  test('the page says that it is loading, and is busy', async () => {
    const { answerAll, server, answer } = await openPortal({ at })
    expect(heading()).toBe('Benefits')
    expect(screen.getByText('Loading...').getAttribute('role')).toBe('status')
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
    await answerAll()
    await answer(server.choice, exampleChoice)
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false')
  })

  test.each([
    ['a server error', serverFault(500)],
    ['an unknown choice', notFound],
  ])(
    'OQ-006, OQ-131 after %s the page says Something went wrong. and offers to try again',
    async (_, failure) => {
      const { server, fail, answer, answerAll, user } = await openPortal({ at })
      await answerAll()
      await fail(server.choice, failure)
      expect(heading()).toBe('Something went wrong.')
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await answer(server.choice, exampleChoice)
      expect(heading()).toBe('Cycle to work')
      expect(server.member.asked).toHaveLength(1)
    },
  )
})

describe('The journey’s section (CHOICE-03, CHOICE-04)', () => {
  test.each([
    [50, 'Direct Saving', 'Get this benefit', 'Visit the provider', false],
    [100, 'Salary Sacrifice', 'How it works', undefined, true],
    [200, 'Salary Sacrifice', 'Choose from the supplier', 'Visit the supplier', true],
    [300, 'Salary Sacrifice', 'How it works', undefined, true],
  ])(
    'CHOICE-03 CHOICE-04 journey type %i: %s, %s, link %s, amount entry %s',
    async (journeyType, label, section, link, hasAmount) => {
      await openChoice({ journeyType })
      expect(screen.getByText(label)).toBeTruthy()
      expect(screen.getByRole('region', { name: section })).toBeTruthy()
      const providerLink = screen.queryByRole('link', { name: /^Visit/ })
      expect(providerLink?.textContent).toBe(link && `${link} (opens in a new tab)`)
      expect([
        providerLink?.getAttribute('href'),
        providerLink?.getAttribute('target'),
        providerLink?.getAttribute('rel'),
      ]).toEqual(
        link
          ? ['https://larch.example/cycles', '_blank', 'noopener']
          : [undefined, undefined, undefined],
      )
      expect(screen.queryByRole('spinbutton', { name: 'Salary sacrifice amount' }) !== null).toBe(
        hasAmount,
      )
    },
  )

  test('CHOICE-04 the amount entry follows the section', async () => {
    await openChoice({ journeyType: 200 })
    const section = screen.getByRole('region', { name: 'Choose from the supplier' })
    const entry = screen.getByRole('spinbutton', { name: 'Salary sacrifice amount' })
    const isAfter = section.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isAfter).not.toBe(0)
  })

  test('CHOICE-03 OQ-031 a supplier whose address may not be followed has no link', async () => {
    await openChoice({ externalProviderLink: 'javascript:alert(1)' })
    expect(screen.queryByRole('link', { name: /^Visit/ })).toBeNull()
  })

  test('CHOICE-11 following the link logs a visit for this choice, while opening the page doesn’t', async () => {
    const { server } = await openChoice()
    expect(server.logChoiceVisit.asked).toEqual([])
    await runAndSettle(() => fireEvent.click(supplier()))
    expect(followed).toEqual(['https://larch.example/cycles'])
    expect(server.logChoiceVisit.asked).toEqual([['140']])
  })

  test('CHOICE-11 the middle button logs a visit, the right one doesn’t', async () => {
    const { server } = await openChoice()
    const press = (button: number) =>
      runAndSettle(() =>
        fireEvent(supplier(), new MouseEvent('auxclick', { bubbles: true, button })),
      )
    await press(2)
    expect(server.logChoiceVisit.asked).toEqual([])
    await press(1)
    expect(server.logChoiceVisit.asked).toEqual([['140']])
  })

  test('CHOICE-11 OQ-081 a failed log shows no message', async () => {
    const { server, fail } = await openChoice()
    await runAndSettle(() => fireEvent.click(supplier()))
    await fail(server.logChoiceVisit, serverFault(500))
    expect([heading(), screen.queryByText('Something went wrong.')]).toEqual([
      'Cycle to work',
      null,
    ])
  })
})

describe('Beside the amount', () => {
  const rates = {
    basic: { employeeNIRate: 0.08, taxRate: 0.2 },
    higher: { employeeNIRate: 0.02, taxRate: 0.4 },
  }

  test('the total and monthly cost, at both rates, follows the typing and matches the order', async () => {
    const { user, answerAll, server, answer } = await openPortal({
      at,
      configuration: { choiceRates: rates },
    })
    await answerAll()
    await answer(server.choice, exampleChoice)
    const costs = / a month if you pay /
    expect(screen.queryByText(costs)).toBeNull()
    await user.type(amount(), '1200')
    expect(screen.getAllByText(costs).map((cost) => cost.textContent)).toEqual([
      '£1,200.00 for £894.00: £74.50 a month if you pay basic rate tax.',
      '£1,200.00 for £756.00: £63.00 a month if you pay higher rate tax.',
    ])
    expect(
      screen.getByText(
        'These costs are worked out at 20% and 40% tax. Scotland’s rates differ from the rest of the UK’s: see your payslip on the next page.',
      ),
    ).toBeTruthy()
    await user.type(amount(), 'x')
    expect(screen.queryByText(costs)).toBeNull()
  })

  test.each([
    [0, 'This benefit is free of tax and National Insurance.'],
    [25, 'Partly taxed'],
    [
      100,
      'Taxed like pay: you save National Insurance and any student loan repayments, but no income tax',
    ],
  ])('the page explains the tax on a benefit of %i: %s', async (benefitInKindValue, label) => {
    await openChoice({ benefitInKindValue })
    expect(screen.getByText(label)).toBeTruthy()
  })

  test('without a benefit in kind value, the page says that the tax is unknown', async () => {
    const { benefitInKindValue: _, ...choice } = exampleChoice
    const { answer, answerAll, server } = await openPortal({ at })
    await answerAll()
    await answer(server.choice, choice)
    expect(screen.getByText(/^We don’t know how this benefit is taxed\./)).toBeTruthy()
  })

  test('a direct saving isn’t paid from salary, so the page doesn’t mention tax', async () => {
    await openChoice({ journeyType: 50, benefitInKindValue: 100 })
    expect(screen.queryByText(/^Taxed like pay/)).toBeNull()
  })

  const ordered = { id: exampleChoice.id, name: 'Cycle to work', status: 'Active' }

  test.each([
    [
      'has it',
      [{ ...ordered, isCancelled: false }],
      ['In your benefits: Active. See it in My Account. To change its amount, order it again.'],
    ],
    [
      'waits for approval',
      [{ ...ordered, status: 'Awaiting approval', isCancelled: false }],
      ['In your benefits: Awaiting approval. See it in My Account.'],
    ],
    ['has cancelled it', [{ ...ordered, isCancelled: true }], []],
    ['never had it', [], []],
  ])(
    'CHOICE-05 a member who %s may order it, and sees its status only if they have it',
    async (_, choices, says) => {
      const { answerAll, server, answer, user, address } = await openPortal({ at })
      await answerAll({ member: { ...exampleMember, choices } })
      await answer(server.choice, exampleChoice)
      const form = screen.getByRole('complementary', { name: 'How much' })
      const notes = form.querySelectorAll('.notice')
      expect([...notes].map((note) => note.textContent?.trim())).toEqual(says)
      await user.type(amount(), '1200{Enter}')
      expect(address()).toBe('/Member/Choice/SalarySacrifice/140/1200')
    },
  )

  test('an amount above any salary is refused with its own message', async () => {
    const { user, address } = await openChoice()
    await user.type(amount(), '1000000.01{Enter}')
    expect(screen.getByText('Enter an amount of £1,000,000.00 or less.')).toBeTruthy()
    expect([amount().getAttribute('aria-invalid'), address()]).toEqual(['true', at])
  })
})

describe('The amount', () => {
  test('CHOICE-05 a valid amount opens its order', async () => {
    const { user, address } = await openChoice()
    await user.type(amount(), '1200.50{Enter}')
    expect(address()).toBe('/Member/Choice/SalarySacrifice/140/1200.50')
  })

  test('CHOICE-05 CHOICE-09 the button also opens the order, with the amount rounded', async () => {
    const { user, address } = await openChoice()
    await user.type(amount(), '125.555')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(address()).toBe('/Member/Choice/SalarySacrifice/140/125.56')
  })

  test.each([
    ['CHOICE-10', 'a negative amount', '-0.01'],
    ['CHOICE-06', 'a word', 'ten'],
    ['CHOICE-06', 'what could be two numbers', '12 50'],
    ['CHOICE-06', 'nothing', ''],
  ])(
    '%s %s (%s) shows its message under the field, focuses the field, and opens nothing',
    async (_, __, typed) => {
      const { user, address } = await openChoice()
      if (typed) await user.type(amount(), typed)
      await user.click(screen.getByRole('button', { name: 'Continue' }))
      const message = screen.getByText(complaint)
      expect(amount().getAttribute('aria-describedby')).toContain(message.id)
      expect([amount().getAttribute('aria-invalid'), document.activeElement, address()]).toEqual([
        'true',
        amount(),
        at,
      ])
    },
  )

  test('CHOICE-07 zero is accepted', async () => {
    const { user, address } = await openChoice()
    await user.type(amount(), '0{Enter}')
    expect(address()).toBe('/Member/Choice/SalarySacrifice/140/0')
  })

  test('CHOICE-06 CHOICE-07 CHOICE-08 the field takes a number from 0.00 in steps of 10', async () => {
    await openChoice()
    expect(
      ['inputmode', 'aria-valuemin', 'min', 'step'].map((at) => amount().getAttribute(at)),
    ).toEqual(['decimal', '0', '0.00', '10'])
  })

  test('CHOICE-08 buttons and arrow keys step by £10, never below zero', async () => {
    const { user } = await openChoice()
    await user.type(amount(), '125.50')
    await user.click(screen.getByRole('button', { name: 'Increase by £10.00' }))
    expect(amount().value).toBe('135.50')
    await user.click(amount())
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(amount().value).toBe('115.50')
    await user.clear(amount())
    await user.click(screen.getByRole('button', { name: 'Decrease by £10.00' }))
    expect(amount().value).toBe('0')
  })

  test.each([
    ['1200', '1200'],
    ['125.5', '125.5'],
    ['125.50', '125.50'],
    ['125.555', '125.56'],
    ['9.999', '10'],
  ])('CHOICE-09 an amount is rounded on blur: %s becomes %s', async (typed, left) => {
    const { user } = await openChoice()
    await user.type(amount(), typed)
    await user.tab()
    expect([amount().value, screen.queryByText(complaint)]).toEqual([left, null])
  })

  test('CHOICE-06 a wrong amount is reported on blur', async () => {
    const { user } = await openChoice()
    await user.type(amount(), 'ten')
    await user.tab()
    expect(screen.getByText(complaint)).toBeTruthy()
  })
})

test('OQ-134 the typed text is restored after a lost session, once, for the same member', async () => {
  const { user, running, unmount } = await openChoice()
  await user.type(amount(), '1250.5')
  await expire(running)
  unmount()
  const again = await openChoice()
  expect(amount().value).toBe('1250.5')
  again.unmount()
  await openChoice()
  expect(amount().value).toBe('')
})

test('OQ-134 an unedited field is not stored', async () => {
  const { running } = await openChoice()
  await expire(running)
  expect(sessionStorage).toHaveLength(0)
})

test('BENEFIT-09 the back link goes to the dashboard', async () => {
  const { user, address } = await openChoice()
  await user.click(screen.getByRole('link', { name: 'Back to the dashboard' }))
  expect(address()).toBe('/Member/Home/Dashboard')
})
