import { type ComponentProps, type PropsWithChildren, type ReactNode, useId } from 'react'
import './field.css'
import './checkbox.css'

/** Props that a field gives its control: id, descriptions, and whether it is invalid. */
export type Control = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export type FieldFrame = {
  readonly label: ReactNode
  /** Help for filling it in, always visible. */
  readonly hint?: ReactNode
  /** The error message, if any. Empty text marks the field without a message. */
  readonly message?: string | undefined
}

export type FieldProps = FieldFrame & {
  readonly id?: string | undefined
  readonly children: (control: Control) => ReactNode
}

/** Label, hint, control and message, in this order, linked for members who can't see them. */
export function Field({ label, hint, message, id, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint === undefined ? undefined : `${controlId}-hint`
  const messageId = message ? `${controlId}-message` : undefined

  return (
    <div className="field">
      <label htmlFor={controlId}>{label}</label>
      {hintId && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': [hintId, messageId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': message === undefined ? undefined : true,
      })}
      {messageId && <FieldMessage id={messageId}>{message}</FieldMessage>}
    </div>
  )
}

export const FieldMessage = ({ id, children }: PropsWithChildren<{ readonly id: string }>) => (
  <p className="field-message" id={id}>
    {children}
  </p>
)

type Narrow = {
  /** The width of the expected text: `s` six characters, `m` a number, otherwise the column. */
  readonly width?: 's' | 'm' | undefined
}

const inputClass = (width: Narrow['width']) => (width ? `input input-${width}` : 'input')

export type TextFieldProps = FieldFrame &
  Narrow &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'width'>

/**
 * One line of text. `ref` is the input itself, to focus it. Spell check is off: some browsers send typed text to their
 * vendor for it.
 */
export function TextField({ label, hint, message, id, width, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} message={message} id={id}>
      {(control) => (
        <input
          type="text"
          spellCheck={false}
          {...input}
          {...control}
          className={inputClass(width)}
        />
      )}
    </Field>
  )
}

export type TextAreaProps = FieldFrame &
  Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children'>

export function TextArea({ label, hint, message, id, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} message={message} id={id}>
      {(control) => <textarea {...area} {...control} className="input" />}
    </Field>
  )
}

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'style' | 'children'
> & {
  readonly children: ReactNode
  readonly message?: string | undefined
}

/** A checkbox with a text beside it. `ref` is the input itself. */
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
