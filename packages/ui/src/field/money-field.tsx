import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { useLeft } from './use-left.ts'
import './money-field.css'

export interface Stepper {
  /** The amount, as assistive technology announces it. `undefined` if the text isn't an amount. */
  readonly now: number | undefined
  readonly raise: string
  readonly lower: string
  readonly onStep: (way: 'up' | 'down') => void
}

export type MoneyFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'type' | 'inputMode'> & {
    /** Shown before the amount, but not part of it. */
    readonly symbol?: string | undefined
    /** Raises and lowers the amount by steps, with two named buttons and a spin button's arrow keys. */
    readonly stepper?: Stepper | undefined
  }

/**
 * An amount of money. Typed or pasted text stays the same, so that the caret stays in place and the caller decides what
 * counts as an amount. The currency symbol is outside the text.
 */
export function MoneyField({
  label,
  hint,
  message,
  id,
  symbol = '£',
  stepper,
  onBlur,
  ...input
}: MoneyFieldProps) {
  const left = useLeft(onBlur)
  const [isStepped, setStepped] = useState(false)
  const step = (direction: 'up' | 'down') => {
    setStepped(true)
    stepper?.onStep(direction)
  }
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event)
    const direction =
      event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined
    if (!stepper || !direction || event.defaultPrevented) return
    event.preventDefault()
    step(direction)
  }
  const stepButton = (direction: 'up' | 'down', name: string, drawing: string) => (
    <IconButton label={name} disabled={input.disabled} onClick={() => step(direction)}>
      <Icon>
        <path d={drawing} />
      </Icon>
    </IconButton>
  )
  return (
    <Field label={label} hint={hint} message={message} id={id}>
      {(control) => (
        <div className={stepper ? 'money-field money-field-steps' : 'money-field'}>
          <span className="money-field-symbol" aria-hidden="true">
            {symbol}
          </span>
          <input
            autoComplete="off"
            spellCheck={false}
            {...input}
            {...control}
            onChange={(event) => {
              setStepped(false)
              input.onChange?.(event)
            }}
            onKeyDown={stepByKey}
            onBlur={left}
            type="text"
            inputMode="decimal"
            className="input"
            {...(stepper && spinning(input.min, stepper.now))}
          />
          {stepper && (
            <>
              <div className="money-field-buttons">
                {stepButton('down', stepper.lower, 'M5 12h14')}
                {stepButton('up', stepper.raise, 'M5 12h14M12 5v14')}
              </div>
              <span className="visually-hidden" role="status">
                {isStepped && `${symbol}${String(input.value ?? '')}`}
              </span>
            </>
          )}
        </div>
      )}
    </Field>
  )
}

const spinning = (min: unknown, now: number | undefined) => ({
  role: 'spinbutton',
  'aria-valuemin': min === undefined ? undefined : Number(min),
  'aria-valuenow': now,
})
