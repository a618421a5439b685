import { sessionPolicy } from '@save/domain/session'
import { exampleMember } from '@save/domain/testing/examples'
import { afterEach, expect, test, vi } from 'vitest'
import { keepDraft } from '../memory/drafts.ts'
import { startPage } from './start-page.tsx'

const start = () => {
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'root' }))
  const started: string[] = []
  startPage(({ id }) => started.push(id))
  return started
}

afterEach(() => document.body.replaceChildren())

test('OQ-134 an expired draft is deleted when any page starts, or later while a page is open without a session', () => {
  vi.useFakeTimers()
  keepDraft('transfer', exampleMember, { amount: '5' })
  vi.setSystemTime(Date.now() + sessionPolicy.keptDraftMs - 1)
  start()
  expect(sessionStorage).toHaveLength(1)
  vi.advanceTimersByTime(sessionPolicy.keptDraftMs)
  expect(sessionStorage).toHaveLength(0)
  keepDraft('transfer', exampleMember, { amount: '5' })
  vi.setSystemTime(Date.now() + sessionPolicy.keptDraftMs)
  start()
  expect(sessionStorage).toHaveLength(0)
})
