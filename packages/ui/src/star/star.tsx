import type { ComponentProps } from 'react'
import { StarIcon } from '../icon/icon.tsx'
import './star.css'

export type StarProps = Omit<
  ComponentProps<'button'>,
  'type' | 'className' | 'style' | 'children' | 'aria-label' | 'aria-pressed'
> & {
  /** The same whether pressed or not: the state is told apart from the name. */
  readonly label: string
  readonly pressed: boolean
}

/** Marks a favourite, or no longer. */
export function Star({ label, pressed, ...button }: StarProps) {
  return (
    <button {...button} type="button" className="star" aria-label={label} aria-pressed={pressed}>
      <StarIcon />
    </button>
  )
}
