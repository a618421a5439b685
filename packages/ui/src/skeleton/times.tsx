import type { ReactNode } from 'react'

/** This many equal placeholders, which never move. */
export const times = (count: number, piece: ReactNode, className?: string) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are alike and never move
    <li key={place} className={className}>
      {piece}
    </li>
  ))
