import { type Ref, useId } from 'react'
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
  /** The chosen value; a value of no option means that nothing is chosen yet. */
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly disabled?: boolean | undefined
  /** One of them has to be chosen. */
  readonly required?: boolean | undefined
  readonly message?: string | undefined
  /** The radio button that gets the focus: the chosen one, or the first. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A choice of a few, all in view. The browser's arrow keys move between them. */
export function Chips({
  legend,
  legendHidden,
  name,
  options,
  value,
  onChoose,
  disabled,
  required,
  message,
  ref,
}: ChipsProps) {
  const ownId = useId()
  const messageId = message === undefined ? undefined : ownId
  const isChosen = options.some((option) => option.value === value)
  return (
    <fieldset
      className="field"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radio group can be invalid
      role="radiogroup"
      disabled={disabled}
      aria-required={required}
      aria-invalid={messageId === undefined ? undefined : true}
      aria-describedby={messageId}
    >
      <legend className={legendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className="chips">
        {options.map((option, index) => (
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
              ref={(isChosen ? option.value === value : index === 0) ? ref : undefined}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {messageId && <FieldMessage id={messageId}>{message}</FieldMessage>}
    </fieldset>
  )
}
