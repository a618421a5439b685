/**
 * What waits in the tab for its own member if another one signs in meanwhile: the marks of calls whose outcome
 * they have not acknowledged, which hold nothing of the calls' content; and their unpaid order. Each member has
 * their own, with or without an email address.
 */
import type { Member } from '@save/domain/member'
import { forgetDrafts, forgetDraftsNotFor, markOf } from './kept-drafts.ts'

const marks = {
  call: 'calls ',
  /** Who a member may be after a save of their own. */
  successor: 'successor ',
} as const

const orders = {
  /** Waits for its payment in the portal. */
  open: 'open-order ',
  /** Its payment is at the provider. */
  atProvider: 'order-at-provider ',
} as const

export type OrderKind = keyof typeof orders

const startsAs = (kinds: Readonly<Record<string, string>>, name: string): boolean =>
  Object.values(kinds).some((kind) => name.startsWith(kind))

const isOrder = (name: string): boolean => startsAs(orders, name)

/** Does this wait for its own member? */
export const isWaiting = (name: string): boolean => startsAs(marks, name) || isOrder(name)

export const nameOfMark = (kind: keyof typeof marks, about: string, member: Member): string =>
  `${marks[kind]}${about} ${markOf(member)}`

export const nameOfOrder = (kind: OrderKind, mark: string): string => orders[kind] + mark

/**
 * A logout deletes drafts and the member's own unpaid order, but no mark: a running call continues without
 * the member, no second one may be sent before its outcome is known (OQ-135), and a password that may have
 * been changed is needed for the very next login.
 */
export const forgetAtLogout = (member: Member | undefined): void =>
  forgetDrafts(
    (name) =>
      isWaiting(name) &&
      !(isOrder(name) && (member === undefined || name.endsWith(` ${markOf(member)}`))),
  )

/** Another member's login deletes drafts. */
export const forgetForOthers = (member: Member): void => forgetDraftsNotFor(member, isWaiting)
