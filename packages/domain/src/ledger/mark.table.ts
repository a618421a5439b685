import { count, named, orNone, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import type { PurseMark } from './ledger.schema.ts'
import { hasChangedSince, maySendOver, timeLeft } from './mark.rules.ts'

const now = 1_000_000

export const lateWaits = table({
  title: 'How long does a document wait for a late effect, in seconds?',
  ids: ['OQ-135'],
  given: { 'it may come for': orNone(count, '(not said)') },
  answers: { waits: count },
  rows: `
    case                                              | it may come for | waits
    a call that has just been lost                    | 60              | 60
    one that another page has lost before             | 12              | 12
    the last second                                   | 1               | 1
    its time is over: the clock may have been moved   | 0               | 60
    its time has long been over                       | -7200           | 60
    the clock was moved back meanwhile                | 7200            | 60
    nothing is known of it                            | (not said)      | 60
  `,
  decide: ({ 'it may come for': left }) => ({
    waits: timeLeft(left === undefined ? undefined : now + left * 1000, now) / 1000,
  }),
})

const running = { call: 'cardWithdrawal', key: 'a press', lateUntil: now } as const
const mark = orNone(
  named<PurseMark>({
    nothing: {},
    'changed once': { changed: 'first' },
    'changed again': { changed: 'second' },
    'a call runs': { running },
    'changed once, and a call runs': { changed: 'first', running },
    'changed once, to be read again': { changed: 'first', readAgainAt: now },
  }),
  '(not read yet)',
)

export const pressesOverMarks = table({
  title: 'May a call be sent, and is what the page shows outdated, by what the mark says?',
  ids: ['OQ-032', 'OQ-135'],
  given: { 'the page knows': mark, 'the mark says': mark },
  answers: { 'may be sent': yesNo, outdated: yesNo },
  rows: `
    the page knows                | the mark says                  | may be sent | outdated
    nothing                       | nothing                        | yes         | no
    changed once                  | changed once                   | yes         | no
    changed once                  | changed once, to be read again | yes         | no
    nothing                       | a call runs                    | no          | no
    changed once                  | changed once, and a call runs  | no          | no
    nothing                       | changed once                   | no          | yes
    changed once                  | changed again                  | no          | yes
    changed once                  | nothing                        | no          | yes
    (not read yet)                | changed once                   | no          | no
    (not read yet)                | nothing                        | yes         | no
  `,
  decide: ({ 'the page knows': known, 'the mark says': says = {} }) => ({
    'may be sent': maySendOver(says, known),
    outdated: hasChangedSince(says, known),
  }),
})
