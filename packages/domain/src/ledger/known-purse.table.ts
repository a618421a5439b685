import { observeOnce, serverFault, unreachable } from '../kernel/index.ts'
import { count, oneOf, orNone, yesNo } from '../testing/cells.ts'
import { control, shownAs } from '../testing/control.ts'
import { waitUntilIdle } from '../testing/scripted-call.ts'
import { play, story } from '../testing/story.ts'
import { table } from '../testing/table.ts'
import { ownCard, saying, startPurse } from './ledger.examples.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import { callEnds } from './ledger.schema.ts'
import { unreported } from './outcomes.machine.ts'
import { controlUnless, knownPurse } from './purse.selectors.ts'

type Purse = Awaited<ReturnType<typeof startPurse>>

export const lockReasons = table({
  title: 'Why can’t a call be sent on a purse now?',
  ids: ['OQ-135'],
  given: {
    'what happens': story<Purse>({
      sent: ({ toCard }) => toCard(),
      answered: ({ card }) => card.answer(saying('changed')),
      'answered with all': ({ card }) => card.answer(saying('known')),
      lost: ({ card }) => card.fail(unreachable),
      read: ({ read }) => read.answer(250),
      'not read': ({ read }) => read.fail(serverFault(500)),
      faulted: ({ card }) => card.fail(serverFault(500)),
      'a minute': ({ clock }) => {
        clock.increment(ledgerPolicy.lateMs)
        return waitUntilIdle()
      },
      'sent in another tab': ({ browser }) => {
        browser.callElsewhere('savings')
        return waitUntilIdle()
      },
      'answered in another tab': ({ browser }) => {
        browser.callElsewhere('savings').answered()
        return waitUntilIdle()
      },
      'refused in another tab': ({ browser }) => {
        browser.callElsewhere('savings').refused()
        return waitUntilIdle()
      },
      'lost in another tab': ({ browser }) => {
        browser.callElsewhere('savings').lost(0)
        return waitUntilIdle()
      },
      'another tab closed meanwhile': ({ browser }) => {
        browser.callElsewhere('savings').gone()
        return waitUntilIdle()
      },
    }),
  },
  answers: { button: control, 'changed elsewhere': count },
  rows: `
    case                                                 | what happens                                  | button           | changed elsewhere
    no call yet                                          | (nothing)                                     | enabled          | 0
    a call is on its way                                 | sent                                          | in flight        | 0
    its effect is being read                             | sent; answered                                | refreshing       | 0
    its effect could not be read                         | sent; answered; not read                      | refreshing       | 0
    its effect was read                                  | sent; answered; read                          | enabled          | 0
    the answer held the new state                        | sent; answered with all                       | enabled          | 0
    a fault of the server has ended it                   | sent; faulted                                 | refreshing       | 0
    a fault of the server, and the purse was read        | sent; faulted; read                           | enabled          | 0
    the answer was lost                                  | sent; lost                                    | may still arrive | 0
    the answer was lost, and the purse was read          | sent; lost; read                              | may still arrive | 0
    its effect has had its time, and is being read       | sent; lost; read; a minute                    | refreshing       | 0
    its effect has had its time, and was read            | sent; lost; read; a minute; read              | enabled          | 0
    another tab is sending one                           | sent in another tab                           | elsewhere        | 0
    another tab’s was refused                            | refused in another tab                        | enabled          | 0
    another tab’s answer was lost                        | lost in another tab                           | may still arrive | 1
    another tab was closed while it was in flight        | another tab closed meanwhile                  | may still arrive | 1
    another tab’s was carried out                        | answered in another tab                       | enabled          | 1
  `,
  decide: async (given) => {
    const { purse } = await play(given['what happens'], await startPurse())
    const { lock, changesElsewhere } = knownPurse(observeOnce, purse, ownCard)
    const button = shownAs(controlUnless(false, lock, undefined))
    return { button, 'changed elsewhere': changesElsewhere }
  },
})

export const ownWords = table({
  title: 'May a page that is opened again still say in its own words how its call ended elsewhere?',
  ids: ['OQ-135'],
  given: {
    'what happens': story<Purse>({
      nothing: () => {},
      sent: ({ purse }) => purse.send({ type: 'call.pressed', call: 'cardWithdrawal' }),
      confirmed: ({ purse }) => purse.send({ type: 'call.sent' }),
      made: ({ purse }) => purse.send({ type: 'call.ended', purse: 'known', end: 'succeeded' }),
      lost: ({ purse }) => purse.send({ type: 'call.ended', purse: 'unknown', end: 'unknown' }),
      'lost before a reload': ({ outcomes }) =>
        outcomes.send({
          type: 'outcomes.restored',
          kept: [
            { call: 'cardWithdrawal', at: 0 },
            { call: 'order', at: 0, end: 'failed' },
          ],
        }),
      'transfer sent': ({ purse }) => purse.send({ type: 'call.pressed', call: 'bankWithdrawal' }),
      refused: ({ purse }) => purse.send({ type: 'call.ended', purse: 'unchanged', end: 'failed' }),
      'closed at the foot': ({ outcomes }) =>
        outcomes.send({
          type: 'outcomes.closed',
          closed: unreported(outcomes.getSnapshot().context),
        }),
    }),
  },
  answers: {
    'may say so': yesNo,
    'it ended': orNone(oneOf(...callEnds), '(not known)'),
  },
  rows: `
    case                                | what happens                       | may say so | it ended
    no call yet                         | nothing                            | yes        | (not known)
    an earlier load of the page sent it | lost before a reload               | yes        | unknown
    the call is in flight               | sent; confirmed                    | yes        | (not known)
    a call ended                        | sent; made                         | yes        | succeeded
    nobody knows how it ended           | sent; lost                         | yes        | unknown
    the member has closed the message   | sent; made; closed at the foot     | no         | succeeded
    its reason is only on its page      | sent; refused; closed at the foot  | yes        | failed
    another call has followed           | sent; made; transfer sent; refused | no         | (not known)
  `,
  decide: async (given) => {
    const { purse } = await play(given['what happens'], await startPurse())
    const { mayReport, end } = knownPurse(observeOnce, purse, ownCard)
    return { 'may say so': mayReport, 'it ended': end }
  },
})
