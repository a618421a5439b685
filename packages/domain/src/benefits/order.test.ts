import { array as arrayOf, assert, asyncProperty, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pounds, serverFault, unreachable } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { isDisabled } from '../testing/control.ts'
import { exampleMember } from '../testing/examples.ts'
import { completeOrder, cycle, startOrder } from './order.examples.ts'
import { orderMessages } from './order.messages.ts'
import {
  blankOrder,
  blankOrderDraft,
  niNumberIn,
  niNumberRefusal,
  normalisedNiNumber,
} from './order.rules.ts'
import { orderDraft, thankedOrders } from './order.selectors.ts'
import { niNumbers, orderComplaints, orderSending, orderSteps } from './order.table.ts'

check(orderComplaints)
check(orderSending)
check(orderSteps)

describe('The page', () => {
  test('SALSAC-08, SALSAC-09 the terms name 4-weekly payroll, 12 periods and 13 instalments', () => {
    expect(orderMessages.ours.terms).toContain(
      'With a 4-weekly payroll, deductions are taken over 12 periods, or in 13 instalments for recurring monthly benefits.',
    )
  })

  test('SALSAC-10, SALSAC-12 the declaration names the amount, and the button completes the order', () => {
    expect(orderMessages.ours.declaration(pounds('1200'))).toContain('£1,200.00 a year')
    expect(orderMessages.completeOrder).toBe('Complete Order')
  })

  test('SALSAC-23 the thank-you says that the employer’s approval will be sought', () => {
    expect(orderMessages.ours.approval).toContain("employer's approval will be sought")
  })

  test('the first of the terms mentions that the contract changes and the salary is reduced', () => {
    expect(orderMessages.ours.terms[0]).toMatch(
      /^Your contract changes\. Your employer reduces your salary/,
    )
  })
})

describe('Ordering', () => {
  test('SALSAC-11 the declaration is not accepted at first', () => {
    const { form, serverMessages } = startOrder({}).view()
    expect([form.isDeclarationAccepted, serverMessages]).toEqual([false, []])
  })

  test('SALSAC-13, SALSAC-14, SALSAC-18 complaints start at the first submit and follow each change', async () => {
    const { submit, change, view } = startOrder({})
    expect(view().complaints).toEqual({})
    await submit()
    expect(Object.keys(view().complaints)).toHaveLength(3)
    change({ niNumber: 'AB123456C' })
    expect(Object.keys(view().complaints)).toEqual(['payrollNumber', 'isDeclarationAccepted'])
  })

  test('SALSAC-22 the order is sent once, with the normalised number, and the thank-you page opens', async () => {
    const { place, submit, view, opened } = startOrder({
      ...completeOrder,
      payrollNumber: ' P-1024 ',
    })
    await submit()
    await submit()
    expect([place.asked, isDisabled(view())]).toEqual([
      [
        [
          {
            choiceId: '7',
            name: 'Cycle to work',
            salarySacrificeAmount: pounds('1200'),
            niNumber: 'AB123456C',
            payrollNumber: 'P-1024',
            isDeclarationAccepted: true,
          },
        ],
      ],
      true,
    ])
    expect(opened).toEqual([])
    await place.answer({ answer: 'ordered' })
    expect(opened).toEqual(['/Choice/SalarySacrifice/ThankYou'])
  })

  test('the thank-you names the order, but only once it is made', async () => {
    const { place, submit, made } = startOrder()
    await submit()
    expect(made()).toBeUndefined()
    await place.answer({ answer: 'ordered' })
    expect(made()).toEqual({
      choiceId: cycle.id,
      name: 'Cycle to work',
      amount: pounds('1200'),
    })
    expect([thankedOrders(undefined), thankedOrders(made())]).toEqual([
      undefined,
      { call: 'salarySacrificeOrder', about: cycle.id, isNext: true },
    ])
  })
})

describe('A lost response (OQ-135)', () => {
  test('SALSAC-22 an unreadable member blocks the order, and trying again only reads the member', async () => {
    const { place, submit, view, read, readAgain, change } = startOrder()
    await submit()
    await place.fail(serverFault(500))
    await read.fail(unreachable)
    expect([view().isUnread, isDisabled(view()), view().mayHaveArrived]).toEqual([
      true,
      false,
      true,
    ])
    expect(view().serverMessages).toEqual([
      'Something went wrong.',
      orderMessages.ours.mayHaveArrived,
      orderMessages.ours.unread,
    ])
    change({ payrollNumber: 'P-2' })
    await submit()
    await readAgain()
    expect([read.asked.length, place.asked.length]).toEqual([2, 1])
    await read.answer(exampleMember)
    expect([view().isUnread, isDisabled(view())]).toEqual([false, false])
    expect(view().form.payrollNumber).toBe('P-2')
  })

  test('SALSAC-22 the call has no deadline, but after 15 s the page says that it is taking a long time', async () => {
    const { place, submit, view, clock, opened } = startOrder()
    await submit()
    clock.increment(14_999)
    expect(view().isWaitingLong).toBe(false)
    clock.increment(1)
    expect([view().isWaitingLong, place.interrupted()]).toEqual([true, 0])
    clock.increment(600_000)
    await place.answer({ answer: 'ordered' })
    expect([view().isWaitingLong, opened.length]).toEqual([false, 1])
  })
})

test('SALSAC-22 no second order is sent while one is unanswered, or after one is made (property)', async () => {
  const steps = constantFrom('submit', 'made', 'refused', 'lose', 'read', 'retry', 'change')
  await assert(
    asyncProperty(arrayOf(steps, { maxLength: 12 }), async (story) => {
      const { place, submit, read, readAgain, change } = startOrder()
      let closed = 0
      const count = () => {
        closed += 1
      }
      const nobodyWaits = () => {}
      const happen = {
        submit,
        made: () => place.answer({ answer: 'ordered' }).catch(nobodyWaits),
        refused: () => place.answer({ answer: 'refused', messages: [] }).then(count, nobodyWaits),
        lose: () => place.fail(unreachable).then(count, nobodyWaits),
        read: () => read.answer(exampleMember).catch(nobodyWaits),
        retry: readAgain,
        change: async () => change(completeOrder),
      }
      for (const step of story) {
        await happen[step]()
        expect(place.asked.length - closed).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 60 },
  )
})

describe('A form that is restored after a reload (OQ-134)', () => {
  test('OQ-134 NI number and declaration aren’t stored, the rest is restored, and the form says so', () => {
    const { actor } = startOrder(completeOrder)
    const draft = orderDraft(actor.getSnapshot())
    expect(JSON.stringify(draft)).not.toMatch(/12.?34.?56/)
    const { view } = startOrder({}, draft)
    expect([view().form, view().note]).toEqual([
      { payrollNumber: 'P-1024', niNumber: '', isDeclarationAccepted: false },
      orderMessages.ours.enterAgain,
    ])
    expect(startOrder().view().note).toBeUndefined()
  })

  test('OQ-134 a field missing from the stored draft is blank', () => {
    expect(blankOrderDraft).toEqual({ payrollNumber: '' })
  })

  test('OQ-134 an unedited form isn’t stored, and a form with an NI number says that the number wasn’t', () => {
    expect(orderDraft(startOrder({}).actor.getSnapshot())).toBeUndefined()
    for (const touched of [{ niNumber: 'AB' }, { isDeclarationAccepted: true }]) {
      const { actor } = startOrder(touched)
      expect(orderDraft(actor.getSnapshot())).toEqual({ payrollNumber: '' })
    }
  })
})

describe('Leaving the page (OQ-135)', () => {
  const cancelled = {
    ...exampleMember,
    choices: [{ id: cycle.id, name: cycle.name, status: 'Cancelled', isCancelled: true }],
  }

  test('SALSAC-22, ACCOUNT-14 a member who cancelled the order, in any tab, gets no thank-you', async () => {
    for (const isReadAtOnce of [true, false]) {
      const { place, submit, send, opened, view, read, purse } = startOrder()
      await submit()
      await send({ type: 'page.left' })
      await place.answer({ answer: 'ordered' })
      if (isReadAtOnce) await read.answer(cancelled)
      await send({ type: 'page.entered', amount: pounds('600') })
      if (!isReadAtOnce) {
        expect([isDisabled(view()), view().isSending]).toEqual([true, false])
        await read.answer(cancelled)
      }
      expect([opened, purse.getSnapshot().context.outcomes.getSnapshot().context.calls]).toEqual([
        [],
        [],
      ])
      expect([view().form, view().amount, isDisabled(view())]).toEqual([
        blankOrder,
        pounds('600'),
        false,
      ])
    }
  })
})

check(niNumbers)

test('SALSAC-15, SALSAC-16, SALSAC-17 of all 676 prefixes, exactly those in the published pattern are accepted', () => {
  const published = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][0-9]{6}[A-D]$/
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const numbers = letters.flatMap((first) => letters.map((second) => `${first}${second}123456C`))
  const accepted = numbers.filter((number) => niNumberRefusal(number) === undefined)
  expect(accepted).toEqual(numbers.filter((number) => published.test(number)))
  expect(accepted).toHaveLength(20 * 19 - 7)
})

test('SALSAC-15 normalising a number twice gives the same as once', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      const once = normalisedNiNumber(text)
      expect(normalisedNiNumber(once)).toBe(once)
    }),
  )
})

test('SALSAC-15, OQ-090 the number is sent in capitals without spaces, or not at all if refused', () => {
  expect([niNumberIn(' ab 12 34 56\u00a0c '), niNumberIn('AB123456E')]).toEqual([
    'AB123456C',
    undefined,
  ])
})
