import { useId } from 'react'
import { FieldMessage } from './field.tsx'
import './chip.css'

export interface ChipOption {
  readonly value: string
  readonly label: string
}

export interface ChipsProps {
  readonly legend: string
  readonly legendHidden?: boolean | undefined
  /** The name that the choices share, as in a form. */
  readonly name: string
  readonly options: readonly ChipOption[]
  /** The chosen value. If no option has it, nothing is chosen yet. */
  readonly value: string
  readonly onChoose: (value: string) => void
  /** One of them has to be chosen. */
  readonly required?: boolean | undefined
  readonly message?: string | undefined
}

/** A few options, all visible. The browser's arrow keys move between them. */
export function Chips({
  legend,
  legendHidden,
  name,
  options,
  value,
  onChoose,
  required,
  message,
}: ChipsProps) {
  const ownId = useId()
  const messageId = message === undefined ? undefined : ownId
  return (
    <fieldset
      className="field"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radio group can be invalid
      role="radiogroup"
      aria-required={required}
      aria-invalid={messageId === undefined ? undefined : true}
      aria-describedby={messageId}
    >
      <legend className={legendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className="chips">
        {options.map((option) => (
          <label
            className={option.value === value ? 'chip chip-chosen' : 'chip'}
            key={option.value}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {messageId && <FieldMessage id={messageId}>{message}</FieldMessage>}
    </fieldset>
  )
}
