import {
  ChoiceId,
  forbidden,
  joinPresent,
  malformed,
  serverFault,
  unreachable,
} from '../kernel/index.ts'
import { ledgerPolicy, sentenceOf, unreported } from '../ledger/index.ts'
import { count, list, named, orNone, text, yesNo } from '../testing/cells.ts'
import { control, shownAs } from '../testing/control.ts'
import { exampleMember } from '../testing/examples.ts'
import { waitUntilIdle } from '../testing/scripted-call.ts'
import { play, story } from '../testing/story.ts'
import { table } from '../testing/table.ts'
import { gym, memberWith, startCancelling } from './cancelling.examples.ts'
import { isCancelledSince, mayCancel } from './cancelling.rules.ts'
import { areRowsSaying, type CancellingView, rowReporting } from './cancelling.selectors.ts'
import { ownCancellation } from './order.schema.ts'

export const mayBeCancelled = table({
  title: 'May a choice be cancelled?',
  given: {
    member: named({ known: true, unread: false }),
    'has the choice': yesNo,
    'its flag IsCancelled': yesNo,
    'its status': text,
  },
  answers: { 'may be cancelled': yesNo },
  rows: `
    id         | case                                   | member | has the choice | its flag IsCancelled | its status           | may be cancelled
    ACCOUNT-14 | ordered and not cancelled              | known  | yes            | no                   | Active               | yes
    ACCOUNT-14 | the status decides nothing             | known  | yes            | no                   | Pending cancellation | yes
    ACCOUNT-14 | cancelled, whatever the status says    | known  | yes            | yes                  | Active               | no
    ACCOUNT-14 | cancelled                              | known  | yes            | yes                  | Pending cancellation | no
    OQ-112     | a choice that the member does not have | known  | no             | no                   | Active               | no
    OQ-112     | a member who is not known              | unread | no             | no                   | Active               | no
  `,
  decide: (given) => {
    const isCancelled = given['its flag IsCancelled']
    const own = { id: gym, name: 'Gym', status: given['its status'], isCancelled }
    const choices = given['has the choice'] ? [own] : []
    const known = given.member ? { ...exampleMember, choices } : undefined
    return { 'may be cancelled': mayCancel(known, gym) }
  },
})

export const cancelledSince = table({
  title: 'Has an order been cancelled since it was made? Then the member isn’t thanked for it',
  given: {
    'asked to cancel': yesNo,
    'changed in another tab': yesNo,
    'my choices': orNone(list(named({ ordered: false, cancelled: true })), 'being read'),
  },
  answers: { 'cancelled since': yesNo },
  rows: `
    case                                                | asked to cancel | changed in another tab | my choices         | cancelled since
    nothing has happened since                          | no              | no                     | ordered            | no
    the server no longer lists it                       | yes             | yes                    | (none)             | no
    one of the same benefit was cancelled before        | no              | no                     | cancelled          | no
    the member has cancelled it here                    | yes             | no                     | cancelled          | yes
    another tab has                                     | no              | yes                    | cancelled          | yes
    the member has asked to, and it is not cancelled    | yes             | no                     | ordered            | no
    one was cancelled, and another of the same id stays | yes             | yes                    | cancelled, ordered | no
    the member has asked to, and is being read          | yes             | yes                    | being read         | no
  `,
  decide: (given) => {
    const choices = given['my choices']?.map((isCancelled) => ({
      id: gym,
      name: 'Gym',
      isCancelled,
    }))
    const another = { id: ChoiceId.make('8'), name: 'Dental plan', isCancelled: true }
    const since = {
      isCancelAsked: given['asked to cancel'],
      isChangedElsewhere: given['changed in another tab'],
    }
    const member = choices && { ...exampleMember, choices: [another, ...choices] }
    return { 'cancelled since': isCancelledSince(since, gym, member) }
  },
})

const says = orNone(text, '(nothing)')

const saidIn = ({ message, afterwards }: CancellingView): string | undefined =>
  joinPresent([message, afterwards], ' ') || undefined

type Cancelling = ReturnType<typeof startCancelling>

const storySteps = {
  asked: ({ ask }) => ask(),
  kept: ({ keep }) => keep(),
  confirmed: ({ confirm }) => confirm(),
  /** Presses Cancel and confirms. */
  pressed: ({ click }) => click(),
  'another pressed': ({ another }) => another(),
  'answered: cancelled': ({ cancel }) => cancel.answer({ member: memberWith(true) }),
  'answered: not cancelled': ({ cancel }) => cancel.answer({ member: memberWith(false) }),
  'newer benefits read': ({ resource }) =>
    resource.send({ type: 'resource.replaced', value: memberWith(false) }),
  'answered without the member': ({ cancel }) => cancel.fail(malformed('Member')),
  'a minute later': async ({ clock }) => {
    clock.increment(ledgerPolicy.lateMs)
    await waitUntilIdle()
  },
  'no answer': ({ cancel }) => cancel.fail(unreachable),
  'a fault': ({ cancel }) => cancel.fail(serverFault(500)),
  forbidden: ({ cancel }) => cancel.fail(forbidden),
  'read: cancelled': ({ read }) => read.answer(memberWith(true)),
  'read: not cancelled': ({ read }) => read.answer(memberWith(false)),
  'not read': ({ read }) => read.fail(serverFault(500)),
  'read again': ({ retry }) => retry(),
  'benefits outdated': ({ resource, retry }) => {
    resource.send({ type: 'resource.invalidated' })
    return retry()
  },
  'answered elsewhere: cancelled': ({ resource }) =>
    resource.send({ type: 'resource.replaced', value: memberWith(true) }),
  'page left': ({ leave }) => leave(),
} satisfies Record<string, (row: Cancelling) => unknown>

export const cancellingStepByStep = table({
  title: 'How does cancelling a choice go, step by step?',
  given: { 'what happens': story(storySteps) },
  answers: {
    sent: count,
    button: control,
    'reading offered': yesNo,
    asks: yesNo,
    'says it is cancelled': yesNo,
    says,
  },
  rows: `
    id         | case                                                                       | what happens                                                                          | sent | button           | reading offered | asks | says it is cancelled | says
    ACCOUNT-14 | offered                                                                    | (nothing)                                                                             | 0    | enabled          | no              | no   | no                   | (nothing)
    OQ-112     | Cancel asks first, and sends nothing                                       | asked                                                                                 | 0    | enabled          | no              | yes  | no                   | (nothing)
    OQ-112     | kept: it can be cancelled later                                            | asked; kept                                                                           | 0    | enabled          | no              | no   | no                   | (nothing)
    OQ-112     | without the question nothing is sent                                       | confirmed                                                                             | 0    | enabled          | no              | no   | no                   | (nothing)
    OQ-112     | the question ends when the page is left                                    | asked; page left; confirmed                                                           | 0    | enabled          | no              | no   | no                   | (nothing)
    OQ-135     | the question ends when another choice is being cancelled                   | asked; another pressed; confirmed                                                     | 1    | in flight        | no              | no   | no                   | (nothing)
    OQ-135     | the benefits are being read                                                | benefits outdated                                                                     | 0    | benefits unknown | no              | no   | no                   | (nothing)
    OQ-135     | the benefits can’t be read, whatever was cancelled                         | pressed; answered: cancelled; benefits outdated; not read                             | 1    | benefits unknown | no              | no   | no                   | (nothing)
    OQ-112     | refused (403), and the benefits can’t be read                              | pressed; forbidden; not read                                                          | 1    | benefits unknown | yes             | no   | no                   | Something went wrong.
    OQ-112     | asked again after a failure, what was said is gone                         | pressed; forbidden; read: not cancelled; asked                                        | 1    | enabled          | no              | yes  | no                   | (nothing)
    ACCOUNT-15 | sent: the button waits for the answer                                      | pressed                                                                               | 1    | in flight        | no              | no   | no                   | (nothing)
    ACCOUNT-15 | a second press while it runs sends nothing                                 | pressed; pressed                                                                      | 1    | in flight        | no              | no   | no                   | (nothing)
    ACCOUNT-16 | the member in the answer takes the old one’s place                         | pressed; answered: cancelled                                                          | 1    | cancelled        | no              | no   | yes                  | (nothing)
    ACCOUNT-16 | that it is cancelled is said until the page is left                        | pressed; answered: cancelled; page left                                               | 1    | cancelled        | no              | no   | no                   | (nothing)
    ACCOUNT-16 | cancelled elsewhere: this row says nothing of it                           | answered elsewhere: cancelled                                                         | 0    | cancelled        | no              | no   | no                   | (nothing)
    ACCOUNT-16 | an answer without the member: they are read (OQ-113)                       | pressed; answered without the member                                                  | 1    | may still arrive | no              | no   | no                   | Something went wrong.
    ACCOUNT-16 | an answer without the member: those read show that it is cancelled         | pressed; answered without the member; read: cancelled                                 | 1    | cancelled        | no              | no   | yes                  | (nothing)
    OQ-113 | cancelled by a late answer, and newer benefits can’t be read: reading is offered | pressed; newer benefits read; answered: cancelled; not read | 1 | benefits unknown | yes | no | no | This benefit was cancelled. We couldn’t load its new status.
    OQ-113 | cancelled by a late answer, and newer benefits can’t be read: cancelling is not offered | pressed; newer benefits read; answered: cancelled; not read; pressed | 1 | benefits unknown | yes | no | no | This benefit was cancelled. We couldn’t load its new status.
    OQ-112     | refused (403): the button waits for the member                             | pressed; forbidden                                                                    | 1    | refreshing       | no              | no   | no                   | Something went wrong.
    OQ-112     | refused (403), and the member was read: it may be pressed again            | pressed; forbidden; read: not cancelled                                               | 1    | enabled          | no              | no   | no                   | Something went wrong.
    ACCOUNT-14 | while it is cancelled, benefits that can’t be read change nothing          | pressed; benefits outdated; not read                                                  | 1    | in flight        | no              | no   | no                   | (nothing)
    OQ-112     | a new press forgets what was said                                          | pressed; forbidden; read: not cancelled; pressed                                      | 2    | in flight        | no              | no   | no                   | (nothing)
    OQ-135     | no answer: it may have arrived, so the member is read                      | pressed; no answer; read: not cancelled                                               | 1    | may still arrive | no              | no   | no                   | Something went wrong. We don’t know if this benefit was cancelled. Check its status before you try again.
    OQ-112     | a fault of the server (500) is an answer: the general phrase alone         | pressed; a fault; read: not cancelled                                                 | 1    | enabled          | no              | no   | no                   | Something went wrong.
    OQ-135     | a new press forgets that no answer came                                    | pressed; no answer; read: not cancelled; a minute later; read: not cancelled; pressed | 2    | in flight        | no              | no   | no                   | (nothing)
    OQ-135     | no answer, but it had arrived: no message about a failure                  | pressed; no answer; read: cancelled                                                   | 1    | cancelled        | no              | no   | yes                  | (nothing)
    OQ-135     | while another choice is being cancelled this one waits                     | another pressed; pressed                                                              | 1    | in flight        | no              | no   | no                   | (nothing)
    OQ-135     | what went wrong is forgotten when the page is left                         | pressed; no answer; read: not cancelled; page left                                    | 1    | may still arrive | no              | no   | no                   | (nothing)
    OQ-113 | cancelled by a late answer, and read later as not cancelled | pressed; newer benefits read; answered: cancelled; not read; read again; read: not cancelled | 1 | enabled | no | no | no | Something went wrong. We don’t know if this benefit was cancelled. Check its status before you try again.
    OQ-113 | the same, and another benefit is being cancelled since | pressed; newer benefits read; answered: cancelled; not read; read again; read: not cancelled; another pressed | 2 | in flight | no | no | no | Something went wrong. We don’t know if this benefit was cancelled. Check its status before you try again.
    ACCOUNT-16 | cancelled by a late answer, and read later as cancelled | pressed; newer benefits read; answered: cancelled; not read; read again; read: cancelled | 1 | cancelled | no | no | yes | (nothing)
    OQ-113     | the member in the answer still has it: refused                             | pressed; answered: not cancelled                                                      | 1    | enabled          | no              | no   | no                   | Something went wrong.
    OQ-112     | a new press forgets that it was refused                                    | pressed; answered: not cancelled; pressed                                             | 2    | in flight        | no              | no   | no                   | (nothing)
    OQ-113     | an answer without the member, who still has it                             | pressed; answered without the member; read: not cancelled                             | 1    | may still arrive | no              | no   | no                   | Something went wrong.
  `,
  decide: async (given) => {
    const { cancel, view } = await play(given['what happens'], startCancelling())
    const { control, isUnread, isAsking, isDone } = view()
    return {
      sent: cancel.asked.length,
      button: shownAs(control),
      'reading offered': isUnread,
      asks: isAsking,
      'says it is cancelled': isDone,
      says: saidIn(view()),
    }
  },
})

export const rowOnReturn = table({
  title: 'What does the row of a benefit still say to a member who comes back to My Account?',
  given: {
    'what happens': story<Cancelling>({
      ...storySteps,
      'on to another page': ({ leave }) => leave(),
      'message closed': ({ outcomes }) =>
        outcomes.send({
          type: 'outcomes.closed',
          closed: unreported(outcomes.getSnapshot().context),
        }),
      'another answered': ({ cancel }) => cancel.answer({ member: memberWith(false) }),
      back: ({ enter }) => enter(),
    }),
  },
  answers: { says },
  rows: `
    id     | case                                                                                            | what happens                                                                                         | says
    OQ-135 | no answer, and not yet closed at the foot                                                       | pressed; on to another page; no answer; read: not cancelled; back                                    | Something went wrong. We don’t know if this benefit was cancelled. Check its status before you try again.
    OQ-135 | no answer, and closed at the foot: nothing more                                                 | pressed; on to another page; no answer; read: not cancelled; message closed; back                    | (nothing)
    OQ-135 | refused (403), and not yet closed at the foot                                                   | pressed; on to another page; forbidden; read: not cancelled; back                                    | Something went wrong.
    OQ-135 | refused (403), and another benefit was cancelled since: its words would be taken for that one’s | pressed; on to another page; forbidden; read: not cancelled; another pressed; another answered; back | (nothing)
  `,
  decide: async (given) => {
    const { view } = await play(given['what happens'], startCancelling())
    return { says: saidIn(view()) }
  },
})

const show =
  (...ids: string[]) =>
  ({ outcomes }: Cancelling) => {
    for (const id of ids)
      outcomes.send({
        type: 'page.shown',
        own: ownCancellation(ChoiceId.make(id)),
        isSaying: false,
      })
  }

export const rowsSaying = table({
  title: 'Do the rows of My Account say anything about a cancellation?',
  given: {
    'what happens': story<Cancelling>({
      'both rows shown': show('7', '8'),
      'other row shown': show('8'),
      'other page shown': ({ outcomes }) =>
        outcomes.send({ type: 'page.shown', own: { call: 'order' }, isSaying: true }),
      sent: ({ ledger: { benefits } }) =>
        benefits.send({ type: 'call.pressed', call: 'cancellation', about: '7' }),
      refused: ({ ledger: { benefits } }) =>
        benefits.send({ type: 'call.ended', purse: 'unchanged', end: 'failed' }),
      'said in its row': ({ outcomes }) =>
        outcomes.send({ type: 'page.shown', own: ownCancellation(gym), isSaying: true }),
    }),
  },
  answers: { 'to be said': yesNo, 'row of it': orNone(text) },
  rows: `
    id     | case                                                                           | what happens                                    | to be said | row of it
    OQ-135 | no benefit was cancelled                                                       | both rows shown                                 | no         | (none)
    OQ-135 | a cancellation is running, and no row is on the screen                         | sent                                            | no         | (none)
    OQ-135 | a cancellation is running, and another page is on the screen                   | other page shown; sent                          | no         | (none)
    OQ-135 | a cancellation is running, and the rows are on the screen                      | both rows shown; sent                           | yes        | 7
    OQ-135 | a cancellation has ended, and one row of two says how                          | both rows shown; sent; refused; said in its row | yes        | 7
    OQ-135 | a cancellation has ended, and only the row of another benefit is on the screen | other row shown; sent; refused                  | no         | (none)
    OQ-135 | a cancellation has ended, and no row is on the screen                          | sent; refused                                   | no         | (none)
  `,
  decide: async (given) => {
    const { ledger, outcomes } = await play(given['what happens'], startCancelling())
    const now = [ledger.benefits.getSnapshot(), outcomes.getSnapshot().context] as const
    return {
      'to be said': areRowsSaying(...now),
      'row of it': rowReporting(...now)?.about,
    }
  },
})

export const cancellationElsewhere = table({
  title:
    'What does the foot of another page say about a cancellation whose page the member has left?',
  given: {
    answer: named({
      'the member, cancelled': storySteps['answered: cancelled'],
      'the member, not cancelled': storySteps['answered: not cancelled'],
      'without the member': storySteps['answered without the member'],
      403: storySteps.forbidden,
      none: storySteps['no answer'],
    }),
    afterwards: story(storySteps),
  },
  answers: { 'times read': count, 'the foot says': orNone(text) },
  rows: `
    id             | case                                                       | answer                    | afterwards                                | times read | the foot says
    OQ-113, OQ-135 | the member in the answer has it no more                    | the member, cancelled     | (nothing)                                 | 0          | Your benefit was cancelled.
    OQ-113, OQ-135 | the member in the answer still has it                      | the member, not cancelled | (nothing)                                 | 0          | Your benefit was not cancelled.
    OQ-113, OQ-135 | an answer without the member, whose benefits still have it | without the member        | read: not cancelled                       | 1          | We don’t know if a benefit was cancelled. Check My Benefits in your account to see.
    OQ-135         | refused (403)                                              | 403                       | read: not cancelled                       | 1          | Your benefit was not cancelled.
    OQ-135         | no answer: the status of the benefit tells                 | none                      | read: cancelled                           | 1          | We don’t know if a benefit was cancelled. Check My Benefits in your account to see.
  `,
  decide: async ({ answer, afterwards }) => {
    const { outcomes, read } = await play(
      [storySteps.pressed, storySteps['page left'], answer, ...afterwards],
      startCancelling(),
    )
    return {
      'times read': read.asked.length,
      'the foot says': unreported(outcomes.getSnapshot().context).map(sentenceOf)[0],
    }
  },
})
