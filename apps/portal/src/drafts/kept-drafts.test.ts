import { ledgerPolicy } from '@save/domain/ledger'
import type { Member } from '@save/domain/member'
import { sessionPolicy } from '@save/domain/session'
import { exampleMember } from '@save/domain/testing/examples'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetDraftsNotFor, keepDraft } from './kept-drafts.ts'
import { forgetAtLogout, forgetForOthers, tabLedgerMemory } from './ledger-memory.ts'
import { takeDraft } from './taken-draft.ts'
import { tabUnheardMemory } from './unheard-memory.ts'

const blank = { amount: '', form: { name: '', kind: 'none' } }
const typed = { amount: '12.50', form: { name: 'Priya', kind: 'some' } }
const other: Member = { ...exampleMember, emailAddress: 'other@example.com' }
const { emailAddress: _, ...nameless } = exampleMember

const take = (member: Member = exampleMember) => takeDraft('transfer', member, blank)

describe('A kept draft (OQ-134)', () => {
  beforeEach(() => keepDraft('transfer', exampleMember, typed))

  test('is given back to the same member, once', () => {
    expect(take()).toEqual(typed)
    expect(take()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  test('is given back however the email address is written', () => {
    expect(take({ ...exampleMember, emailAddress: ' Member@Example.com' })).toEqual(typed)
  })

  test('is never given to another member, and is then gone', () => {
    expect(take(other)).toBeUndefined()
    expect(take()).toBeUndefined()
  })

  test('does not name the member', () => {
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('example.com')
  })

  test('belongs to its form', () => {
    expect(takeDraft('address', exampleMember, blank)).toBeUndefined()
    expect(take()).toEqual(typed)
  })

  test.each([
    [sessionPolicy.keptDraftMs - 1, typed],
    [sessionPolicy.keptDraftMs, undefined],
  ])('lasts a quarter of an hour: after %i ms it is %j', (passed, given) => {
    vi.useFakeTimers()
    keepDraft('transfer', exampleMember, typed)
    vi.advanceTimersByTime(passed)
    expect(take()).toEqual(given)
  })

  test('is deleted when another member signs in, and stays for the same one', () => {
    forgetDraftsNotFor(exampleMember)
    expect(sessionStorage).toHaveLength(1)
    forgetDraftsNotFor(other)
    expect(sessionStorage).toHaveLength(0)
  })

  test('OQ-134 logout deletes every draft; what is not ours stays', () => {
    sessionStorage.setItem('theirs', '1')
    keepDraft('address', exampleMember, typed)
    forgetAtLogout()
    expect(Object.keys(sessionStorage)).toEqual(['theirs'])
  })

  test('OQ-135 the note of a call on its way outlives a logout, for the same member', () => {
    const lost = { call: 'voucherPurchase', end: 'unknown' } as const
    tabLedgerMemory.keep('basket', lost, exampleMember)
    forgetAtLogout()
    expect(tabLedgerMemory.kept('basket', exampleMember)).toEqual(lost)
  })

  test('OQ-135 and another member’s login in the tab, which shows nothing of it', () => {
    const lost = { call: 'voucherPurchase', end: 'unknown' } as const
    tabLedgerMemory.keep('basket', lost, exampleMember)
    keepDraft('address', exampleMember, typed)
    forgetForOthers(other)
    expect([
      Object.keys(sessionStorage),
      tabLedgerMemory.kept('basket', other),
      tabLedgerMemory.kept('basket', exampleMember),
    ]).toEqual([[expect.stringContaining('on-its-way basket')], undefined, lost])
    tabLedgerMemory.keep('basket', { call: 'order', end: 'made' }, other)
    tabLedgerMemory.forget('basket', other)
    expect(tabLedgerMemory.kept('basket', exampleMember)).toEqual(lost)
  })

  test('OQ-135 a member without an email address has one, too, and another such member does not see it', () => {
    const lost = { call: 'cardWithdrawal', end: 'unknown' } as const
    tabLedgerMemory.keep('savings', lost, nameless)
    const another: Member = { ...nameless, name: { ...nameless.name, firstName: 'Sam' } }
    expect([
      tabLedgerMemory.kept('savings', nameless),
      tabLedgerMemory.kept('savings', another),
    ]).toEqual([lost, undefined])
  })

  test('OQ-019 how a save ended is kept for its member alone, and not over a logout', () => {
    tabUnheardMemory.keep('password', 'unknown', exampleMember)
    expect([
      tabUnheardMemory.kept('password', exampleMember),
      tabUnheardMemory.kept('password', other),
      tabUnheardMemory.kept('query', exampleMember),
    ]).toEqual(['unknown', undefined, undefined])
    sessionStorage.setItem('save-draft:unheard query', 'garbage')
    expect(tabUnheardMemory.kept('query', exampleMember)).toBeUndefined()
    tabUnheardMemory.forget('password', exampleMember)
    expect(tabUnheardMemory.kept('password', exampleMember)).toBeUndefined()
    tabUnheardMemory.keep('query', 'made', exampleMember)
    forgetAtLogout()
    expect(tabUnheardMemory.kept('query', exampleMember)).toBeUndefined()
  })

  test('OQ-135 it lasts 24 hours, whoever is logged in', () => {
    vi.useFakeTimers()
    tabLedgerMemory.keep('savings', { call: 'cardWithdrawal', end: 'unknown' }, exampleMember)
    vi.advanceTimersByTime(ledgerPolicy.keptMs - 1)
    forgetForOthers(other)
    expect(sessionStorage).toHaveLength(1)
    vi.advanceTimersByTime(1)
    forgetForOthers(other)
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('What the storage holds', () => {
  test.each([
    '',
    'no JSON',
    'null',
    '[]',
    '{"member":1}',
    '{"draft":{},"keptUntil":"now","member":""}',
  ])('is no draft when it is %j, and goes', (text) => {
    sessionStorage.setItem('save-draft:transfer', text)
    expect(take()).toBeUndefined()
    sessionStorage.setItem('save-draft:transfer', text)
    forgetDraftsNotFor(exampleMember)
    expect(sessionStorage).toHaveLength(0)
  })

  test('gives the texts that the form has, and nothing else', () => {
    keepDraft('transfer', exampleMember, { amount: 5, form: 'no form', accountNumber: '12345678' })
    expect(take()).toEqual(blank)
  })

  test('keeps nothing for a member without an identity', () => {
    keepDraft('transfer', nameless, typed)
    keepDraft('transfer', { ...exampleMember, emailAddress: ' ' }, typed)
    expect(sessionStorage).toHaveLength(0)
  })

  test('keeps nothing in a browser that refuses storage', () => {
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
  ])('does nothing in a browser that %s', (_, get) => {
    vi.stubGlobal('sessionStorage', null)
    if (get) Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get })
    const everything = () => {
      keepDraft('transfer', exampleMember, typed)
      tabLedgerMemory.forget('savings', exampleMember)
      forgetDraftsNotFor(exampleMember)
      forgetAtLogout()
      return [take(), tabLedgerMemory.kept('savings', exampleMember)]
    }
    expect(everything()).toEqual([undefined, undefined])
    vi.unstubAllGlobals()
  })
})
