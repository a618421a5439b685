import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import '../field/chip.css'

export interface ToggleProps {
  readonly pressed: boolean
  readonly onToggle?: ((pressed: boolean) => void) | undefined
  readonly children: ReactNode
}

/** On or off. Its words stay the same: the state is announced separately. */
export const Toggle = ({ pressed, onToggle, children }: ToggleProps) => (
  <ToggleButton className="toggle" isSelected={pressed} {...(onToggle && { onChange: onToggle })}>
    {children}
  </ToggleButton>
)
