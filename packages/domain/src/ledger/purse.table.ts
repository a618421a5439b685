import {
  editionOf,
  forbidden,
  malformed,
  notFound,
  notSent,
  serverFault,
  timedOut,
  unauthorised,
  unreachable,
} from '../kernel/index.ts'
import { named, yesNo } from '../testing/cells.ts'
import type { ScriptedCall } from '../testing/scripted-call.ts'
import { play, story } from '../testing/story.ts'
import { table } from '../testing/table.ts'
import type { Consequence } from './drawing-on.ts'
import { saying, startPurse } from './ledger.examples.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import { toKeep, unreported } from './outcomes.rules.ts'

type Ending = (call: ScriptedCall<Consequence>) => Promise<void>

export const moneyAfterCalls = table({
  title: 'What happens to the member’s money after a call?',
  ids: ['OQ-135'],
  given: {
    'how the call ends': named<Ending>({
      'refused, so nothing has changed': (call) => call.answer(saying('unchanged')),
      'carried out, and the answer contains the new state': (call) => call.answer(saying('known')),
      'carried out, and the new state has to be read': (call) => call.answer(saying('changed')),
      'the answer does not say what was done': (call) => call.answer(saying('unsaid')),
      'it was never sent': (call) => call.fail(notSent),
      'the session had ended (401)': (call) => call.fail(unauthorised),
      'the member may not do this (403)': (call) => call.fail(forbidden),
      'the server does not know what it is about (404)': (call) => call.fail(notFound),
      'the server could not be reached': (call) => call.fail(unreachable),
      'no answer came in time': (call) => call.fail(timedOut),
      'a fault of the server (500)': (call) => call.fail(serverFault(500)),
      'an answer that can’t be read': (call) => call.fail(malformed('Total')),
    }),
  },
  answers: {
    'the money': named<string>({
      known: 'settled',
      'its state is read': 'answered',
      'outcome is unknown': 'unknown',
    }),
    'read again': named<number>({ no: 0, yes: 1 }),
  },
  rows: `
    how the call ends                                  | the money          | read again
    refused, so nothing has changed                    | known              | no
    carried out, and the answer contains the new state | known              | no
    carried out, and the new state has to be read      | its state is read  | yes
    the answer does not say what was done              | outcome is unknown | yes
    it was never sent                                  | known              | no
    the session had ended (401)                        | known              | no
    the member may not do this (403)                   | its state is read  | yes
    the server does not know what it is about (404)    | its state is read  | yes
    the server could not be reached                    | outcome is unknown | yes
    no answer came in time                             | outcome is unknown | yes
    a fault of the server (500)                        | outcome is unknown | yes
    an answer that can’t be read                       | outcome is unknown | yes
  `,
  decide: async ({ 'how the call ends': end }) => {
    const { toCard, card, read, place } = await startPurse()
    await toCard()
    await end(card)
    return { 'the money': place(), 'read again': read.asked.length - 1 }
  },
})

type Purse = Awaited<ReturnType<typeof startPurse>>

const reported = named<string>({
  succeeded: 'succeeded',
  failed: 'failed',
  'nobody knows': 'unknown',
  nothing: '',
})

export const answersNotShown = table({
  title:
    'An answer counts as carried out. What is reported once the data read afterwards don’t show it?',
  given: {
    'what happens': story<Purse>({
      sent: ({ toCard }) => toCard(),
      answered: ({ card, truth }) =>
        card.answer({
          ...saying('changed'),
          isSeen: () => truth.getSnapshot().context.value === 250,
        }),
      'answered with all': ({ card }) => card.answer(saying('known')),
      'read: shown': ({ read }) => read.answer(250),
      'read: not shown': ({ read }) => read.answer(500),
      'not read': ({ read }) => read.fail(serverFault(500)),
      asked: ({ readAgain }) => readAgain(),
      login: ({ outcomes }) => outcomes.send({ type: 'session.expired' }),
    }),
  },
  answers: {
    'the foot reports': reported,
    'a reload reports': reported,
    'read again 15 seconds later': yesNo,
  },
  rows: `
    id             | case                                                     | what happens                                                     | the foot reports | a reload reports | read again 15 seconds later
    OQ-113, OQ-135 | its effect is still being read                           | sent; answered                                                   | succeeded        | nobody knows     | no
    OQ-113, OQ-135 | its effect can’t be read: nothing contradicts the answer | sent; answered; not read                                         | succeeded        | nobody knows     | no
    OQ-113, OQ-135 | the data read afterwards show it                         | sent; answered; read: shown                                      | succeeded        | succeeded        | no
    OQ-113, OQ-135 | the data read afterwards don’t show it                   | sent; answered; read: not shown                                  | nobody knows     | nobody knows     | yes
    OQ-113, OQ-135 | the data read at the second try don’t show it            | sent; answered; not read; asked; read: not shown                 | nobody knows     | nobody knows     | yes
    OQ-113, OQ-135 | the data don’t show it, and the login is over the page   | sent; login; answered; read: not shown                           | nobody knows     | nobody knows     | yes
    OQ-113, OQ-135 | the next call is answered for itself                     | sent; answered; read: not shown; sent; answered with all         | succeeded        | succeeded        | yes
  `,
  decide: async (given) => {
    const { outcomes, truth, clock } = await play(given['what happens'], await startPurse())
    const list = outcomes.getSnapshot().context
    const { running, ended } = toKeep(list)
    const atFoot = unreported(list).map(({ end }) => end)
    const edition = editionOf(truth)
    clock.increment(ledgerPolicy.longWaitMs)
    return {
      'the foot reports': atFoot.join(),
      'a reload reports': [...running.map(() => 'unknown'), ...ended.map(({ end }) => end)].join(),
      'read again 15 seconds later': editionOf(truth) > edition,
    }
  },
})
