import { type Html, html } from '../../pages/html.ts'

interface Labelled {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

export const textField = ({ name, label, hint, value = '' }: Labelled & { value?: string }): Html =>
  html`<div class="field"><label for="${name}">${label}</label>${hintText(name, hint)}<input class="input" type="text" id="${name}" name="${name}" value="${value}"${described(name, hint)}></div>`

export const numberField = ({
  name,
  label,
  hint,
  value = '',
}: Labelled & { value?: string }): Html =>
  html`<div class="field"><label for="${name}">${label}</label>${hintText(name, hint)}<input class="input input-s" type="text" inputmode="numeric" id="${name}" name="${name}" value="${value}"${described(name, hint)}></div>`

export interface Option {
  readonly value: string
  readonly text: string
}

interface Choosing extends Labelled {
  readonly options: readonly Option[]
  readonly chosen?: string
}

export const selectField = ({ name, label, options, chosen }: Choosing): Html =>
  html`<div class="field"><label for="${name}">${label}</label><div class="select"><select class="input" id="${name}" name="${name}">${options.map(({ value, text }) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`)}</select><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg></div></div>`

export const checkboxField = (
  name: string,
  value: string,
  text: string | Html,
  isChecked: boolean,
): Html =>
  html`<label class="checkbox"><input type="checkbox" name="${name}" value="${value}"${isChecked && html` checked`}><span>${text}</span></label>`

export const checkboxGroup = (label: string, boxes: readonly Html[]): Html =>
  html`<fieldset class="field"><legend>${label}</legend><div class="control-checks">${boxes}</div></fieldset>`

export const submitButton = (action: string, text: string, isMain = true): Html =>
  html`<button class="button${isMain ? '' : ' button-quiet'}" type="submit" name="action" value="${action}">${text}</button>`

const hintText = (name: string, hint: string | undefined) =>
  hint !== undefined && html`<p class="field-hint" id="${name}-hint">${hint}</p>`

const described = (name: string, hint: string | undefined) =>
  hint !== undefined && html` aria-describedby="${name}-hint"`
