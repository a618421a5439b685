import { ToggleButton } from 'react-aria-components/ToggleButton'
import { StarIcon } from '../icon/icon.tsx'
import './star.css'

export interface StarProps {
  /** The same whether pressed or not: the state is told apart from the name. */
  readonly label: string
  readonly pressed: boolean
  readonly onToggle?: ((pressed: boolean) => void) | undefined
  readonly disabled?: boolean | undefined
}

/**
 * Marks a favourite, or no longer. A finger that scrolls a list of stars, or leaves one before it
 * is lifted, marks nothing.
 */
export const Star = ({ label, pressed, onToggle, disabled = false }: StarProps) => (
  <ToggleButton
    className="star"
    aria-label={label}
    isSelected={pressed}
    isDisabled={disabled}
    {...(onToggle && { onChange: onToggle })}
  >
    <StarIcon />
  </ToggleButton>
)
