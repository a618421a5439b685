/**
 * What was typed in a form when the session ended, kept in this tab over the reload after the login
 * (OQ-134): non-sensitive fields only, for the same member only, given back once.
 */
import { isBlank } from '@save/domain/kernel'
import { identityOf, type Member } from '@save/domain/member'
import { sessionPolicy } from '@save/domain/session'
import { tried } from '@save/ui/tried'

const prefix = 'save-draft:'

interface Kept {
  /** Whose it is: a hash, never the email address itself. */
  readonly member: string
  readonly keptUntil: number
  readonly draft: unknown
}

/**
 * Keeps a draft under the form's name. Not for a member without an email address: others could look
 * the same.
 */
export function keepDraft(
  form: string,
  member: Member,
  draft: object,
  forMs: number = sessionPolicy.keptDraftMs,
): void {
  const owner = ownerOf(member)
  if (owner !== undefined) keepFor(owner, form, draft, forMs)
}

/** Keeps this under a name, for whom `owner` marks. */
export function keepFor(owner: string, name: string, draft: object, forMs: number): void {
  store(name, { member: owner, keptUntil: Date.now() + forMs, draft })
}

const store = (name: string, kept: Kept): void =>
  tried(() => sessionStorage.setItem(prefix + name, JSON.stringify(kept)))

/** What is kept for this member, as stored; it stays there. */
export const peekAtDraft = (form: string, member: Member): unknown => keptFor(ownerOf(member), form)

/** What is kept under a name for whom `owner` marks, as stored; nothing for nobody. */
export function keptFor(owner: string | undefined, name: string): unknown {
  const kept = read(prefix + name)
  return kept !== undefined && isFor(owner, kept) ? kept.draft : undefined
}

export const forgetDraft = (form: string): void =>
  tried(() => sessionStorage.removeItem(prefix + form))

/** What is kept under a name, whoever it is for. */
export const draftOf = (name: string): unknown => read(prefix + name)?.draft

/** All names that begin so, whoever it is kept for. */
export const draftNames = (start: string): readonly string[] =>
  everything().flatMap(([name]) => (name.startsWith(start) ? [name] : []))

/** What is kept under one name is from now on kept under another. */
export function renameDraft(was: string, now: string): void {
  const kept = read(prefix + was)
  if (kept !== undefined) store(now, kept)
  forgetDraft(was)
}

/** At logout; `stays` names the entries that are not drafts. */
export const forgetDrafts = (stays: (name: string) => boolean): void =>
  forget((_, name) => !stays(name))

/**
 * Another member has signed in, or too much time has passed; `stays` names the entries that wait for
 * their own member.
 */
export const forgetDraftsNotFor = (
  member: Member,
  stays: (name: string) => boolean = () => false,
): void =>
  forget((kept, name) => {
    if (kept === undefined) return true
    return stays(name) ? isOver(kept) : !isFor(markOf(member), kept)
  })

/** What is overdue, or can't be read, at once and from now on: also while nobody is signed in. */
export function sweepDrafts(): void {
  const sweep = () => forget((kept) => kept === undefined || isOver(kept))
  sweep()
  setInterval(sweep, sessionPolicy.keptDraftMs)
}

/** What `stays` names and was kept for one mark is kept for the other, no longer than before. */
export function handOver(was: string, now: string, stays: (name: string) => boolean): void {
  for (const [name, kept] of everything()) {
    if (kept?.member !== was || !stays(name)) continue
    forgetDraft(name)
    store(name.replace(was, now), { ...kept, member: now })
  }
}

function forget(mayGo: (kept: Kept | undefined, name: string) => boolean): void {
  for (const [name, kept] of everything()) if (mayGo(kept, name)) forgetDraft(name)
}

/** All that is kept, under its name. */
const everything = (): readonly (readonly [string, Kept | undefined])[] =>
  (tried(() => Object.keys(sessionStorage)) ?? [])
    .filter((key) => key.startsWith(prefix))
    .map((key) => [key.slice(prefix.length), read(key)])

function read(key: string): Kept | undefined {
  const kept: unknown = tried(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  return isKept(kept) ? kept : undefined
}

/** Is it something that was kept here? Its draft is for its reader to check. */
const isKept = (json: unknown): json is Kept =>
  typeof (json as Partial<Kept> | null)?.keptUntil === 'number'

const isFor = (owner: string | undefined, kept: Kept): boolean =>
  kept.member === owner && !isOver(kept)

const isOver = ({ keptUntil }: Kept): boolean => Date.now() >= keptUntil

/**
 * Whose a draft is; nobody's for a member without an email address, since others could have none
 * either.
 */
const ownerOf = (member: Member): string | undefined =>
  isBlank(member.emailAddress) ? undefined : markOf(member)

/** Tells members apart without naming them (FNV-1a, twice 32 bits). It protects no secret. */
export function markOf(member: Member): string {
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
