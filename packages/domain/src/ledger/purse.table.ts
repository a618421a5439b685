import {
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
import { type ScriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { table } from '../testing/table.ts'
import { saying, startPurse } from './ledger.examples.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import type { CallResult } from './ledger.schema.ts'
import { lockReason } from './purse.selectors.ts'
import { unknownResult } from './send-through-lock.ts'

type Ending = (call: ScriptedCall<CallResult>) => Promise<void>

export const moneyAfterCalls = table({
  title: 'What happens to the member’s money after a call?',
  ids: ['OQ-135'],
  given: {
    'how the call ends': named<Ending>({
      'refused, so nothing has changed': (call) => call.answer(saying('unchanged')),
      'carried out, and the answer contains the new state': (call) => call.answer(saying('known')),
      'carried out, and the new state has to be read': (call) => call.answer(saying('changed')),
      'the answer does not say what was done': (call) => call.answer(unknownResult),
      'it was never sent': (call) => call.fail(notSent),
      'the session had ended (401)': (call) => call.fail(unauthorised),
      'the member may not do this (403)': (call) => call.fail(forbidden),
      'the server does not know what it is about (404)': (call) => call.fail(notFound),
      'the server could not be reached': (call) => call.fail(unreachable),
      'no answer came in time': (call) => call.fail(timedOut),
      'a fault of the server (500)': (call) => call.fail(serverFault(500)),
      'a fault of a gateway (502)': (call) => call.fail(serverFault(502)),
      'a fault of a gateway (503)': (call) => call.fail(serverFault(503)),
      'a fault of a gateway (504)': (call) => call.fail(serverFault(504)),
      'an answer that can’t be read': (call) => call.fail(malformed('Total')),
    }),
  },
  answers: {
    'the money': named<string>({
      known: 'idle',
      'its state is read': 'refreshing',
      'may still change': 'unknown',
    }),
    'read again': named<number>({ no: 0, yes: 1 }),
    'and once more, a minute later': yesNo,
  },
  rows: `
    how the call ends                                  | the money         | read again | and once more, a minute later
    refused, so nothing has changed                    | known             | no         | no
    carried out, and the answer contains the new state | known             | no         | no
    carried out, and the new state has to be read      | its state is read | yes        | no
    the answer does not say what was done              | may still change  | yes        | yes
    it was never sent                                  | known             | no         | no
    the session had ended (401)                        | known             | no         | no
    the member may not do this (403)                   | its state is read | yes        | no
    the server does not know what it is about (404)    | its state is read | yes        | no
    the server could not be reached                    | may still change  | yes        | yes
    no answer came in time                             | may still change  | yes        | yes
    a fault of the server (500)                        | its state is read | yes        | no
    a fault of a gateway (502)                         | may still change  | yes        | yes
    a fault of a gateway (503)                         | may still change  | yes        | yes
    a fault of a gateway (504)                         | may still change  | yes        | yes
    an answer that can’t be read                       | may still change  | yes        | yes
  `,
  decide: async ({ 'how the call ends': end }) => {
    const { toCard, card, read, place, now, clock } = await startPurse()
    await toCard()
    await end(card)
    const before = {
      'the money': lockReason(now()) === 'mayStillArrive' ? 'unknown' : place(),
      'read again': read.asked.length - 1,
    }
    if (before['read again'] > 0) await read.answer(500)
    const asked = read.asked.length
    clock.increment(ledgerPolicy.lateMs)
    await waitUntilIdle()
    return { ...before, 'and once more, a minute later': read.asked.length > asked }
  },
})
