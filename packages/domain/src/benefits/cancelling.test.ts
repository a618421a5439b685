import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  ChoiceId,
  currentView,
  forbidden,
  pounds,
  resourceMachine,
  serverFault,
  unreachable,
} from '../kernel/index.ts'
import { ledgerNote, type OwnCalls } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { play } from '../testing/story.ts'
import { testLedger, throughLedger } from '../testing/test-ledger.ts'
import { cancellingMachine } from './cancelling.machine.ts'
import { isCancelledSince, mayCancel } from './cancelling.rules.ts'
import { areRowsSaying, cancellingView } from './cancelling.selectors.ts'
import type { CancelAnswer } from './order.schema.ts'
import { ownCancellation } from './reported-calls.ts'

const gym = ChoiceId.make('7')
const memberWith = (isCancelled: boolean): Member => ({
  ...exampleMember,
  choices: [
    { id: gym, name: 'Gym', status: 'Pending cancellation', isCancelled },
    { id: ChoiceId.make('8'), name: 'Dental plan', isCancelled: false },
  ],
})

describe('May a choice be cancelled? (OQ-112)', () => {
  const cases = decisionTable(
    [
      'id',
      'case',
      'member',
      'has the choice',
      'its flag IsCancelled',
      'its status',
      'may be cancelled',
    ],
    `
    id         | case                                   | member | has the choice | its flag IsCancelled | its status           | may be cancelled
    ACCOUNT-14 | ordered and not cancelled              | known  | yes            | no                   | Active               | yes
    ACCOUNT-14 | the status decides nothing             | known  | yes            | no                   | Pending cancellation | yes
    ACCOUNT-14 | cancelled, whatever the status says    | known  | yes            | yes                  | Active               | no
    ACCOUNT-14 | cancelled                              | known  | yes            | yes                  | Pending cancellation | no
    OQ-112     | a choice that the member does not have | known  | no             | no                   | Active               | no
    OQ-112     | a member who is not known              | unread | no             | no                   | Active               | no
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row['may be cancelled']}`, () => {
      const isCancelled = row['its flag IsCancelled'] === 'yes'
      const own = { id: gym, name: 'Gym', status: row['its status'], isCancelled }
      const choices = row['has the choice'] === 'yes' ? [own] : []
      const known = row.member === 'known' ? { ...exampleMember, choices } : undefined
      expect(mayCancel(known, gym)).toBe(row['may be cancelled'] === 'yes')
    })
  }
})

function startCancelling(member = memberWith(false)) {
  const read = scriptedCall<Member>()
  const resource = createActor(resourceMachine(read.call)).start()
  resource.send({ type: 'resource.replaced', value: member })
  const cancel = scriptedCall<CancelAnswer, [ChoiceId]>()
  const ledger = testLedger({ member: resource })
  const { benefits } = throughLedger({ cancelChoice: cancel.call }, ledger, resource)
  const actor = createActor(cancellingMachine(benefits), {
    input: { choiceId: gym, member: resource, purse: ledger.benefits },
  }).start()
  const held = () => resource.getSnapshot().context.value ?? member
  return {
    resource,
    ledger,
    read,
    cancel,
    held,
    click: async () => {
      actor.send({ type: 'choice.cancelled' })
      await quiet()
    },
    retry: async () => {
      resource.send({ type: 'resource.needed' })
      await quiet()
    },
    /** The cancellation of another choice, in another row. */
    another: () => {
      const other = createActor(cancellingMachine(benefits), {
        input: { choiceId: ChoiceId.make('8'), member: resource, purse: ledger.benefits },
      }).start()
      other.send({ type: 'choice.cancelled' })
      return quiet()
    },
    leave: () => actor.send({ type: 'page.left' }),
    enter: () => actor.send({ type: 'page.entered' }),
    /** The other row of the same choice, if that has two: the one that was cancelled. */
    cancelledRow: () =>
      cancellingView(
        actor.getSnapshot(),
        ledger.benefits.getSnapshot(),
        currentView(resource.getSnapshot()),
        true,
      ),
    view: () =>
      cancellingView(
        actor.getSnapshot(),
        ledger.benefits.getSnapshot(),
        currentView(resource.getSnapshot()),
      ),
  }
}

describe('Is an order cancelled since it was made? Then nobody is thanked for it', () => {
  const cases = decisionTable(
    ['case', 'asked to cancel', 'changed in another tab', 'my choices', 'cancelled since'],
    `
    case                                                | asked to cancel | changed in another tab | my choices         | cancelled since
    nothing has happened since                          | no              | no                     | ordered            | no
    one of the same benefit was cancelled before        | no              | no                     | cancelled          | no
    the member has cancelled it here                    | yes             | no                     | cancelled          | yes
    another tab has                                     | no              | yes                    | cancelled          | yes
    the member has asked to, and it is not cancelled    | yes             | no                     | ordered            | no
    one was cancelled, and another of the same id stays | yes             | yes                    | cancelled, ordered | no
    the member has asked to, and is being read          | yes             | yes                    | being read         | no
    `,
  )
  for (const row of cases) {
    test(`${row.case}: ${row['cancelled since']}`, () => {
      const choices = row['my choices']
        .split(', ')
        .map((state) => ({ id: gym, name: 'Gym', isCancelled: state === 'cancelled' }))
      const member = row['my choices'] === 'being read' ? undefined : { ...exampleMember, choices }
      const since = {
        isCancelAsked: row['asked to cancel'] === 'yes',
        isChangedElsewhere: row['changed in another tab'] === 'yes',
      }
      expect(isCancelledSince(since, gym, member)).toBe(row['cancelled since'] === 'yes')
    })
  }
})

describe('How does cancelling a choice go, step by step? (OQ-112, OQ-113, OQ-135)', () => {
  const cases = decisionTable(
    ['id', 'case', 'what happens', 'sent', 'button', 'reading offered', 'says'],
    `
    id         | case                                                                       | what happens                                                                    | sent | button   | reading offered | says
    ACCOUNT-14 | offered                                                                    | shown                                                                           | 0    | enabled  | no              | (nothing)
    ACCOUNT-15 | sent: the button waits for the answer                                      | pressed                                                                         | 1    | disabled | no              | (nothing)
    ACCOUNT-15 | a second press while it runs sends nothing                                 | pressed; pressed                                                                | 1    | disabled | no              | (nothing)
    ACCOUNT-16 | the member in the answer takes the old one’s place                         | pressed; answered: cancelled                                                    | 1    | disabled | no              | (nothing)
    ACCOUNT-16 | an answer without the member: they are read (OQ-113)                       | pressed; answered without the member                                            | 1    | disabled | no              | (nothing)
    ACCOUNT-16 | an answer without the member: those read show that it is cancelled         | pressed; answered without the member; read: cancelled                           | 1    | disabled | no              | (nothing)
    OQ-113     | an answer without the member, who can’t be read: reading is offered        | pressed; answered without the member; not read                                  | 1    | disabled | yes             | This benefit was cancelled. We couldn’t load its new status.
    OQ-113     | an answer without the member, who can’t be read: cancelling is not offered | pressed; answered without the member; not read; pressed                         | 1    | disabled | yes             | This benefit was cancelled. We couldn’t load its new status.
    OQ-112     | refused (403): the button waits for the member                             | pressed; forbidden                                                              | 1    | disabled | no              | Something went wrong.
    OQ-112     | refused (403), and the member was read: it may be pressed again            | pressed; forbidden; read: not cancelled                                         | 1    | enabled  | no              | Something went wrong.
    OQ-112     | a new press forgets what was said                                          | pressed; forbidden; read: not cancelled; pressed                                | 2    | disabled | no              | (nothing)
    OQ-135     | no answer: it may have arrived, so the member is read                      | pressed; no answer; read: not cancelled                                         | 1    | enabled  | no              | Something went wrong. Your request may still have reached us. Please check the status of this benefit before you try again.
    OQ-112     | a fault of the server (500) is an answer: the general phrase alone         | pressed; a fault; read: not cancelled                                           | 1    | enabled  | no              | Something went wrong.
    OQ-135     | a new press forgets that no answer came                                    | pressed; no answer; read: not cancelled; pressed                                | 2    | disabled | no              | (nothing)
    OQ-135     | no answer, but it had arrived: no message about a failure                  | pressed; no answer; read: cancelled                                             | 1    | disabled | no              | (nothing)
    OQ-135     | while another choice is being cancelled this one waits                     | another pressed; pressed                                                        | 1    | disabled | no              | (nothing)
    OQ-135     | what went wrong is forgotten when the page is left                         | pressed; no answer; read: not cancelled; page left                              | 1    | enabled  | no              | (nothing)
    OQ-113     | answered as cancelled, but read later as not cancelled                     | pressed; answered without the member; not read; read again; read: not cancelled | 1    | enabled  | no              | Something went wrong. Your request may still have reached us. Please check the status of this benefit before you try again.
    ACCOUNT-16 | cancelled, and read later as cancelled                                     | pressed; answered without the member; not read; read again; read: cancelled     | 1    | disabled | no              | (nothing)
    OQ-113     | the member in the answer still has it: refused                             | pressed; answered: not cancelled                                                | 1    | enabled  | no              | Something went wrong.
    OQ-112     | a new press forgets that it was refused                                    | pressed; answered: not cancelled; pressed                                       | 2    | disabled | no              | (nothing)
    OQ-113     | an answer without the member, who still has it                             | pressed; answered without the member; read: not cancelled                       | 1    | enabled  | no              | Something went wrong. Your request may still have reached us. Please check the status of this benefit before you try again.
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, async () => {
      const { cancel, click, another, read, retry, leave, view } = startCancelling()
      await play(row['what happens'], {
        shown: () => {},
        pressed: click,
        'another pressed': another,
        'answered: cancelled': () => cancel.answer({ member: memberWith(true) }),
        'answered: not cancelled': () => cancel.answer({ member: memberWith(false) }),
        'answered without the member': () => cancel.answer({}),
        'no answer': () => cancel.fail(unreachable),
        'a fault': () => cancel.fail(serverFault(500)),
        forbidden: () => cancel.fail(forbidden),
        'read: cancelled': () => read.answer(memberWith(true)),
        'read: not cancelled': () => read.answer(memberWith(false)),
        'not read': () => read.fail(serverFault(500)),
        'read again': retry,
        'page left': leave,
      })
      const { isDisabled, isUnread, message, afterwards } = view()
      expect({
        sent: String(cancel.asked.length),
        button: isDisabled ? 'disabled' : 'enabled',
        'reading offered': isUnread ? 'yes' : 'no',
        says: [message, afterwards].filter(Boolean).join(' ') || '(nothing)',
      }).toEqual({
        sent: row.sent,
        button: row.button,
        'reading offered': row['reading offered'],
        says: row.says,
      })
    })
  }
})

describe('What does the row of a benefit still say to a member who comes back to My Account? (OQ-135)', () => {
  const cases = decisionTable(
    ['id', 'case', 'what happens', 'says'],
    `
    id     | case                                                                                            | what happens                                                                                         | says
    OQ-135 | no answer, and not yet read elsewhere                                                           | pressed; on to another page; no answer; read: not cancelled; back                                    | Something went wrong. Your request may still have reached us. Please check the status of this benefit before you try again.
    OQ-135 | no answer, and read in a note elsewhere: nothing more                                           | pressed; on to another page; no answer; read: not cancelled; note read; back                         | (nothing)
    OQ-135 | refused (403), and not yet read elsewhere                                                       | pressed; on to another page; forbidden; read: not cancelled; back                                    | Something went wrong.
    OQ-135 | refused (403), and read in a note elsewhere: nothing more                                       | pressed; on to another page; forbidden; read: not cancelled; note read; back                         | (nothing)
    OQ-135 | refused (403), and another benefit was cancelled since: its words would be taken for that one’s | pressed; on to another page; forbidden; read: not cancelled; another pressed; another answered; back | (nothing)
    `,
  )
  const elsewhere: OwnCalls = { call: 'salarySacrificeOrder', about: '9' }
  for (const row of cases) {
    test(`${row.id} ${row.case}`, async () => {
      const { another, cancel, click, enter, leave, ledger, read, view } = startCancelling()
      const { benefits } = ledger
      const own = ownCancellation(gym)
      benefits.send({ type: 'page.entered', own })
      await play(row['what happens'], {
        pressed: click,
        'on to another page': () => {
          benefits.send({ type: 'page.left', own })
          benefits.send({ type: 'page.entered', own: elsewhere })
          leave()
        },
        'no answer': () => cancel.fail(unreachable),
        forbidden: () => cancel.fail(forbidden),
        'read: not cancelled': () => read.answer(memberWith(false)),
        'note read': () => benefits.send({ type: 'outcome.read' }),
        'another pressed': another,
        'another answered': () => cancel.answer({ member: memberWith(false) }),
        back: () => {
          benefits.send({ type: 'page.left', own: elsewhere })
          benefits.send({ type: 'page.entered', own })
          enter()
        },
      })
      const { message, afterwards } = view()
      expect([message, afterwards].filter(Boolean).join(' ') || '(nothing)').toBe(row.says)
    })
  }
})

describe('Is there anything to be said in the rows of My Account of a cancellation? (OQ-135)', () => {
  const cases = decisionTable(
    ['id', 'case', 'what happens', 'to be said'],
    `
    id     | case                                                                           | what happens                   | to be said
    OQ-135 | no benefit was cancelled                                                       | both rows shown                | no
    OQ-135 | a cancellation is running, and no row is on the screen                         | sent                           | no
    OQ-135 | a cancellation is running, and the rows are on the screen                      | both rows shown; sent          | yes
    OQ-135 | a cancellation has ended, and one row of two says how                          | both rows shown; sent; refused | yes
    OQ-135 | a cancellation has ended, and only the row of another benefit is on the screen | other row shown; sent; refused | no
    OQ-135 | a cancellation has ended, and no row is on the screen                          | sent; refused                  | no
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row['to be said']}`, async () => {
      const { benefits } = startCancelling().ledger
      const show = (id: string) =>
        benefits.send({ type: 'page.entered', own: ownCancellation(ChoiceId.make(id)) })
      await play(row['what happens'], {
        'both rows shown': () => {
          show('7')
          show('8')
        },
        'other row shown': () => show('8'),
        sent: () => benefits.send({ type: 'call.sent', call: 'cancellation', about: '7' }),
        refused: () => benefits.send({ type: 'call.refused', end: 'notMade' }),
      })
      const isSaying = areRowsSaying(benefits.getSnapshot())
      expect(isSaying ? 'yes' : 'no').toBe(row['to be said'])
    })
  }
})

describe('What does another page say of a cancellation whose own page was left? (OQ-113, OQ-135)', () => {
  const cases = decisionTable(
    ['id', 'case', 'answer', 'then', 'times read', 'another page says'],
    `
    id             | case                                                       | answer                    | then                                      | times read | another page says
    OQ-113, OQ-135 | the member in the answer has it no more                    | the member, cancelled     | nothing is read                           | 0          | Your benefit was cancelled.
    OQ-113, OQ-135 | the member in the answer still has it                      | the member, not cancelled | nothing is read                           | 0          | Your benefit was not cancelled.
    OQ-113, OQ-135 | an answer without the member, whose benefits show it       | without the member        | read: cancelled                           | 1          | Your benefit was cancelled.
    OQ-113, OQ-135 | an answer without the member: the benefits can’t be read   | without the member        | not read                                  | 1          | Your benefit was cancelled.
    OQ-113, OQ-135 | an answer without the member, whose benefits still have it | without the member        | read: not cancelled                       | 1          | We don’t know if a benefit was cancelled. Check its status below to see.
    OQ-113, OQ-135 | read at the second try: they have it no more               | without the member        | not read; read again; read: cancelled     | 2          | Your benefit was cancelled.
    OQ-113, OQ-135 | read at the second try: they still have it                 | without the member        | not read; read again; read: not cancelled | 2          | We don’t know if a benefit was cancelled. Check its status below to see.
    OQ-135         | refused (403)                                              | 403                       | read: not cancelled                       | 1          | Your benefit was not cancelled.
    OQ-135         | no answer: the status of the benefit tells                 | none                      | read: cancelled                           | 1          | We don’t know if a benefit was cancelled. Check its status below to see.
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row['another page says']}`, async () => {
      const { cancel, click, leave, ledger, read, retry } = startCancelling()
      const answers: Readonly<Record<string, () => unknown>> = {
        'the member, cancelled': () => cancel.answer({ member: memberWith(true) }),
        'the member, not cancelled': () => cancel.answer({ member: memberWith(false) }),
        'without the member': () => cancel.answer({}),
        403: () => cancel.fail(forbidden),
        none: () => cancel.fail(unreachable),
      }
      await click()
      leave()
      await answers[row.answer]?.()
      await play(row.then, {
        'nothing is read': () => {},
        'read: cancelled': () => read.answer(memberWith(true)),
        'read: not cancelled': () => read.answer(memberWith(false)),
        'not read': () => read.fail(serverFault(500)),
        'read again': retry,
      })
      expect(ledgerNote(ledger.benefits.getSnapshot())).toBe(row['another page says'])
      expect(String(read.asked.length)).toBe(row['times read'])
    })
  }
})

describe('Cancelling a choice', () => {
  test('ACCOUNT-15 the choice’s own id is sent, once; the button is disabled meanwhile', async () => {
    const { cancel, click, view } = startCancelling()
    expect(view()).toEqual({
      isDisabled: false,
      isBusy: false,
      isUnread: false,
      message: undefined,
    })
    await click()
    await click()
    expect([cancel.asked, view()]).toEqual([
      [[gym]],
      { isDisabled: true, isBusy: true, isUnread: false, message: undefined },
    ])
  })

  test('ACCOUNT-14 the flag alone disables it, whatever the status says (OQ-112)', async () => {
    const { cancel, click, view } = startCancelling(memberWith(true))
    await click()
    expect([cancel.asked, view()]).toEqual([
      [],
      { isDisabled: true, isBusy: false, isUnread: false, message: undefined },
    ])
  })

  test('ACCOUNT-16 the member in the answer replaces the old one, and nothing is read', async () => {
    const { cancel, click, view, held, read } = startCancelling()
    await click()
    await cancel.answer({ member: memberWith(true) })
    expect([held(), view(), read.asked.length]).toEqual([
      memberWith(true),
      { isDisabled: true, isBusy: false, isUnread: false, message: undefined },
      0,
    ])
  })

  test('ACCOUNT-16 after an answer without a member the member is read again (OQ-113)', async () => {
    const { cancel, click, view, read } = startCancelling()
    await click()
    await cancel.answer({})
    expect([read.asked.length, view().isDisabled, view().isBusy]).toEqual([1, true, true])
    await read.answer(memberWith(true))
    expect(view()).toEqual({
      isDisabled: true,
      isBusy: false,
      isUnread: false,
      message: undefined,
    })
  })

  test('ACCOUNT-16, PERM-02 another member in the answer is not taken over: this one is read again', async () => {
    const { cancel, click, held, view, read } = startCancelling()
    await click()
    await cancel.answer({ member: { ...memberWith(true), emailAddress: 'sam@example.com' } })
    expect([held(), view().isBusy]).toEqual([memberWith(false), true])
    await read.answer(memberWith(true))
    expect(view().isDisabled).toBe(true)
  })

  test('ACCOUNT-16, OQ-135 when that can’t be read either, the page says so, and reading replaces cancelling', async () => {
    const { cancel, click, retry, view, read } = startCancelling()
    await click()
    await cancel.answer({})
    await read.fail(serverFault(500))
    const unread = {
      isDisabled: true,
      isBusy: false,
      isUnread: true,
      message: 'This benefit was cancelled. We couldn’t load its new status.',
    }
    expect(view()).toEqual(unread)
    await click()
    await retry()
    expect([cancel.asked.length, read.asked.length, view().isBusy]).toEqual([1, 2, true])
    await read.answer(memberWith(false))
    expect([view().isUnread, view().isDisabled]).toEqual([false, false])
  })

  test('ACCOUNT-14 a failure is shown, and the button may be pressed again', async () => {
    const { cancel, click, view, read } = startCancelling()
    await click()
    await cancel.fail(forbidden)
    expect([view().message, read.asked.length]).toEqual(['Something went wrong.', 1])
    await read.answer(memberWith(false))
    expect(view()).toEqual({
      isDisabled: false,
      isBusy: false,
      isUnread: false,
      message: 'Something went wrong.',
    })
    await click()
    expect([view().message, cancel.asked.length]).toEqual([undefined, 2])
  })

  test('ACCOUNT-16 without an answer the member is read again, since it may have arrived', async () => {
    const { cancel, click, view, read } = startCancelling()
    await click()
    await cancel.fail(unreachable)
    expect([view().message, read.asked.length]).toEqual(['Something went wrong.', 1])
    await read.answer(memberWith(true))
    expect([view().isDisabled, view().message]).toEqual([true, undefined])
  })

  test('ACCOUNT-16, OQ-135 a choice that turns out to be cancelled shows no failure', async () => {
    const { cancel, click, view, read } = startCancelling()
    await click()
    await cancel.fail(unreachable)
    expect(view().message).toBe('Something went wrong.')
    await read.answer(memberWith(true))
    expect(view().message).toBeUndefined()
  })

  test('ACCOUNT-15, OQ-135 while one choice is being cancelled no other can be', async () => {
    const { cancel, click, another, view } = startCancelling()
    await another()
    expect([view().isDisabled, view().isBusy]).toEqual([true, false])
    await click()
    expect(cancel.asked).toEqual([['8']])
  })

  test('ACCOUNT-14 of two rows of one benefit the cancelled one has nothing to cancel, and says nothing of the other', async () => {
    const { cancel, click, view, cancelledRow, read } = startCancelling()
    const nothingToCancel = { isDisabled: true, isBusy: false, isUnread: false }
    expect(cancelledRow()).toEqual(nothingToCancel)
    await click()
    expect([view().isBusy, cancelledRow()]).toEqual([true, nothingToCancel])
    await cancel.fail(forbidden)
    await read.fail(serverFault(500))
    expect([view().isUnread, cancelledRow()]).toEqual([true, nothingToCancel])
  })

  test('ACCOUNT-16 a failure is shown until the page is left', async () => {
    const { cancel, click, view, read, leave } = startCancelling()
    await click()
    leave()
    await cancel.fail(unreachable)
    await read.answer(memberWith(false))
    expect(view().message).toBe('Something went wrong.')
    leave()
    expect(view().message).toBeUndefined()
  })

  test('ACCOUNT-14, OQ-135 the button is disabled until the member has been read', async () => {
    const { cancel, click, view, read } = startCancelling()
    await click()
    await cancel.fail(unreachable)
    expect([view().isDisabled, view().isBusy]).toEqual([true, true])
    await click()
    await read.answer(memberWith(false))
    expect([view().isDisabled, view().isBusy, cancel.asked.length]).toEqual([false, false, 1])
  })
})

describe('A row that was left before its benefits were read', () => {
  for (const [shows, says] of [
    ['as it was', 'Something went wrong.'],
    ['cancelled', undefined],
  ] as const)
    test(`ACCOUNT-16, OQ-113 once they show it ${shows}, says: ${says ?? '(nothing)'}`, async () => {
      const { cancel, click, leave, ledger, read, retry, view } = startCancelling()
      const own = ownCancellation(gym)
      ledger.benefits.send({ type: 'page.entered', own })
      await click()
      await cancel.answer({})
      leave()
      ledger.benefits.send({ type: 'page.left', own })
      await read.fail(serverFault(500))
      leave()
      ledger.benefits.send({ type: 'page.entered', own })
      await retry()
      await read.answer(memberWith(shows === 'cancelled'))
      expect(view().message).toBe(says)
    })
})

describe('A late answer', () => {
  const richer = (member: Member): Member => ({ ...member, availableBalance: pounds('9.00') })

  test('ACCOUNT-16 does not replace a newer member: what has changed since is read again', async () => {
    const { cancel, click, view, held, read, resource } = startCancelling()
    await click()
    resource.send({ type: 'resource.replaced', value: richer(memberWith(false)) })
    await cancel.answer({ member: memberWith(true) })
    expect([held(), view().isDisabled, read.asked.length]).toEqual([
      richer(memberWith(false)),
      true,
      1,
    ])
    await read.answer(richer(memberWith(true)))
    expect([held(), view().isBusy]).toEqual([richer(memberWith(true)), false])
  })

  test('ACCOUNT-16 nor one that is being read', async () => {
    const { cancel, click, held, read, resource } = startCancelling()
    await click()
    resource.send({ type: 'resource.invalidated' })
    resource.send({ type: 'resource.needed' })
    await cancel.answer({ member: memberWith(true) })
    await read.answer(richer(memberWith(true)))
    expect(held()).toEqual(richer(memberWith(true)))
  })
})
