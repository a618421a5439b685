import { expect, test } from 'vitest'
import { takenOver } from './kept-entries.ts'

/** 'top bar £5' is the place 'top bar' with the title '£5'. */
const entries = (...texts: readonly string[]) =>
  texts.map((text) => {
    const at = text.lastIndexOf(' ')
    return { place: text.slice(0, at), title: text.slice(at + 1) }
  })

test.each([
  ['the same place takes over, whatever it shows now', ['top bar £5'], ['top bar £3'], ['top bar']],
  ['a new place takes over from one that is gone', ['old £5'], ['new £5'], ['old']],
  ['but not from one that shows something else', ['old £5'], ['new £3'], [undefined]],
  ['one of two new places alone', ['old £5'], ['new £5', 'other £5'], ['old', undefined]],
  ['not what its own place has', ['top bar £5'], ['new £5', 'top bar £5'], [undefined, 'top bar']],
  ['each of two from one of them', ['a £5', 'b £5'], ['c £5', 'd £5'], ['a', 'b']],
])('%s', (_, before, now, from) => {
  const found = takenOver(entries(...before), entries(...now))
  expect(found.map((entry) => entry?.place)).toEqual(from)
})
