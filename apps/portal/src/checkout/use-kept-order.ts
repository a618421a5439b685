import {
  type CheckoutSnapshot,
  checkoutPolicy,
  keptOrderOf,
  type OpenOrder,
  unpaidOrder,
} from '@save/domain/checkout'
import type { Member } from '@save/domain/member'
import { useEffect, useState } from 'react'
import { forgetDraft, keepDraft, peekAtDraft } from '../drafts/kept-drafts.ts'

const name = 'open-order'

/** The order that this tab left unpaid, for the same member only (OQ-105). */
export const useOrderLeft = (member: Member): OpenOrder | undefined =>
  useState(() => keptOrderOf(peekAtDraft(name, member)))[0]

/** Keeps an unpaid order in this tab until it is paid for, or another order takes its place. */
export function useKeptOrder(member: Member, snapshot: CheckoutSnapshot): void {
  const order = unpaidOrder(snapshot)
  useEffect(() => {
    if (order === undefined) forgetDraft(name)
    else keepDraft(name, member, order, checkoutPolicy.openOrderKeptMs)
  }, [member, order])
}
