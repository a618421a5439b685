import type { ComponentProps } from 'react'
import { DownIcon } from '../icon/icon.tsx'
import { Field, type FieldFrame } from './field.tsx'
import './select.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export type SelectProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'className' | 'style' | 'children' | 'multiple' | 'size'> & {
    readonly options: readonly SelectOption[]
  }

/** A choice from many options: the browser's own list, which works well on every device. */
export function Select({ label, hint, message, id, options, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} message={message} id={id}>
      {(control) => (
        <div className="select">
          <select {...select} {...control} className="input">
            {options.map((option) => (
              <option value={option.value} key={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <DownIcon />
        </div>
      )}
    </Field>
  )
}
