import { pounds, serverFault } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import type { StatementItem } from '@save/domain/statements'
import { exampleMember } from '@save/domain/testing/examples'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const items: readonly StatementItem[] = [
  { name: 'Employer pension', value: pounds('2760.00') },
  { name: 'Health check', value: pounds('0.00') },
  { name: 'Loan repaid', value: pounds('-414.35') },
  { name: 'Annual bonus', value: pounds('1850.00') },
]

const both = [
  {
    statement: 'wellness',
    at: '/Member/Home/TotalWellnessStatement',
    title: 'Total Wellness Statement',
    flag: 'canSeeTotalWellnessStatement',
  },
  {
    statement: 'reward',
    at: '/Member/Home/TotalRewardStatement',
    title: 'Total Reward Statement',
    flag: 'canSeeTotalRewardStatement',
  },
] as const

async function openStatement(
  { statement, at }: (typeof both)[number],
  list?: readonly StatementItem[],
  change: Partial<Member> = {},
) {
  const portal = await openPortal({ at })
  await portal.answerAll({ member: { ...exampleMember, ...change } })
  if (list) await portal.answer(portal.server[statement], list)
  return portal
}

const [wellness, reward] = both
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const table = () => screen.getByRole('table', { name: 'Your benefits and their value' })
const rows = () =>
  within(table())
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

for (const each of both)
  describe(`The ${each.statement} statement`, () => {
    test('ROUTE-09, ROUTE-10, STMT-01 the statement has its route, its title and a back link', async () => {
      await openStatement(each, items)
      expect(heading()).toBe(each.title)
      const back = within(screen.getByRole('main')).getByRole('link', { name: 'Back' })
      expect(back.getAttribute('href')).toBe('/Member/Home/Dashboard')
    })

    test('STMT-04, STMT-05 the statement has a pie of 300 by 300, named by its summary, without a legend', async () => {
      await openStatement(each, items)
      const pie = screen.getByRole('img', {
        name: 'Pie chart of your benefits: Employer pension is the largest part, £2,760.00 of £4,195.65',
      })
      expect([pie.getAttribute('width'), pie.getAttribute('height')]).toEqual(['300', '300'])
      expect(within(screen.getByRole('main')).queryByRole('list')).toBeNull()
    })

    test('STMT-06, STMT-07 the statement has a row for each item, and the total', async () => {
      await openStatement(each, items)
      expect(rows()).toEqual([
        ['Benefit description', 'Value'],
        ['Employer pension', '£2,760.00'],
        ['Health check', '£0.00'],
        ['Loan repaid', '-£414.35'],
        ['Annual bonus', '£1,850.00'],
        ['Total', '£4,195.65'],
      ])
    })

    test('STMT-07 without items there is no pie, and the total is £0.00 (OQ-128)', async () => {
      await openStatement(each, [])
      expect(screen.queryByRole('img', { name: /Pie/ })).toBeNull()
      expect(rows()).toEqual([
        ['Benefit description', 'Value'],
        ['Total', '£0.00'],
      ])
      expect(screen.getByText('There is nothing to show in this statement yet.')).toBeTruthy()
    })

    test('STMT-07 OQ-143 an unreadable item is left out, and the page says that the total lacks it', async () => {
      await openStatement(each, Object.assign([...items], { leftOut: 2 }))
      expect(rows()).toHaveLength(6)
      expect(
        screen.getByText(
          'We can’t show 2 items here. The total and the chart are of the items that we can show.',
        ),
      ).toBeTruthy()
    })

    test('STMT-06, STMT-07 only one page of rows is shown, but the total covers all pages', async () => {
      const many = Array.from({ length: 2000 }, (_, index) => ({
        name: `Benefit ${index + 1}`,
        value: pounds('1.50'),
      }))
      const { user } = await openStatement(each, many)
      expect(rows()).toHaveLength(62)
      expect(rows().at(-1)).toEqual(['Total of all pages', '£3,000.00'])
      await user.click(screen.getByRole('button', { name: 'Last page' }))
      expect(rows()[1]).toEqual(['Benefit 1981', '£1.50'])
      expect(rows().at(-1)).toEqual(['Total of all pages', '£3,000.00'])
    })

    test('OQ-140 Something went wrong. replaces the list and offers to try again', async () => {
      const { fail, server, user, answer } = await openStatement(each)
      await fail(server[each.statement], serverFault(500))
      expect([heading(), screen.getByText('Something went wrong.').tagName]).toEqual([
        each.title,
        'STRONG',
      ])
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await answer(server[each.statement], items)
      expect(rows()).toHaveLength(6)
    })

    test('OQ-131 without the member no list is read, and the page offers to try again', async () => {
      const { server, fail, user, answer } = await openPortal({ at: each.at })
      await fail(server.member, serverFault(500))
      expect(heading()).toBe('Something went wrong.')
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(server[each.statement].asked).toHaveLength(0)
      await answer(server.member, exampleMember)
      expect([heading(), server[each.statement].asked.length]).toEqual([each.title, 1])
    })

    test('QUERY-02 reopening a statement shows it at once, without another request', async () => {
      const { goTo, goBack, server } = await openStatement(each, items)
      await goTo('/Member/Home/Dashboard')
      await goBack()
      expect([rows().length, server[each.statement].asked.length]).toEqual([6, 1])
    })
  })

describe('Permissions', () => {
  test.each([
    ['PERM-03', wellness],
    ['PERM-04', reward],
  ] as const)(
    '%s without the statement’s permission the page opens the dashboard and requests nothing',
    async (_, one) => {
      const { address, server } = await openStatement(one, undefined, { [one.flag]: false })
      expect(address()).toBe('/Member/Home/Dashboard')
      expect([server.wellness.asked, server.reward.asked]).toEqual([[], []])
    },
  )

  test.each([
    ['PERM-03', wellness, { canSeeTotalRewardStatement: false }],
    ['PERM-04', reward, { canSeeTotalWellnessStatement: false }],
  ] as const)('%s the other statement’s permission makes no difference', async (_, one, change) => {
    await openStatement(one, items, change)
    expect(heading()).toBe(one.title)
  })

  test('PERM-03, PERM-04 the dashboard replaces the statement, so that Back opens the page before it', async () => {
    const { goTo, goBack, address, answer, server } = await openPortal({ at: '/Member/Nowhere' })
    await answer(server.member, { ...exampleMember, canSeeTotalRewardStatement: false })
    await goTo(reward.at)
    expect(address()).toBe('/Member/Home/Dashboard')
    await goBack()
    expect(address()).toBe('/Member/Nowhere')
  })

  test('OQ-128 no list is read before the member is known', async () => {
    const { server } = await openPortal({ at: reward.at })
    expect([server.member.asked.length, server.reward.asked.length]).toEqual([1, 0])
  })
})

test.each([
  ['STMT-08', wellness, 'Loading total wellness statement...'],
  ['STMT-09', reward, 'Loading total reward statement...'],
] as const)(
  '%s the page says what is loading: the member, then the list',
  async (_, each, text) => {
    const { server, answer } = await openPortal({ at: each.at })
    expect(screen.getByText(text).closest('[role=status]')).not.toBeNull()
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
    await answer(server.member, exampleMember)
    expect(screen.getByText(text)).toBeTruthy()
    await answer(server[each.statement], items)
    expect(screen.queryByText(text)).toBeNull()
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false')
  },
)

test('STMT-02, STMT-03 each statement has its intro', async () => {
  const intro = 'This statement covers the value of your'
  const opened = await openStatement(reward)
  expect(
    screen.getByText(`${intro} employment package, including benefits and remuneration.`),
  ).toBeTruthy()
  await opened.goTo(wellness.at)
  expect(screen.getByText(`${intro} wellness benefits for a year.`)).toBeTruthy()
})
