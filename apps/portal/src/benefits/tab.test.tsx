import { ChoiceId, notFound, serverFault, TabId } from '@save/domain/kernel'
import { exampleChoice, tabWith } from '@save/domain/testing/benefit-examples'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const at = '/Member/Home/mybenefits/14'

async function openTab(tab = tabWith(3), address = at) {
  const portal = await openPortal({ at: address })
  await portal.answerAll()
  await portal.answer(portal.server.tab, tab)
  return portal
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const cards = () => {
  const list = screen.getAllByRole('list').find((each) => each.className === 'listing')
  return list ? within(list).getAllByRole('listitem') : []
}

test('ROUTE-08, BENEFIT-02 the address shows the choices of that one tab, under its name', async () => {
  const { server } = await openTab()
  expect(server.tab.asked).toEqual([['14']])
  expect(heading()).toBe('Travel & Technology')
  expect(cards()).toHaveLength(3)
})

describe('While the tab loads', () => {
  test('BENEFIT-01 the page says Finding benefits... and is busy', async () => {
    const { answer, server } = await openPortal({ at })
    const loadingText = screen.getByText('Finding benefits...')
    expect(loadingText.closest('[role="status"]')).not.toBeNull()
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
    await answer(server.tab, tabWith(1))
    expect(screen.queryByText('Finding benefits...')).toBeNull()
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false')
  })

  test('BENEFIT-02 the tab’s name appears while loading if the menu knows it', async () => {
    const { answer, server } = await openPortal({ at })
    expect(heading()).toBe('Benefits')
    await answer(server.menu, [{ key: 'mybenefits', name: 'Travel', tabId: TabId.make('14') }])
    expect(heading()).toBe('Travel')
  })
})

describe('Cards', () => {
  test('BENEFIT-03, BENEFIT-10 a card shows logo and name, and links to its choice', async () => {
    const dental = {
      ...exampleChoice,
      id: ChoiceId.make('141'),
      name: 'Dental plan',
      choiceLogo: '/images/choices/141.svg',
    }
    await openTab({ ...tabWith(0), choices: [exampleChoice, dental] })
    const shown = cards().map((card) => {
      const link = within(card).getByRole('link')
      const logo = card.querySelector('img')
      return [logo?.getAttribute('src'), link.textContent, link.getAttribute('href')]
    })
    expect(shown).toEqual([
      ['/images/choices/140.svg', 'Cycle to work', '/Member/Choice/140'],
      ['/images/choices/141.svg', 'Dental plan', '/Member/Choice/141'],
    ])
  })

  test('BENEFIT-04 a choice without a logo shows the default image', async () => {
    const { choiceLogo: _, ...plain } = exampleChoice
    await openTab({ ...tabWith(0), choices: [plain] })
    const [card] = cards()
    expect(card?.querySelector('img')?.getAttribute('src')).toMatch(/default-image/)
  })

  test('BENEFIT-05 a card’s label names its journey', async () => {
    const journeys = [50, 100, 200, 300]
    const choices = tabWith(4).choices.map((choice, index) => ({
      ...choice,
      journeyType: journeys[index] ?? 0,
    }))
    await openTab({ ...tabWith(0), choices })
    expect(cards().map((card) => card.querySelector('p')?.textContent)).toEqual([
      'Direct Saving',
      'Salary Sacrifice',
      'Salary Sacrifice',
      'Salary Sacrifice',
    ])
  })
})

describe('Empty and failed tabs', () => {
  test('BENEFIT-06 an empty tab says No Choices Found and has no pager', async () => {
    await openTab(tabWith(0))
    expect(screen.getByText('No Choices Found').closest('[role="status"]')).not.toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    expect(heading()).toBe('Travel & Technology')
  })

  test.each([
    ['a server error', serverFault(500)],
    ['an unknown tab', notFound],
  ])(
    'OQ-140, OQ-006 after %s Something went wrong. replaces the list and offers to try again',
    async (_, failure) => {
      const { server, fail, answer, user } = await openPortal({ at })
      await fail(server.tab, failure)
      expect(screen.getByText('Something went wrong.')).toBeTruthy()
      expect(heading()).toBe('Benefits')
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await answer(server.tab, tabWith(1))
      expect(cards()).toHaveLength(1)
      expect(screen.queryByText('Something went wrong.')).toBeNull()
    },
  )
})

describe('Pages', () => {
  /** The description that is announced with the focused heading. */
  const focusedHeading = () =>
    document.activeElement?.matches('main h1') &&
    document.activeElement.getAttribute('aria-description')

  const names = () =>
    ['First page', 'Previous page', 'Next page', 'Last page'].filter(
      (name) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled,
    )

  test('BENEFIT-07, BENEFIT-08 a page has sixty choices, with buttons for first, previous, next and last', async () => {
    const { user, address } = await openTab(tabWith(121))
    const scrollTo = vi.spyOn(window, 'scrollTo')
    expect([cards().length, screen.getByText('Page 1 of 3').textContent, names()]).toEqual([
      60,
      'Page 1 of 3',
      ['Next page', 'Last page'],
    ])
    await user.click(screen.getByRole('button', { name: 'Last page' }))
    expect([cards().length, names(), address()]).toEqual([
      1,
      ['First page', 'Previous page'],
      `${at}?page=3`,
    ])
    expect(screen.getByText('Page 3 of 3')).toBeTruthy()
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
    expect(focusedHeading()).toBe('Page 3 of 3')
    await user.click(screen.getByRole('button', { name: 'First page' }))
    expect(focusedHeading()).toBe('Page 1 of 3')
    expect([cards().length, address()]).toEqual([60, at])
  })

  test('BENEFIT-08 the address gives the page, and Back returns to the previous one', async () => {
    const { user, goBack } = await openTab(tabWith(121), `${at}?Page=2`)
    expect(screen.getByText('Page 2 of 3')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getByText('Page 3 of 3')).toBeTruthy()
    await goBack()
    expect(screen.getByText('Page 2 of 3')).toBeTruthy()
  })

  test('OQ-073 a page beyond the last becomes the last', async () => {
    await openTab(tabWith(61), `${at}?page=9`)
    expect(screen.getByText('Page 2 of 2')).toBeTruthy()
  })
})

test('BENEFIT-09 the back link goes to the dashboard', async () => {
  const { user, address } = await openTab()
  await user.click(screen.getByRole('link', { name: 'Back to the dashboard' }))
  expect(address()).toBe('/Member/Home/Dashboard')
})

test('QUERY-02 each tab is read separately, and the first is still loaded on return', async () => {
  const { server, goTo, answer } = await openTab()
  await goTo('/Member/Home/mybenefits/15')
  expect(screen.getByText('Finding benefits...')).toBeTruthy()
  await answer(server.tab, { ...tabWith(1), id: TabId.make('15'), name: 'Other' })
  expect(heading()).toBe('Other')
  await goTo(at)
  expect([heading(), server.tab.asked]).toEqual(['Travel & Technology', [['14'], ['15']]])
})
