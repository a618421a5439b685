import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessage } from '../field/field.tsx'
import './checkbox.css'

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'style' | 'children'
> & {
  readonly children: ReactNode
  /** What is wrong with it, while it is. */
  readonly message?: string | undefined
}

/** A box to tick, its words beside it. A `ref` is the input itself. */
export function Checkbox({ children, message, ...input }: CheckboxProps) {
  const ownId = useId()
  const messageId = message ? `${input.id ?? ownId}-message` : undefined
  return (
    <div className="field">
      <label className="checkbox">
        <input
          {...input}
          type="checkbox"
          aria-describedby={messageId}
          aria-invalid={message ? true : undefined}
        />
        <span>{children}</span>
      </label>
      {messageId && <FieldMessage id={messageId}>{message}</FieldMessage>}
    </div>
  )
}
