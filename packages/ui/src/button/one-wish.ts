import type { KeyboardEvent, MouseEvent } from 'react'

/** The second click of a double click does not count. */
export const isFurtherClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1

/** Nor do the repeats of a held Enter. */
export const isHeldEnter = ({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean =>
  key === 'Enter' && repeat
