import type { KeyboardEvent, MouseEvent } from 'react'

/** The second click of a double click is no further wish. */
export const isFurtherClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1

/** Nor are the repeats of an Enter that is held down. */
export const isHeldEnter = ({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean =>
  key === 'Enter' && repeat
