import { expect, test } from 'vitest'
import type { Rulebook } from '../../rulebook.ts'
import { html } from '../html.ts'
import { unprovenPart } from './unproven-part.ts'

const file = 'packages/domain/src/help/help.rules.ts'
const survivor = { file, line: 1, was: 'never written', became: 'true', because: 'It is known.' }
const pageOf = (...survivors: readonly (typeof survivor)[]) =>
  String(
    unprovenPart(
      {
        chapters: [],
        wholeRunDay: undefined,
        coverage: undefined,
        mutation: { contexts: [], survivors, unmeasured: [], changed: [] },
      } as unknown as Rulebook,
      (text) => html`${text}`,
    ),
  )

test('A fault is shown as it was measured, and code that has changed since says so', () => {
  expect(pageOf(survivor)).toContain('the line of code as it was when measured')
  expect(pageOf(survivor)).toContain(`<code>${file}</code> This code has changed since then.`)
})

test('A fault in a file that is gone has no entry, but is counted', () => {
  const page = pageOf(survivor, { ...survivor, file: 'gone.rules.ts' })
  expect(page).not.toContain('gone.rules.ts')
  expect(page).toContain('The measurement found 1 more, in a file that is gone by now.')
})
