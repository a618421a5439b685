import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import { Link, type LinkProps } from '../link/link.tsx'
import { oneWish, watchPresses } from './press-guard.ts'
import './button.css'
import { StarIcon } from '../icon/icon.tsx'

type Look = {
  /** One filled button per form. The others are quiet. */
  readonly quiet?: boolean | undefined
  /** Small in tables only, large at the end of a form. */
  readonly size?: 's' | 'm' | 'l' | undefined
}

const classOf = ({ quiet, size = 'm' }: Look, isBusy = false) =>
  ['button', quiet && 'button-quiet', size !== 'm' && `button-${size}`, isBusy && 'button-busy']
    .filter(Boolean)
    .join(' ')

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  Look & {
    /** Waits for an answer: shows its spinner, can't be pressed, and keeps its name. `Waiting` describes the wait. */
    readonly busy?: boolean | undefined
    /**
     * For actions that must not happen twice by accident: a bouncing key, a double click or a held key counts as one
     * press, even if the first answer is fast. The button keeps the focus while it can't be pressed. Forms handle their
     * own submit buttons.
     */
    readonly once?: boolean | undefined
  }

export function Button({ quiet, size, busy = false, once, disabled, ...props }: ButtonProps) {
  useLayoutEffect(() => (once ? watchPresses() : undefined), [once])
  const isOff = busy || disabled
  return (
    <button
      type="button"
      {...props}
      {...(once ? { ...oneWish, ...(isOff && off) } : { disabled: isOff })}
      className={classOf({ quiet, size }, busy)}
    />
  )
}

const off = { 'aria-disabled': true, onClick: undefined }

/** Describes the wait of a busy button to members who can't see its spinner. Only the outcome is announced. */
export const Waiting = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : <span className="visually-hidden">{children}</span>

export type ButtonLinkProps = Omit<LinkProps, 'className' | 'style'> & Look

/** A link that looks like a button: away from an empty page, or to the next step. */
export function ButtonLink({ quiet, size, ...props }: ButtonLinkProps) {
  return <Link {...props} className={classOf({ quiet, size })} />
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'style'> & {
  readonly label: string
  readonly children: ReactNode
}

export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      className={className ? `icon-button ${className}` : 'icon-button'}
    />
  )
}

export interface StarProps {
  /** The same whether pressed or not, since the state is announced separately. */
  readonly label: string
  readonly pressed: boolean
  readonly onToggle?: ((pressed: boolean) => void) | undefined
}

/**
 * Adds or removes a favourite. We use the native button: a list renders sixty of them for each typed letter, and
 * scrolling with a finger must not press one.
 */
export const Star = ({ label, pressed, onToggle }: StarProps) => (
  <button
    type="button"
    className="star"
    aria-label={label}
    aria-pressed={pressed}
    onClick={() => onToggle?.(!pressed)}
  >
    <StarIcon />
  </button>
)
