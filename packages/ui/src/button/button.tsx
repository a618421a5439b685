import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '../link/link.tsx'
import './button.css'

type Look = {
  /** One filled button a form; quiet ones beside it. */
  readonly quiet?: boolean | undefined
  /** Small in tables only, large where a form ends. */
  readonly size?: 's' | 'm' | 'l' | undefined
}

const classOf = ({ quiet, size = 'm' }: Look, isBusy = false) =>
  ['button', quiet && 'button-quiet', size !== 'm' && `button-${size}`, isBusy && 'button-busy']
    .filter(Boolean)
    .join(' ')

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  Look & {
    /**
     * Waits for an answer: shows its spinner and can't be pressed, and keeps its name. `Waiting` says
     * what it waits for.
     */
    readonly busy?: boolean | undefined
  }

export function Button({ quiet, size, busy = false, disabled, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classOf({ quiet, size }, busy)}
      disabled={busy || disabled}
    />
  )
}

/** What a busy button waits for, for those who can't see its spinner. Only the outcome is announced. */
export const Waiting = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : <span className="visually-hidden">{children}</span>

export type ButtonLinkProps = Omit<LinkProps, 'className' | 'style'> & Look

/** A link with the weight of a button: the way out of an empty page, the next step. */
export function ButtonLink({ quiet, size, ...props }: ButtonLinkProps) {
  return <Link {...props} className={classOf({ quiet, size })} />
}
