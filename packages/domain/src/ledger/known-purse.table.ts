import { observeOnce, serverFault, unreachable } from '../kernel/index.ts'
import { inWords, orNone, yesNo } from '../testing/cells.ts'
import { play, story } from '../testing/story.ts'
import { table } from '../testing/table.ts'
import { knownPurse, mayStillReport, whyDisabled } from './known-purse.selectors.ts'
import { ownCard, saying, startPurse } from './ledger.examples.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import { unreported } from './outcomes.rules.ts'

type Purse = Awaited<ReturnType<typeof startPurse>>

export const lockReasons = table({
  title: 'Why may no call be sent on a purse now?',
  ids: ['OQ-135'],
  given: {
    'what happens': story<Purse>({
      sent: ({ toCard }) => toCard(),
      answered: ({ card }) => card.answer(saying('changed')),
      'answered with all': ({ card }) => card.answer(saying('known')),
      lost: ({ card }) => card.fail(unreachable),
      read: ({ read }) => read.answer(250),
      'not read': ({ read }) => read.fail(serverFault(500)),
      'cut off by a reload': ({ purse }) =>
        purse.send({ type: 'call.interrupted', call: 'cardWithdrawal', isRunning: true }),
      '15 s': ({ clock }) => clock.increment(ledgerPolicy.longWaitMs),
      'sent in another tab': ({ purse }) => purse.send({ type: 'otherTab.sent' }),
      'refused in another tab': ({ purse }) => purse.send({ type: 'otherTab.unchanged' }),
    }),
  },
  answers: { because: orNone(inWords(whyDisabled), '(one may)') },
  rows: `
    case                                                 | what happens                                  | because
    no call yet                                          | (nothing)                                     | (one may)
    a call is on its way                                 | sent                                          | in flight
    its effect is being read                             | sent; answered                                | refreshing
    its effect could not be read                         | sent; answered; not read                      | refreshing
    its effect was read                                  | sent; answered; read                          | (one may)
    the answer held the new state                        | sent; answered with all                       | (one may)
    the answer was lost, and the purse is being read     | sent; lost                                    | refreshing
    the answer was lost, and the purse was read          | sent; lost; read                              | (one may)
    a reload has cut it off                              | cut off by a reload                           | may still arrive
    a reload has cut it off, and the purse was read      | cut off by a reload; read                     | may still arrive
    a reload has cut it off, and it has had its time     | cut off by a reload; read; 15 s               | refreshing
    another tab is sending one                           | sent in another tab                           | elsewhere
    another tab’s was refused                            | sent in another tab; refused in another tab   | (one may)
  `,
  decide: async (given) => {
    const { purse } = await play(given['what happens'], await startPurse())
    return { because: knownPurse(observeOnce, purse, ownCard).lock }
  },
})

export const ownWords = table({
  title: 'May a page that is opened again still say in its own words how its call ended elsewhere?',
  ids: ['OQ-135'],
  given: {
    'what happens': story<Purse>({
      nothing: () => {},
      sent: ({ purse }) => purse.send({ type: 'call.sent', call: 'cardWithdrawal' }),
      made: ({ purse }) =>
        purse.send({ type: 'call.answered', end: 'succeeded', isTruthKnown: true }),
      lost: ({ purse }) => purse.send({ type: 'call.lost' }),
      'transfer sent': ({ purse }) => purse.send({ type: 'call.sent', call: 'bankWithdrawal' }),
      refused: ({ purse }) => purse.send({ type: 'call.refused', end: 'failed' }),
      'closed at the foot': ({ outcomes }) =>
        outcomes.send({
          type: 'outcomes.closed',
          closed: unreported(outcomes.getSnapshot().context),
        }),
    }),
  },
  answers: { 'its reason for a refusal': yesNo, 'anything else': yesNo },
  rows: `
    case                                   | what happens                           | its reason for a refusal | anything else
    no call yet                            | nothing                                | yes                      | yes
    a call ended                           | sent; made                             | yes                      | yes
    nobody knows how it ended              | sent; lost                             | yes                      | yes
    the member has closed the message      | sent; made; closed at the foot         | yes                      | no
    another call has followed              | sent; made; transfer sent; refused     | no                       | no
  `,
  decide: async (given) => {
    const { purse } = await play(given['what happens'], await startPurse())
    const known = knownPurse(observeOnce, purse, ownCard)
    return {
      'its reason for a refusal': mayStillReport(known, true),
      'anything else': mayStillReport(known, false),
    }
  },
})
