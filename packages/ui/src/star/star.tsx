import { StarIcon } from '../icon/icon.tsx'
import './star.css'

export interface StarProps {
  /** The same whether pressed or not: the state is announced separately from the name. */
  readonly label: string
  readonly pressed: boolean
  readonly onToggle?: ((pressed: boolean) => void) | undefined
  readonly disabled?: boolean | undefined
}

/**
 * Adds a favourite, or removes it. It is the platform's own button: a list draws sixty of them with
 * each letter typed, and a finger that scrolls, or leaves one before it is lifted, marks nothing.
 */
export const Star = ({ label, pressed, onToggle, disabled = false }: StarProps) => (
  <button
    type="button"
    className="star"
    aria-label={label}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={() => onToggle?.(!pressed)}
  >
    <StarIcon />
  </button>
)
