import type { KeyboardEvent, MouseEvent } from 'react'

/** The second click of a double click does not count. */
export const isFurtherClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1

/** Nor do the repeats of a held Enter. */
export const isHeldEnter = ({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean =>
  key === 'Enter' && repeat

/** A trembling hand, or a key that bounces, is faster than a second wish. */
const furtherPressMs = 300
const pressed = new WeakMap<EventTarget, number>()

/** Nor a second press of a key on the same button, that soon. */
export function isFurtherPress({ key, currentTarget, timeStamp }: Press): boolean {
  if (key !== 'Enter' && key !== ' ') return false
  const last = pressed.get(currentTarget)
  pressed.set(currentTarget, timeStamp)
  return last !== undefined && timeStamp - last < furtherPressMs
}

type Press = Pick<KeyboardEvent, 'key' | 'currentTarget' | 'timeStamp'>
