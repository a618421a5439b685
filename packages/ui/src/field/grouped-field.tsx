import type { ChangeEvent } from 'react'
import { TextField, type TextFieldProps } from './field.tsx'

export type GroupedFieldProps = TextFieldProps & {
  readonly value: string
  /** Groups digits and leaves any other text unchanged. */
  readonly written: (text: string) => string
}

/**
 * Groups digits as they are typed, pasted or dictated, so that nobody has to type the separators. Leaves a value that a
 * browser or a program fills in at once unchanged.
 */
export const GroupedField = ({ written, onChange, ...field }: GroupedFieldProps) => (
  <TextField
    inputMode="numeric"
    autoComplete="off"
    {...field}
    onChange={(event) => {
      if (isByHand(event, field.value)) writeInGroups(event.target, written)
      onChange?.(event)
    }}
  />
)

/** True if text was typed, pasted, dictated or suggested. Deleted text is not grouped again. */
function isByHand({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string): boolean {
  const isInserted =
    'inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('insert')
  return isInserted || target.value.length === before.length + 1
}

/** The caret stays behind the typed digit. */
function writeInGroups(field: HTMLInputElement, written: (text: string) => string): void {
  const text = written(field.value)
  if (text === field.value) return
  const end = field.selectionEnd ?? field.value.length
  const digitsBehind = digitsIn(field.value.slice(end))
  field.value = text
  let caret = text.length
  while (caret > 0 && digitsIn(text.slice(caret)) < digitsBehind) caret -= 1
  field.setSelectionRange(caret, caret)
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length
