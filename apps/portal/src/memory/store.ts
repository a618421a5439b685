/**
 * What this browser remembers for its members. An entry has a value and an expiry time. Its key has
 * its kind and a hash of its owner: `save-draft:transfer 0f3ca1b2c3d4e5f6`.
 */
import { checkoutPolicy } from '@save/domain/checkout'
import { ledgerPolicy } from '@save/domain/ledger'
import { identityOf, type Member } from '@save/domain/member'
import { sessionPolicy } from '@save/domain/session'
import { entryKeys, valueIn } from './entries.ts'
import { type StorageName, storeText, textIn } from './storages.ts'

interface Kind {
  /** The storage of this tab, or of all tabs. */
  readonly storage: StorageName
  readonly keptMs: number
  /** True if the member's logout deletes it. */
  readonly endsAtLogout: boolean
}

const { keptMs } = ledgerPolicy
const [tab, allTabs] = ['sessionStorage', 'localStorage'] as const

/**
 * A logout keeps what we know of calls. A running call continues, and no second one may be sent
 * before its outcome is known (OQ-135). A password that may have changed matters for the next login
 * (OQ-019).
 */
const kinds = {
  /** Text typed in a form when the session ended, without secrets (OQ-134). */
  draft: { storage: tab, keptMs: sessionPolicy.keptDraftMs, endsAtLogout: true },
  /** An unpaid order, with nothing about the member (OQ-105). */
  order: { storage: tab, keptMs: checkoutPolicy.openOrderKeptMs, endsAtLogout: true },
  /** The calls that the member hasn't acknowledged, without their content. */
  outcomes: { storage: tab, keptMs, endsAtLogout: false },
  /** What the tabs know about each other's calls on a purse. */
  purse: { storage: allTabs, keptMs, endsAtLogout: false },
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

/** The stored value, which the caller must check; `undefined` if it is too old or damaged. */
export const readEntry = (entry: Entry): unknown => valueIn(textOf(entry))

/** Stores a value; without one, deletes the entry. */
export function writeEntry(entry: Entry, value?: unknown): void {
  const keptUntil = Date.now() + kinds[entry.kind].keptMs
  setText(entry, value === undefined ? null : JSON.stringify({ value, keptUntil }))
}

/** Gives an entry another name or owner; its expiry stays the same. */
export function moveEntry(entry: Entry, change: Partial<Entry>): void {
  setText({ ...entry, ...change }, textOf(entry) ?? null)
  setText(entry, null)
}

/** All entries of one kind, or of every kind, for any owner. */
export const entries = (of?: KindName): readonly Entry[] =>
  [tab, allTabs].flatMap((storage) =>
    entryKeys(storage).flatMap((key) => {
      const [, kind, name = '', owner = ''] = /^save-(\w+):(.*) (\w+)$/.exec(key) ?? []
      return isKind(kind) && kind === (of ?? kind) ? [{ kind, name, owner }] : []
    }),
  )

const isKind = (name: string | undefined): name is KindName =>
  name !== undefined && Object.hasOwn(kinds, name)

/**
 * @param member undefined if no member was read: then we delete everything that a logout can delete
 */
export function forgetAtLogout(member: Member | undefined): void {
  const owner = member && ownerOf(member)
  for (const entry of entries())
    if (kinds[entry.kind].endsAtLogout && entry.owner === (owner ?? entry.owner)) writeEntry(entry)
}

/** A member has signed in: deletes the other members' drafts. */
export function forgetForOthers(member: Member): void {
  const owner = ownerOf(member)
  for (const entry of entries('draft')) if (entry.owner !== owner) writeEntry(entry)
}

/** Distinguishes members without naming them (FNV-1a, twice 32 bits). It protects no secret. */
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
