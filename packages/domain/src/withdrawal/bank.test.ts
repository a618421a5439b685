import { array as arrayOf, assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { pounds, resourceMachine, serverFault, unreachable } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { check } from '../testing/check.ts'
import { isDisabled } from '../testing/control.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { testLedger } from '../testing/test-ledger.ts'
import { complete, ended, member, startBank } from './bank.examples.ts'
import { bankWithdrawalMachine } from './bank.machine.ts'
import { bankWithdrawalRedirect, transferDraft, withdrawalLinks } from './bank.selectors.ts'
import { bankComingBack, bankSteps, figures, sendingBack, wordsOnArrival } from './bank.table.ts'
import { blankTransferDraft } from './transfer.rules.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import type { BankTransfer, BankWithdrawalAnswer, WithdrawalSettings } from './withdrawal.schema.ts'

check(figures)
check(wordsOnArrival)
check(sendingBack)
check(bankSteps)
check(bankComingBack)

describe('The page', () => {
  test('BANKW-03 the page shows the available and the pending balance', () => {
    const { is, available, pending } = startBank().view().balance
    expect([is, available, pending]).toEqual(['known', '£1,284.60', '£36.12'])
  })

  test('BANKW-03 an unknown pending balance is left out', () => {
    const { pendingBalance: _, ...withoutPending } = member
    const { view, resource } = startBank()
    resource.send({ type: 'resource.replaced', value: withoutPending })
    expect(view().balance.pending).toBeUndefined()
  })

  test('BANKW-06 space for the minimum is reserved until the settings are first read', async () => {
    const { view, settings, readSettings } = startBank({ minimum: 'unknown' })
    const readAgain = async () => {
      settings.send({ type: 'resource.invalidated' })
      settings.send({ type: 'resource.needed' })
      await waitUntilIdle()
      return view().isMinimumLoading
    }
    expect(await readAgain()).toBe(true)
    await readSettings.fail(unreachable)
    expect(view().isMinimumLoading).toBe(false)
    await readAgain()
    await readSettings.answer({})
    expect([view().isMinimumLoading, await readAgain()]).toEqual([false, false])
  })

  test('BANKW-02, BANKW-05 the button links to the page, and Cancel links back', () => {
    expect(withdrawalLinks).toEqual({ toBank: '/WithdrawViaBank', cancel: '/MyAccount' })
  })
})

describe('When the form complains (OQ-138)', () => {
  test('BANKW-12, BANKW-13, BANKW-15, BANKW-17 the first submit checks all fields at once, and complaints follow each change', async () => {
    const { view, submit, change, transfer } = startBank({ form: {} })
    expect(view().complaints).toEqual({})
    await submit()
    expect([Object.keys(view().complaints), transfer.asked]).toEqual([
      ['transferValue', 'accountNumber', 'sortCode', 'contactTelephoneNumber'],
      [],
    ])
    change({ accountNumber: '01234567', contactTelephoneNumber: '1' })
    expect(Object.keys(view().complaints)).toEqual(['transferValue', 'sortCode'])
  })

  test('BANKW-12 only the amount is checked on blur', async () => {
    const { view, leave, change } = startBank({ form: { transferValue: '4.99' } })
    await leave()
    expect(view().complaints).toEqual({
      transferValue: 'Transfer value should be greater than £5.00 and less than £1,284.60',
    })
    change({ transferValue: '5.00' })
    expect(view().complaints).toStrictEqual({})
  })

  test('BANKW-08 the minimum is a penny until the settings arrive', async () => {
    const { submit, transfer } = startBank({
      form: { ...complete, transferValue: '0.01' },
      minimum: 'unknown',
    })
    await submit()
    expect(transfer.asked[0]?.[0].transferValue).toBe(pounds('0.01'))
  })

  test('BANKW-07 the settings’ minimum applies once they arrive', async () => {
    const { submit, transfer } = startBank({ form: { ...complete, transferValue: '4.99' } })
    await submit()
    expect(transfer.asked).toEqual([])
  })

  test('BANKW-01 a member who lost the flag sends nothing', async () => {
    const { submit, transfer, resource } = startBank()
    resource.send({
      type: 'resource.replaced',
      value: { ...member, isSavingsBankTransferEnabled: false },
    })
    await submit()
    expect(transfer.asked).toEqual([])
  })

  test('BANKW-11 without a member nothing is sent', async () => {
    const noMember = createActor(resourceMachine(scriptedCall<Member>().call)).start()
    const settings = createActor(resourceMachine(scriptedCall<WithdrawalSettings>().call)).start()
    const transfer = scriptedCall<BankWithdrawalAnswer, [BankTransfer]>()
    const actor = createActor(
      bankWithdrawalMachine({ withdrawToBank: transfer.call }, stillBrowser),
      {
        input: { member: noMember, settings, purse: testLedger({ member: noMember }).savings },
      },
    ).start()
    actor.send({ type: 'transfer.changed', change: complete })
    actor.send({ type: 'transfer.submitted' })
    await waitUntilIdle()
    expect([transfer.asked, bankWithdrawalRedirect(actor.getSnapshot())]).toEqual([[], undefined])
  })
})

describe('A successful transfer', () => {
  test('BANKW-21 the form is locked while the transfer is sent, and the page then thanks the member', async () => {
    const { submit, transfer, view, change } = startBank()
    await submit()
    change({ transferValue: '1' })
    expect([isDisabled(view()), view().message, view().form.transferValue]).toEqual([
      true,
      undefined,
      '250.00',
    ])
    await transfer.answer(ended('requested'))
    expect(view().message).toEqual({ tone: 'success', text: withdrawalMessages.requested })
  })

  test('BANKW-20 the member is read again, and the new balance is shown', async () => {
    const { endWith, read, view } = startBank()
    await endWith(ended('requested'))
    expect(read.asked).toHaveLength(1)
    const line = { id: 'T-17', transactionType: 'Withdrawal', status: 'Requested' }
    await read.answer({
      ...member,
      availableBalance: pounds('1034.60'),
      transactions: [{ ...line, cashbackAmount: pounds('250') }],
    })
    const { balance, thisWithdrawal, complaints, waitingNote } = view()
    expect([balance.available, thisWithdrawal, complaints, waitingNote]).toEqual([
      '£1,034.60',
      undefined,
      {},
      undefined,
    ])
  })
})

describe('A refused transfer', () => {
  test('BANKW-24 the page is busy until it shows the message, even if the balance arrives first', async () => {
    const { endWith, view, resource } = startBank()
    await endWith(ended('overBalance'))
    resource.send({ type: 'resource.replaced', value: member })
    expect([view().balance.is, view().isReading, isDisabled(view()), view().message]).toEqual([
      'known',
      true,
      true,
      undefined,
    ])
    await waitUntilIdle()
    expect([view().isReading, view().message?.text]).toEqual([
      false,
      withdrawalMessages.overBalance(pounds('1284.60')),
    ])
  })

  test('BANKW-19, BANKW-27 field errors replace the message: each under its field, the rest at the top', async () => {
    const { endWith, view, read } = startBank()
    await endWith(ended('overLimit'))
    await read.answer(member)
    await endWith({
      outcome: 'refused',
      fieldErrors: [
        { field: 'SortCode', errorMessage: 'Unknown sort code.' },
        { field: 'Payee', errorMessage: 'Unknown payee.' },
      ],
    })
    expect([
      view().complaints,
      view().otherErrors,
      view().message,
      isDisabled(view()),
      read.asked.length,
    ]).toEqual([{ sortCode: 'Unknown sort code.' }, ['Unknown payee.'], undefined, false, 1])
  })

  test('BANKW-19 a changed field loses the server’s error while others keep theirs, and our own complaints come first', async () => {
    const { endWith, view, change } = startBank()
    await endWith({
      outcome: 'refused',
      fieldErrors: [
        { field: 'SortCode', errorMessage: 'Unknown sort code.' },
        { field: 'AccountNumber', errorMessage: 'Unknown account.' },
      ],
    })
    change({ sortCode: '01-02-0' })
    expect(view().complaints).toEqual({
      sortCode: 'Sort code should be in the format 99-99-99',
      accountNumber: 'Unknown account.',
    })
    change({ sortCode: '01-02-04' })
    expect(view().complaints).toEqual({ accountNumber: 'Unknown account.' })
  })

  test('BANKW-19 no field errors appear at first, nor after an answer that names no field', async () => {
    const { endWith, view } = startBank()
    expect([view().complaints, view().otherErrors]).toEqual([{}, []])
    const fieldErrors = [{ field: 'Payee', errorMessage: 'Unknown payee.' }]
    await endWith({ outcome: 'requested', fieldErrors })
    expect([view().isRequested, view().otherErrors]).toEqual([true, []])
  })

  test('BANKW-19 the next submit clears the field errors', async () => {
    const { endWith, submit, view, transfer } = startBank()
    await endWith({
      outcome: 'refused',
      fieldErrors: [
        { field: 'SortCode', errorMessage: 'Unknown sort code.' },
        { field: 'Payee', errorMessage: 'Unknown payee.' },
      ],
    })
    await submit()
    expect([view().complaints, view().otherErrors, transfer.asked.length]).toEqual([{}, [], 2])
  })
})

describe('A lost response to a bank transfer (OQ-135)', () => {
  test('BANKW-26 an unreadable member blocks the transfer, and trying again only reads', async () => {
    const { submit, transfer, view, read, readAgain, change } = startBank()
    await submit()
    await transfer.fail(serverFault(500))
    await read.fail(unreachable)
    expect([view().isUnread, isDisabled(view())]).toEqual([true, false])
    change({ transferValue: '10' })
    await submit()
    await readAgain()
    expect([read.asked.length, transfer.asked.length, isDisabled(view())]).toEqual([2, 1, true])
    await read.answer(member)
    expect([view().isUnread, isDisabled(view()), view().form.transferValue]).toEqual([
      false,
      false,
      '10',
    ])
  })

  test('BANKW-26 the page distinguishes sending from reading, and both waits end', async () => {
    const { submit, transfer, view, read, readAgain } = startBank()
    const waits = () => [view().isSending, view().isReading, view().isUnread]
    expect(waits()).toEqual([false, false, false])
    await submit()
    expect(waits()).toEqual([true, false, false])
    await transfer.fail(serverFault(500))
    expect(waits()).toEqual([false, true, false])
    await read.fail(unreachable)
    expect(waits()).toEqual([false, false, true])
    await readAgain()
    expect(waits()).toEqual([false, true, false])
    await read.answer(member)
    await submit()
    await transfer.answer(ended('overBalance'))
    expect(waits()).toEqual([false, true, false])
  })

  test('BANKW-26 the call has no deadline, but after 15 s the page says that it is taking a long time', async () => {
    const { submit, transfer, view, clock } = startBank()
    await submit()
    clock.increment(14_999)
    expect(view().isWaitingLong).toBe(false)
    clock.increment(1)
    expect([view().isWaitingLong, transfer.interrupted()]).toEqual([true, 0])
    clock.increment(600_000)
    await transfer.answer(ended('requested'))
    expect([view().isWaitingLong, view().isRequested]).toEqual([false, true])
  })
})

test('BANKW-21 no second transfer is sent while one is unanswered or made (property)', async () => {
  const steps = constantFrom('submit', 'made', 'refused', 'lose', 'read', 'retry', 'time')
  await assert(
    asyncProperty(arrayOf(steps, { maxLength: 12 }), async (story) => {
      const { transfer, submit, read, readAgain, clock } = startBank()
      let closed = 0
      const count = () => {
        closed += 1
      }
      const nobodyWaits = () => {}
      const happen = {
        submit,
        made: () => transfer.answer(ended('requested')).catch(nobodyWaits),
        refused: () => transfer.answer(ended('alreadyRequested')).then(count, nobodyWaits),
        lose: () => transfer.fail(unreachable).then(count, nobodyWaits),
        read: () => read.answer(member).catch(nobodyWaits),
        retry: readAgain,
        time: async () => clock.increment(5000),
      }
      for (const step of story) {
        await happen[step]()
        expect(transfer.asked.length - closed).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 60 },
  )
})

describe('A form that is restored after a reload (OQ-134)', () => {
  test('details that identify the account are not stored', () => {
    const { actor } = startBank({ form: { ...complete, buildingSocietyRollNumber: 'A/1' } })
    expect(transferDraft(actor.getSnapshot())).toEqual({
      transferValue: '250.00',
      contactTelephoneNumber: '020 7946 0000',
    })
  })

  test('an unedited form is not stored', () => {
    expect(transferDraft(startBank({ form: {} }).actor.getSnapshot())).toBeUndefined()
    const { actor } = startBank({ form: { sortCode: '20' } })
    expect(transferDraft(actor.getSnapshot())).toEqual(blankTransferDraft)
  })

  test('a transfer that was made is not stored', async () => {
    const { actor, endWith, clock } = startBank()
    await endWith(ended('requested'))
    expect(transferDraft(actor.getSnapshot())).toBeUndefined()
    clock.increment(3000)
    expect(transferDraft(actor.getSnapshot())).toBeUndefined()
  })

  test('the amount and the phone number are restored, and the form says what to enter again', () => {
    const draft = { transferValue: '250.00', contactTelephoneNumber: '1' }
    const { view } = startBank({ form: {}, draft })
    expect([view().form, view().note]).toEqual([
      { ...draft, accountNumber: '', sortCode: '', buildingSocietyRollNumber: '' },
      withdrawalMessages.ours.enterAgain,
    ])
    expect(startBank().view().note).toBeUndefined()
  })
})
