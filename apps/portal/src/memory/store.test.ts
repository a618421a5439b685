import { ledgerPolicy } from '@save/domain/ledger'
import type { Member } from '@save/domain/member'
import { sessionPolicy } from '@save/domain/session'
import { exampleMember } from '@save/domain/testing/examples'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepDraft, takeDraft } from './drafts.ts'
import { sweepStorages } from './entries.ts'
import {
  entryOf,
  forgetAtLogout,
  forgetForOthers,
  ownerOf,
  readEntry,
  writeEntry,
} from './store.ts'
import { browserTab } from './tab-memory.ts'

const { outcomes } = browserTab()

const blank = { amount: '', form: { name: '', kind: 'none' } }
const typed = { amount: '12.50', form: { name: 'Priya', kind: 'some' } }
const other: Member = { ...exampleMember, emailAddress: 'other@example.com' }
const { emailAddress: _, ...nameless } = exampleMember
/** The stored value if there are no calls. */
const noCalls = [] as const
const at = 0
const lostOutcome = [{ call: 'voucherPurchase', end: 'unknown', at }] as const

const take = (member: Member = exampleMember) => takeDraft('transfer', member, blank)

describe('A stored draft (OQ-134)', () => {
  beforeEach(() => keepDraft('transfer', exampleMember, typed))

  test('a draft is given back to the same member, once', () => {
    expect(take()).toEqual(typed)
    expect(take()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  test('a draft is given back even if the email address is written differently', () => {
    expect(take({ ...exampleMember, emailAddress: ' Member@Example.com' })).toEqual(typed)
  })

  test('a draft is never given to another member, and is gone once they are signed in', () => {
    expect(take(other)).toBeUndefined()
    forgetForOthers(other)
    expect(take()).toBeUndefined()
  })

  test('a draft doesn’t name the member', () => {
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('example.com')
  })

  test('a draft belongs to its form', () => {
    expect(takeDraft('address', exampleMember, blank)).toBeUndefined()
    expect(take()).toEqual(typed)
  })

  test.each([
    [sessionPolicy.keptDraftMs - 1, typed],
    [sessionPolicy.keptDraftMs, undefined],
  ])('a draft lasts a quarter of an hour: after %i ms it is %j', (passed, given) => {
    vi.useFakeTimers()
    keepDraft('transfer', exampleMember, typed)
    vi.advanceTimersByTime(passed)
    expect(take()).toEqual(given)
  })

  test('a draft is deleted when another member signs in, and stays for the same one', () => {
    forgetForOthers(exampleMember)
    expect(sessionStorage).toHaveLength(1)
    forgetForOthers(other)
    expect(sessionStorage).toHaveLength(0)
  })

  test('OQ-105 an unpaid order waits for its own member, with or without an email address, even if others sign in', () => {
    const another: Member = { ...nameless, name: { ...nameless.name, firstName: 'Sam' } }
    const order = entryOf('order', 'open', nameless)
    sessionStorage.clear()
    writeEntry(order, typed)
    for (const member of [nameless, another, exampleMember]) {
      forgetForOthers(member)
      expect(readEntry(order)).toEqual(typed)
    }
  })

  test.each([
    ['an unpaid order is deleted when its member logs out', exampleMember, []],
    ['an unpaid order stays when another member logs out', other, ['kept']],
    ['an unpaid order is deleted when an unknown member logs out', undefined, []],
  ])('OQ-105 %s', (_, member, kept) => {
    sessionStorage.clear()
    writeEntry(entryOf('order', 'open', exampleMember), typed)
    forgetAtLogout(member)
    expect(Object.keys(sessionStorage).map(() => 'kept')).toEqual(kept)
  })

  test('OQ-134 logout deletes every draft, and leaves what isn’t ours', () => {
    sessionStorage.setItem('theirs', '1')
    keepDraft('address', exampleMember, typed)
    forgetAtLogout(exampleMember)
    expect(Object.keys(sessionStorage)).toEqual(['theirs'])
  })

  test('OQ-135 the mark of a call outlives a logout, for the same member', () => {
    outcomes.keep(lostOutcome, exampleMember)
    forgetAtLogout(exampleMember)
    expect(outcomes.kept(exampleMember)).toEqual(lostOutcome)
  })

  test('OQ-135 the mark of a call outlives another member’s login in the tab, who sees nothing of it', () => {
    outcomes.keep(lostOutcome, exampleMember)
    keepDraft('address', exampleMember, typed)
    forgetForOthers(other)
    expect([
      Object.keys(sessionStorage),
      outcomes.kept(other),
      outcomes.kept(exampleMember),
    ]).toEqual([[expect.stringContaining('save-outcomes:calls ')], noCalls, lostOutcome])
    outcomes.keep([{ call: 'query', end: 'failed', at }], other)
    outcomes.keep(noCalls, other)
    expect(outcomes.kept(exampleMember)).toEqual(lostOutcome)
  })

  test('OQ-135 stored data that isn’t a call is left out', () => {
    const call = { call: 'query', at }
    const damaged = [{ call: 'theft', at }, { call: 'order' }, null, 7, { end: 'unknown', at }]
    const stolen = { call: 'order', end: 'stolen', at }
    outcomes.keep(lostOutcome, exampleMember)
    const key = Object.keys(sessionStorage).find((name) => name.includes('calls')) ?? ''
    const entry = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    const value = [call, ...damaged, stolen, ...lostOutcome]
    sessionStorage.setItem(key, JSON.stringify({ ...entry, value }))
    expect(outcomes.kept(exampleMember)).toEqual([call, ...lostOutcome])
    for (const value of ['garbage', { 0: call }, null]) {
      sessionStorage.setItem(key, JSON.stringify({ ...entry, value }))
      expect(outcomes.kept(exampleMember)).toEqual(noCalls)
    }
  })

  test('OQ-135 a member without an email address has marks as well, and another such member does not see them', () => {
    outcomes.keep(lostOutcome, nameless)
    const another: Member = { ...nameless, name: { ...nameless.name, firstName: 'Sam' } }
    expect([outcomes.kept(nameless), outcomes.kept(another)]).toEqual([lostOutcome, noCalls])
  })

  test.each([
    ['with an email address', exampleMember],
    ['without one', nameless],
  ])('OQ-019 %s: the mark of a save outlives a logout, and another member’s login', (_, member) => {
    const saved = [{ call: 'password', end: 'unknown', at }] as const
    outcomes.keep(saved, member)
    forgetAtLogout(exampleMember)
    forgetForOthers(other)
    forgetForOthers(member)
    expect(outcomes.kept(member)).toEqual(saved)
  })

  test('OQ-135 the mark lasts 24 hours, no matter who is logged in', () => {
    vi.useFakeTimers()
    outcomes.keep(lostOutcome, exampleMember)
    vi.advanceTimersByTime(ledgerPolicy.keptMs - 1)
    forgetForOthers(other)
    expect(outcomes.kept(exampleMember)).toEqual(lostOutcome)
    vi.advanceTimersByTime(1)
    expect(outcomes.kept(exampleMember)).toEqual(noCalls)
    sweepStorages()
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('What the storage holds', () => {
  test.each(['', 'no JSON', 'null', '[]', '{"value":1}', '{"value":{},"keptUntil":"now"}'])(
    'a stored draft of %j isn’t used, and is deleted',
    (text) => {
      const key = `save-draft:transfer ${ownerOf(exampleMember)}`
      sessionStorage.setItem(key, text)
      expect(take()).toBeUndefined()
      sessionStorage.setItem(key, text)
      sweepStorages()
      expect(sessionStorage).toHaveLength(0)
    },
  )

  test('a stored draft gives only the form’s own texts', () => {
    keepDraft('transfer', exampleMember, { amount: 5, form: 'no form', accountNumber: '12345678' })
    expect(take()).toEqual(blank)
  })

  test('nothing is stored for a member without an identity', () => {
    keepDraft('transfer', nameless, typed)
    keepDraft('transfer', { ...exampleMember, emailAddress: ' ' }, typed)
    expect(sessionStorage).toHaveLength(0)
  })

  test('nothing is stored in a browser that refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(() => keepDraft('transfer', exampleMember, typed)).not.toThrow()
  })

  test.each([
    ['has no storage', undefined],
    [
      'refuses each use of it',
      () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    ],
  ])('the store does nothing in a browser that %s', (_, get) => {
    vi.stubGlobal('sessionStorage', null)
    if (get) Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get })
    const everything = () => {
      keepDraft('transfer', exampleMember, typed)
      outcomes.keep(lostOutcome, exampleMember)
      forgetForOthers(exampleMember)
      forgetAtLogout(exampleMember)
      return [take(), outcomes.kept(exampleMember)]
    }
    expect(everything()).toEqual([undefined, noCalls])
    vi.unstubAllGlobals()
  })
})
