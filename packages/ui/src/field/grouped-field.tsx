import type { ChangeEvent } from 'react'
import { TextField, type TextFieldProps } from './field.tsx'

export type GroupedFieldProps = TextFieldProps & {
  readonly value: string
  /** Digits as they should be written; any other text comes back unchanged. */
  readonly written: (text: string) => string
}

/**
 * Digits that are written in groups while they are typed, pasted or dictated, so that nobody has to type the
 * groups. A value that is filled in whole, by a browser or a program, stays as it is.
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

/** Was something typed, pasted, dictated or suggested? Nothing that was deleted is written again. */
function isByHand({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string): boolean {
  const isInserted =
    'inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('insert')
  return isInserted || target.value.length === before.length + 1
}

/** The caret stays behind the digit that was typed. */
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
