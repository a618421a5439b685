import { Exit } from 'effect'
import { type Failure, forbidden, serverFault, unauthorised, unreachable } from '../kernel/index.ts'
import type { CallEnd } from '../ledger/index.ts'
import { list, named, oneOf, orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import {
  type Answer,
  afterUnheard,
  endToKeep,
  newsOf,
  type UnheardCall,
  type UnheardNews,
  unheardCalls,
  unheardNews,
} from './unheard.rules.ts'

const exits: Readonly<Record<string, Exit.Exit<Answer, Failure>>> = {
  'carried out': Exit.succeed({ answer: 'saved' }),
  'refused, with messages': Exit.succeed({
    answer: 'refused',
    messages: ['Not that name.', 'Too long.'],
  }),
  'refused, without a message': Exit.succeed({ answer: 'refused' }),
  'no answer came': Exit.fail(unreachable),
  'a fault of the server (500)': Exit.fail(serverFault(500)),
  'the member may not do this (403)': Exit.fail(forbidden),
  'the session had ended (401)': Exit.fail(unauthorised),
}

export const unheardAtFoot = table({
  title: 'What does the foot of any page say about a call whose own page was left?',
  ids: ['OQ-135'],
  given: {
    call: named({
      'saving account changes': 'changes',
      'changing the password': 'password',
      'sending a query': 'query',
    }),
    'how it ended': named(exits),
  },
  answers: { 'the foot of any page says': orNone(text, '(nothing)') },
  rows: `
    call                   | how it ended                     | the foot of any page says
    saving account changes | carried out                      | (nothing)
    saving account changes | refused, with messages           | Your account changes were not saved. Not that name. Too long.
    saving account changes | refused, without a message       | Your account changes were not saved.
    saving account changes | no answer came                   | Your account changes may or may not have been saved. You can safely save them again.
    saving account changes | a fault of the server (500)      | Your account changes may or may not have been saved. You can safely save them again.
    saving account changes | the member may not do this (403) | Your account changes were not saved.
    saving account changes | the session had ended (401)      | Your account changes were not saved.
    changing the password  | carried out                      | Your password was changed.
    changing the password  | refused, with messages           | Your password was not changed. Not that name. Too long.
    changing the password  | no answer came                   | Your password may or may not have been changed. Try the new one when you next log in.
    changing the password  | the session had ended (401)      | Your password was not changed.
    sending a query        | carried out                      | Your query was sent.
    sending a query        | refused, without a message       | Your query was not sent.
    sending a query        | no answer came                   | Your query may or may not have been sent. You can safely send it again.
    sending a query        | the session had ended (401)      | Your query was not sent.
  `,
  decide: ({ call, 'how it ended': exit }) => ({
    'the foot of any page says': unheardNews(call, exit)?.text,
  }),
})

const ends = { made: 'made', 'not made': 'notMade', unknown: 'unknown' } as const
const end = named(ends)

/** 'changes: not made' for the news that the changes were not saved. */
const allNews: Readonly<Record<string, UnheardNews>> = Object.fromEntries(
  unheardCalls.flatMap((call) =>
    Object.entries(ends).flatMap(([words, end]) => {
      const news = newsOf(call, end)
      return news === undefined ? [] : [[`${call}: ${words}`, news]]
    }),
  ),
)
const news = list(named(allNews), { none: '(nothing)' })

/** Two calls of the tab: the news of an earlier one, and the end of a later one. */
export function twoCalls(given: {
  readonly 'said before': readonly UnheardNews[]
  readonly 'next call': UnheardCall
  readonly ends: CallEnd
}) {
  const call = given['next call']
  const own = Object.values(allNews).find((one) => one.call === call && one.end === given.ends)
  return {
    before: { running: [call], news: given['said before'] },
    ended: { call, end: given.ends, news: own },
  }
}

export const afterAnotherCall = table({
  title: 'What is still said about a call once another call has ended?',
  ids: ['OQ-135'],
  given: { 'said before': news, 'next call': oneOf(...unheardCalls), ends: end },
  answers: { 'said afterwards': news, remembered: orNone(end, '(nothing)') },
  rows: `
    said before        | next call | ends     | said afterwards                     | remembered
    (nothing)          | changes   | not made | changes: not made                   | not made
    changes: unknown   | changes   | made     | (nothing)                           | (nothing)
    changes: not made  | changes   | made     | (nothing)                           | (nothing)
    changes: not made  | changes   | unknown  | changes: unknown                    | unknown
    changes: not made  | changes   | not made | changes: not made                   | not made
    changes: unknown   | changes   | unknown  | changes: unknown                    | unknown
    changes: unknown   | changes   | not made | changes: unknown, changes: not made | unknown
    password: not made | password  | made     | password: made                      | made
    password: made     | password  | not made | password: not made                  | not made
    password: unknown  | changes   | made     | password: unknown                   | (nothing)
    query: made        | changes   | not made | query: made, changes: not made      | not made
  `,
  decide: (given) => {
    const { before, ended } = twoCalls(given)
    const after = afterUnheard(before, ended)
    return { 'said afterwards': after.news, remembered: endToKeep(after, ended.call) }
  },
})
