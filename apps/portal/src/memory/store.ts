/**
 * What this browser remembers for its members. An entry has a value and an expiry time. Its key has its kind and a
 * hash of its owner: `save-draft:transfer 0f3ca1b2c3d4e5f6`.
 */
import { checkoutPolicy } from '@save/domain/checkout'
import { ledgerPolicy } from '@save/domain/ledger'
import { identityOf, type Member } from '@save/domain/member'
import { sessionPolicy } from '@save/domain/session'
import { entryKeys, valueIn } from './entries.ts'
import { storeText, textIn } from './storages.ts'

const { keptMs } = ledgerPolicy
const [tab, allTabs] = ['sessionStorage', 'localStorage'] as const

/** Where the entries of each kind are, and for how long. */
const kinds = {
  /** Text typed in a form when the session ended, without secrets (OQ-134). */
  draft: { storage: tab, keptMs: sessionPolicy.keptDraftMs },
  /** An unpaid order, with nothing about the member (OQ-105). */
  order: { storage: tab, keptMs: checkoutPolicy.openOrderKeptMs },
  /** The calls that the member hasn't acknowledged, without their content. */
  outcomes: { storage: tab, keptMs },
  /** What the tabs know about each other's calls on a purse. */
  purse: { storage: allTabs, keptMs },
} as const

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

/** Gives an entry another name; its expiry stays the same. */
export function moveEntry(entry: Entry, name: string): void {
  setText({ ...entry, name }, textOf(entry) ?? null)
  setText(entry, null)
}

/** All entries of one kind, for any owner. */
export const entries = (kind: KindName): readonly Entry[] =>
  entryKeys(kinds[kind].storage).flatMap((key) => {
    const [, found, name = '', owner = ''] = /^save-(\w+):(.*) (\w+)$/.exec(key) ?? []
    return found === kind ? [{ kind, name, owner }] : []
  })

/**
 * Deletes the member's drafts and orders; everybody's if no member was read. What we know of calls stays, since they
 * continue (OQ-135), and a changed password matters at the next login (OQ-019).
 */
export function forgetAtLogout(member: Member | undefined): void {
  const owner = member && ownerOf(member)
  for (const entry of [...entries('draft'), ...entries('order')])
    if (entry.owner === (owner ?? entry.owner)) writeEntry(entry)
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
