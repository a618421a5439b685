import { describe, expect, test } from 'vitest'
import { forbidden, malformed, pounds, serverFault } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { check } from '../testing/check.ts'
import { isDisabled } from '../testing/control.ts'
import { gym, memberWith, startCancelling } from './cancelling.examples.ts'
import {
  cancellationElsewhere,
  cancelledSince,
  cancellingStepByStep,
  mayBeCancelled,
  rowOnReturn,
  rowsSaying,
} from './cancelling.table.ts'

check(mayBeCancelled)
check(cancelledSince)
check(cancellingStepByStep)
check(rowOnReturn)
check(rowsSaying)
check(cancellationElsewhere)

describe('Cancelling a choice', () => {
  test('ACCOUNT-15 the choice’s own id is sent once, and the button is disabled until the answer', async () => {
    const { cancel, click, view } = startCancelling()
    expect(view()).toEqual({
      control: { state: 'enabled' },
      isAsking: false,
      isBusy: false,
      isUnread: false,
      isSaying: false,
      isDone: false,
      message: undefined,
    })
    await click()
    await click()
    expect([cancel.asked, view()]).toEqual([
      [[gym]],
      {
        control: { state: 'disabled', because: 'inFlight' },
        isAsking: false,
        isBusy: true,
        isUnread: false,
        isSaying: false,
        isDone: false,
        message: undefined,
      },
    ])
  })

  test('ACCOUNT-14 the flag alone disables the button, even if the status differs (OQ-112)', async () => {
    const { cancel, click, view } = startCancelling(memberWith(true))
    await click()
    expect([cancel.asked, view()]).toEqual([
      [],
      {
        control: { state: 'disabled', because: 'cancelled' },
        isAsking: false,
        isBusy: false,
        isUnread: false,
        isSaying: false,
        isDone: false,
        message: undefined,
      },
    ])
  })

  test('OQ-135 while the benefits are read the button is disabled, even without a cancellation', async () => {
    const { resource, retry, view } = startCancelling()
    resource.send({ type: 'resource.invalidated' })
    await retry()
    expect([isDisabled(view()), view().isBusy]).toEqual([true, false])
  })

  test('ACCOUNT-16 the member in the answer replaces the old one, without another read', async () => {
    const { cancel, click, view, held, read } = startCancelling()
    await click()
    await cancel.answer({ member: memberWith(true) })
    expect([held(), view(), read.asked.length]).toEqual([
      memberWith(true),
      {
        control: { state: 'disabled', because: 'cancelled' },
        isAsking: false,
        isBusy: false,
        isUnread: false,
        isSaying: true,
        isDone: true,
        message: undefined,
      },
      0,
    ])
  })

  test('ACCOUNT-16 after an answer without a member the member is read again (OQ-113)', async () => {
    const { cancel, click, view, read } = startCancelling()
    await click()
    await cancel.fail(malformed('Member'))
    expect([read.asked.length, isDisabled(view()), view().isBusy]).toEqual([1, true, true])
    await read.answer(memberWith(true))
    expect(view()).toEqual({
      control: { state: 'disabled', because: 'cancelled' },
      isAsking: false,
      isBusy: false,
      isUnread: false,
      isSaying: true,
      isDone: true,
      message: undefined,
    })
  })

  test('ACCOUNT-16, PERM-02 another member in the answer is ignored, and this one is read again', async () => {
    const { cancel, click, held, view, read } = startCancelling()
    await click()
    await cancel.answer({ member: { ...memberWith(true), emailAddress: 'sam@example.com' } })
    expect([held(), view().isBusy]).toEqual([memberWith(false), true])
    await read.answer(memberWith(true))
    expect(isDisabled(view())).toBe(true)
  })

  test('ACCOUNT-16, OQ-135 if the member’s data can’t be loaded, the page says so, and its button loads it again instead of cancelling', async () => {
    const { cancel, click, retry, view, read, resource } = startCancelling()
    await click()
    resource.send({ type: 'resource.replaced', value: memberWith(false) })
    await cancel.answer({ member: memberWith(true) })
    await read.fail(serverFault(500))
    const unread = {
      control: { state: 'disabled', because: 'benefitsUnknown' },
      isAsking: false,
      isBusy: false,
      isUnread: true,
      isSaying: true,
      isDone: false,
      message: 'This benefit was cancelled. We couldn’t load its new status.',
    }
    expect(view()).toEqual(unread)
    await click()
    await retry()
    expect([cancel.asked.length, read.asked.length, view().isBusy]).toEqual([1, 2, true])
    await read.answer(memberWith(false))
    expect([view().isUnread, isDisabled(view())]).toEqual([false, false])
  })

  test('ACCOUNT-15, OQ-135 while one choice is being cancelled no other can be', async () => {
    const { cancel, click, another, view } = startCancelling()
    await another()
    expect([isDisabled(view()), view().isBusy]).toEqual([true, false])
    await click()
    expect(cancel.asked).toEqual([['8']])
  })

  test('ACCOUNT-14 if a benefit has two rows, the cancelled one can’t be cancelled and doesn’t show the other’s outcome', async () => {
    const { cancel, click, view, cancelledRow, read } = startCancelling()
    const nothingToCancel = {
      control: { state: 'disabled', because: 'cancelled' },
      isAsking: false,
      isBusy: false,
      isUnread: false,
      isSaying: true,
      isDone: false,
    }
    expect(cancelledRow()).toEqual(nothingToCancel)
    await click()
    expect([view().isBusy, cancelledRow()]).toEqual([true, nothingToCancel])
    await cancel.fail(forbidden)
    await read.fail(serverFault(500))
    expect([view().isUnread, cancelledRow()]).toEqual([true, nothingToCancel])
  })
})

describe('A late answer', () => {
  const richer = (member: Member): Member => ({ ...member, availableBalance: pounds('9.00') })

  test('ACCOUNT-16 a late answer doesn’t replace a newer member: the benefits are read again', async () => {
    const { cancel, click, view, held, read, resource } = startCancelling()
    await click()
    resource.send({ type: 'resource.replaced', value: richer(memberWith(false)) })
    await cancel.answer({ member: memberWith(true) })
    expect([held(), isDisabled(view()), view().isBusy, read.asked.length]).toEqual([
      richer(memberWith(false)),
      true,
      true,
      1,
    ])
    await read.answer(richer(memberWith(true)))
    expect([held(), view().isBusy]).toEqual([richer(memberWith(true)), false])
  })

  test('ACCOUNT-16 a late answer doesn’t replace a member that is being read', async () => {
    const { cancel, click, held, read, resource } = startCancelling()
    await click()
    resource.send({ type: 'resource.invalidated' })
    resource.send({ type: 'resource.needed' })
    await cancel.answer({ member: memberWith(true) })
    await read.answer(richer(memberWith(true)))
    expect(held()).toEqual(richer(memberWith(true)))
  })
})
