import { useLayoutEffect } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { oneWish, watchPresses } from '../wish/wish.ts'

export type OnceButtonProps = Omit<ButtonProps, 'type'>

/**
 * For actions that must not happen twice by accident: a key that bounces, the second click of a double
 * click and the repeats of a held key are ignored, however fast the first answer came. A form's
 * submit button needs none of this: the form takes care of it.
 */
export function OnceButton(props: OnceButtonProps) {
  useLayoutEffect(watchPresses, [])
  return <Button {...props} {...oneWish} />
}
