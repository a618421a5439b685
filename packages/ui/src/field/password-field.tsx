import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Field, type TextFieldProps } from './field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'hint' | 'width'> & {
  /** The text of the button beside it. */
  readonly show: string
  readonly hide: string
  /** Masked while it is sent, so that the browser doesn't store it like other text. */
  readonly masked: boolean
}

/** A password, masked unless the member asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, message, id, show, hide, masked, ...input } = props
  const [isShown, setShown] = useState(false)
  const action = isShown ? hide : show
  return (
    <Field label={label} message={message} id={id}>
      {(control) => (
        <div className="field-beside">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={isShown && !masked ? 'text' : 'password'}
            className="input"
          />
          <Button quiet onClick={() => setShown(!isShown)}>
            <span key={action}>{action}</span>
            <span className="visually-hidden"> {label}</span>
          </Button>
        </div>
      )}
    </Field>
  )
}
