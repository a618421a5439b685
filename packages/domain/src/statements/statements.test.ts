import { array as arrayOf, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  Pence,
  penceOf,
  pounds,
  resourceMachine,
  resourceView,
  serverFault,
} from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { check } from '../testing/check.ts'
import { exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { statementMachine } from './statement.machine.ts'
import { type Statement, slicesOf, totalOf } from './statement.rules.ts'
import type { StatementItem } from './statement.schema.ts'
import { sizeOfOthers, statementFrame, statementView } from './statement.selectors.ts'
import { chart, itemsWorth, permissions, sources, totals } from './statement.table.ts'
import { statementsMessages } from './statements.messages.ts'

const itemsOf = (...values: string[]): readonly StatementItem[] => itemsWorth(values.map(pounds))

check(permissions)
check(sources)
check(totals)

test('STMT-07 three times ten pence is exactly thirty pence', () => {
  const items = [0.1, 0.1, 0.1].map((value) => ({ name: 'Ten pence', value: penceOf(value) }))
  expect(totalOf(items)).toBe(pounds('0.30'))
})

test('STMT-07 the slices never exceed the total plus the debts', () => {
  const values = arrayOf(integer({ min: -1_000_000, max: 1_000_000 }))
  assert(
    property(values, (all) => {
      const items = all.map((value) => ({ name: 'Any', value: Pence.make(value) }))
      const debts = items.filter(({ value }) => value < 0)
      expect(totalOf(slicesOf(items)) + totalOf(debts)).toBe(totalOf(items))
    }),
  )
})

describe('The parts that every state shows', () => {
  test('STMT-01, STMT-02, STMT-03 the page has a title, an intro and a link back', () => {
    expect([statementFrame('reward'), statementFrame('wellness').title]).toEqual([
      {
        title: 'Total Reward Statement',
        intro:
          'This statement covers the value of your employment package, including benefits and remuneration.',
        back: '/Home/Dashboard',
      },
      'Total Wellness Statement',
    ])
    expect(statementFrame('wellness').intro).toBe(statementsMessages.ours.wellnessIntro)
  })
})

check(chart)

describe('Opening a statement', () => {
  function openStatement(statement: Statement = 'reward') {
    const readMember = scriptedCall<Member>()
    const readItems = scriptedCall<readonly StatementItem[]>()
    const member = createActor(resourceMachine(readMember.call)).start()
    const items = createActor(resourceMachine(readItems.call)).start()
    const actor = createActor(statementMachine(), { input: { statement, member, items } }).start()
    return {
      readMember,
      readItems,
      member,
      items,
      needMember: async () => {
        member.send({ type: 'resource.needed' })
        await waitUntilIdle()
      },
      haveMember: async (change: Partial<Member> = {}) => {
        member.send({ type: 'resource.replaced', value: { ...exampleMember, ...change } })
        await waitUntilIdle()
      },
      retry: async () => {
        actor.send({ type: 'retry.requested' })
        await waitUntilIdle()
      },
      view: () =>
        statementView(
          actor.getSnapshot(),
          resourceView(member.getSnapshot()),
          resourceView(items.getSnapshot()),
        ),
    }
  }

  test('STMT-08, STMT-09 the page says what is loading: first the member, then the list', async () => {
    for (const [statement, text] of [
      ['wellness', 'Loading total wellness statement...'],
      ['reward', 'Loading total reward statement...'],
    ] as const) {
      const { view, haveMember } = openStatement(statement)
      expect(view()).toEqual({ is: 'loading', text })
      await haveMember()
      expect(view()).toEqual({ is: 'loading', text })
    }
  })

  test('PERM-04 nothing is read before the member is known', async () => {
    const { readItems, needMember } = openStatement()
    await needMember()
    expect(readItems.asked).toEqual([])
  })

  test('PERM-03, PERM-04 a member without the permission is sent to the dashboard, and nothing is read', async () => {
    const refused = { is: 'refused', redirect: '/Home/Dashboard' }
    const wellness = openStatement('wellness')
    await wellness.haveMember({ canSeeTotalWellnessStatement: false })
    expect([wellness.view(), wellness.readItems.asked]).toEqual([refused, []])
    const reward = openStatement('reward')
    await reward.haveMember({ canSeeTotalRewardStatement: false })
    await reward.retry()
    expect([reward.view(), reward.readItems.asked]).toEqual([refused, []])
  })

  test('STMT-10 a member with the permission gets the list, read once', async () => {
    const { haveMember, readItems, view } = openStatement()
    await haveMember()
    await haveMember({ displayName: 'Read again' })
    expect(readItems.asked).toHaveLength(1)
    await readItems.answer(itemsOf('2760.00', '0.00', '-414.00', '1850.00'))
    expect(view()).toEqual({
      is: 'ready',
      rows: [
        { name: 'Benefit 1', value: '£2,760.00', size: 276_000 },
        { name: 'Benefit 2', value: '£0.00', size: 0 },
        { name: 'Benefit 3', value: '-£414.00', size: 0 },
        { name: 'Benefit 4', value: '£1,850.00', size: 185_000 },
      ],
      total: '£4,196.00',
      leftOut: 0,
      chart: 'Pie chart of your benefits: Benefit 1 is the largest part, £2,760.00 of £4,196.00',
    })
  })

  test('STMT-06 the chart names the largest part, or the first of two equal ones', async () => {
    const { haveMember, readItems, view } = openStatement()
    await haveMember()
    await readItems.answer(itemsOf('1.00', '3.00', '2.00', '3.00'))
    expect(view()).toMatchObject({
      chart: 'Pie chart of your benefits: Benefit 2 is the largest part, £3.00 of £9.00',
    })
  })

  test('STMT-07 an empty list totals £0.00 and has no chart (OQ-128)', async () => {
    const { haveMember, readItems, view } = openStatement()
    await haveMember()
    await readItems.answer([])
    expect(view()).toEqual({ is: 'ready', rows: [], total: '£0.00', leftOut: 0, chart: undefined })
  })

  test('STMT-07 the total covers the readable items, and unreadable ones are counted (OQ-143)', async () => {
    const { haveMember, readItems, view } = openStatement()
    await haveMember()
    await readItems.answer(Object.assign([...itemsOf('2.00', '3.00')], { leftOut: 2 }))
    expect(view()).toMatchObject({ total: '£5.00', leftOut: 2 })
  })

  test('STMT-05 the rows of other pages form one slice, which completes the pie', () => {
    const rows = [3, 0, 5, 7].map((size) => ({ name: 'Any', value: '', size }))
    expect(sizeOfOthers(rows, rows.slice(0, 2))).toBe(12)
    expect(sizeOfOthers(rows, rows)).toBe(0)
  })

  test('QUERY-02 a list that is already loaded is not read again', async () => {
    const { haveMember, readItems, items, view } = openStatement()
    items.send({ type: 'resource.replaced', value: itemsOf('1.00') })
    expect(view().is).toBe('loading')
    await haveMember()
    expect([view().is, readItems.asked]).toEqual(['ready', []])
  })

  test('STMT-10 a list that can’t be read can be tried again (OQ-140)', async () => {
    const { haveMember, readItems, view, retry } = openStatement()
    await haveMember()
    await readItems.fail(serverFault(500))
    expect(view()).toEqual({ is: 'failed' })
    await retry()
    await readItems.answer([])
    expect(view().is).toBe('ready')
  })

  test('STMT-10 an unreadable list isn’t tried again automatically, nor when the member is read again (OQ-017)', async () => {
    const { haveMember, readItems } = openStatement()
    await haveMember()
    await readItems.fail(serverFault(500))
    await haveMember({ displayName: 'Read again' })
    expect(readItems.asked).toHaveLength(1)
  })

  test('STMT-10 no statement is shown if the member can’t be read (OQ-131)', async () => {
    const { needMember, readMember, readItems, view } = openStatement()
    await needMember()
    await readMember.fail(serverFault(500))
    expect([view(), readItems.asked]).toEqual([{ is: 'memberFailed' }, []])
  })

  test('PERM-04 a member who loses the permission no longer sees the statement', async () => {
    const { haveMember, readItems, view } = openStatement()
    await haveMember()
    await readItems.answer(itemsOf('1.00'))
    await haveMember({ canSeeTotalRewardStatement: false })
    expect(view().is).toBe('refused')
  })
})
