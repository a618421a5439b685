import type { ComponentProps, ReactNode } from 'react'
import './icon-button.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'style'> & {
  readonly label: string
  /** The icon. */
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
