/**
 * What this browser remembers for its members. An entry is a value and a time until which it is kept. Its key says
 * what it is and, by a hash, whose: `save-draft:transfer 0f3ca1b2c3d4e5f6`.
 */
import { checkoutPolicy } from '@save/domain/checkout'
import { ledgerPolicy } from '@save/domain/ledger'
import { identityOf, type Member } from '@save/domain/member'
import { sessionPolicy } from '@save/domain/session'
import { entryKeys, valueIn } from './entries.ts'
import { type StorageName, storeText, textIn } from './storages.ts'

interface Kind {
  /** The tab's own, or the one of all tabs. */
  readonly storage: StorageName
  readonly keptMs: number
  /** Its member's logout deletes it. */
  readonly endsAtLogout: boolean
  /**
   * It waits while another member is signed in, and stays its member's if they change what they go by. What does
   * not is deleted then.
   */
  readonly waits: boolean
}

const { keptMs } = ledgerPolicy
const [tab, allTabs] = ['sessionStorage', 'localStorage'] as const

/**
 * A logout leaves what is known of calls: a running one goes on, no second one may be sent before its outcome is
 * known (OQ-135), and a password that may have been changed is needed for the next login (OQ-019).
 */
const kinds = {
  /** What was typed in a form when the session ended, without secrets (OQ-134). */
  draft: { storage: tab, keptMs: sessionPolicy.keptDraftMs, endsAtLogout: true, waits: false },
  /** An order that is not paid, and nothing about the member (OQ-105). */
  order: { storage: tab, keptMs: checkoutPolicy.openOrderKeptMs, endsAtLogout: true, waits: true },
  /** The calls that the member has not acknowledged, and nothing of their content. */
  outcomes: { storage: tab, keptMs, endsAtLogout: false, waits: true },
  /** Who its member was until a save of their own. */
  former: { storage: tab, keptMs, endsAtLogout: false, waits: true },
  /** What the tabs know of each other's calls on a purse. */
  purse: { storage: allTabs, keptMs, endsAtLogout: false, waits: true },
} as const satisfies Readonly<Record<string, Kind>>

type KindName = keyof typeof kinds

export interface Entry {
  readonly kind: KindName
  readonly name: string
  readonly owner: string
}

export const entryOf = (kind: KindName, name: string, member: Member): Entry => ({
  kind,
  name,
  owner: ownerOf(member),
})

export const keyOf = ({ kind, name, owner }: Entry): string => `save-${kind}:${name} ${owner}`

const textOf = (entry: Entry): string | undefined => textIn(kinds[entry.kind].storage, keyOf(entry))

const setText = (entry: Entry, text: string | null): void =>
  storeText(kinds[entry.kind].storage, keyOf(entry), text)

/** Its value as it was stored: its reader has to check it. Nothing once it is too old, or if it is damaged. */
export const readEntry = (entry: Entry): unknown => valueIn(textOf(entry))

/** Keeps a value; without one, deletes the entry. */
export function writeEntry(entry: Entry, value?: unknown): void {
  const keptUntil = Date.now() + kinds[entry.kind].keptMs
  setText(entry, value === undefined ? null : JSON.stringify({ value, keptUntil }))
}

/** Gives an entry another name or owner; it is kept no longer than before. */
export function moveEntry(entry: Entry, change: Partial<Entry>): void {
  setText({ ...entry, ...change }, textOf(entry) ?? null)
  setText(entry, null)
}

/** All entries of a kind, or of every kind, whoever they belong to. */
export const entries = (of?: KindName): readonly Entry[] =>
  [tab, allTabs].flatMap((storage) =>
    entryKeys(storage).flatMap((key) => {
      const [, kind, name = '', owner = ''] = /^save-(\w+):(.*) (\w+)$/.exec(key) ?? []
      return isKind(kind) && kind === (of ?? kind) ? [{ kind, name, owner }] : []
    }),
  )

const isKind = (name: string | undefined): name is KindName =>
  name !== undefined && Object.hasOwn(kinds, name)

/** @param member is undefined if nobody was read: then all goes that a logout can delete */
export function forgetAtLogout(member: Member | undefined): void {
  const owner = member && ownerOf(member)
  for (const entry of entries())
    if (kinds[entry.kind].endsAtLogout && entry.owner === (owner ?? entry.owner)) writeEntry(entry)
}

/** A member is signed in: what belongs to others goes, or waits for them. */
export function forgetForOthers(member: Member): void {
  const owner = ownerOf(member)
  for (const entry of entries())
    if (!kinds[entry.kind].waits && entry.owner !== owner) writeEntry(entry)
}

/** A member has changed what they go by: what waits for them stays theirs. */
export function handOver(was: string, now: string): void {
  for (const entry of entries())
    if (kinds[entry.kind].waits && entry.owner === was) moveEntry(entry, { owner: now })
}

/** Tells members apart without naming them (FNV-1a, twice 32 bits). It protects no secret. */
export function ownerOf(member: Member): string {
  const identity = identityOf(member)
  return hash(identity, 0x811c9dc5) + hash(`${identity}.`, 0x01000193)
}

function hash(text: string, basis: number): string {
  let sum = basis
  for (let place = 0; place < text.length; place += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193)
  }
  return (sum >>> 0).toString(16).padStart(8, '0')
}
