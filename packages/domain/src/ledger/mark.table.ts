import { count, inWords, named, orNone, text, yesNo } from '../testing/cells.ts'
import { exampleMember } from '../testing/examples.ts'
import { sharedPurses } from '../testing/shared-purses.ts'
import { table } from '../testing/table.ts'
import type { PurseMark } from './ledger.schema.ts'
import {
  hasChangedSince,
  isStillInFlight,
  markChanges,
  maySendOver,
  timeLeft,
} from './mark.rules.ts'

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

const lost = { key: 'a press', lateUntil: now } as const
const mark = orNone(
  named<PurseMark>({
    nothing: {},
    'changed once': { changed: 'first' },
    'changed again': { changed: 'second' },
    'a call runs': { key: 'a press' },
    'a call was lost': lost,
    'changed once, and a call was lost': { changed: 'first', ...lost },
  }),
  '(not read yet)',
)

export const pressesOverMarks = table({
  title: 'According to the mark, may a call be sent, and is what the page shows outdated?',
  ids: ['OQ-032', 'OQ-135'],
  given: { 'the page knows': mark, 'the mark says': mark },
  answers: { 'may be sent': yesNo, outdated: yesNo },
  rows: `
    the page knows                | the mark says                  | may be sent | outdated
    nothing                       | nothing                        | yes         | no
    changed once                  | changed once                   | yes         | no
    nothing                       | a call runs                    | no          | no
    nothing                       | a call was lost                | no          | no
    changed once                  | changed once, and a call was lost| no          | no
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

const ownCall = { key: 'own' } as const
const written = named<PurseMark>({
  nothing: {},
  'own call': ownCall,
  'own call, lost': { ...ownCall, lateUntil: now + 60_000 },
  'another call': lost,
  changed: { changed: 'new' },
  'changed, and another call': { changed: 'new', ...lost },
})

const wordsOf = ({ changed, key, lateUntil }: PurseMark): string => {
  const lost = lateUntil === now + 60_000 ? 'own call, lost' : 'own call'
  const words = [changed && 'changed', key && (key === 'own' ? lost : 'another call')]
  return words.filter(Boolean).join(', and ') || 'nothing'
}

export const writtenMarks = table({
  title:
    'Which mark does a document with a running call write, given the mark that it has just read?',
  ids: ['OQ-135'],
  given: {
    change: inWords(['read', 'begin', 'abandon', 'lose', 'end', 'change', 'answer', 'endLateCall']),
    'it knows': written,
    'the mark says': written,
  },
  answers: { 'it writes': text, 'its call may go out': yesNo },
  rows: `
    change           | it knows         | the mark says    | it writes                     | its call may go out
    read             | nothing          | another call     | another call                  | no
    begin            | nothing          | nothing          | own call                      | yes
    begin            | nothing          | changed          | changed, and own call         | yes
    abandon          | own call         | own call         | own call, lost                | no
    abandon          | own call         | changed          | changed                       | no
    abandon          | own call         | another call     | another call                  | no
    lose             | own call         | own call         | own call, lost                | no
    end              | own call         | own call         | nothing                       | no
    end              | own call         | another call     | another call                  | no
    end              | own call         | changed          | changed                       | no
    change           | nothing          | another call     | changed, and another call     | no
    answer           | own call         | own call         | changed                       | no
    end late call    | own call, lost   | own call, lost   | changed                       | no
    end late call    | own call, lost   | another call     | another call                  | no
    end late call    | own call, lost   | nothing          | nothing                       | no
    end late call    | nothing          | own call         | own call                      | yes
    end late call    | nothing          | nothing          | nothing                       | no
  `,
  decide: ({ change, 'it knows': mark, 'the mark says': says }) => {
    const shared = sharedPurses()
      .open()
      .of('savings', () => exampleMember)
    const next = markChanges[change](says, { ...ownCall, mark, shared, now: () => now })
    return { 'it writes': wordsOf(next), 'its call may go out': isStillInFlight(next, 'own') }
  },
})
