/**
 * Marks of what the member has not been told about: money calls, saves, a password change, a query. They
 * hold nothing of its content, and each member has their own, with or without an email address.
 */
import type { Member } from '@save/domain/member'
import { forgetDrafts, forgetDraftsNotFor, markOf } from './kept-drafts.ts'

const kinds = {
  moneyCall: 'on-its-way ',
  save: 'unheard ',
  /** Who a member may be after a save of their own. */
  successor: 'successor ',
} as const

export const isMark = (name: string): boolean =>
  Object.values(kinds).some((kind) => name.startsWith(kind))

export const nameOfMark = (kind: keyof typeof kinds, about: string, member: Member): string =>
  `${kinds[kind]}${about} ${markOf(member)}`

/**
 * A logout deletes drafts and the kept order, but no mark: a running call continues without the
 * member, no second one may be sent before its outcome is known (OQ-135), and a password that may have
 * been changed is needed for the very next login.
 */
export const forgetAtLogout = (): void => forgetDrafts(isMark)

/** So does another member's login: the mark waits for its own member. */
export const forgetForOthers = (member: Member): void => forgetDraftsNotFor(member, isMark)
