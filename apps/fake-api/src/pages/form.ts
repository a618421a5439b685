import { sessionPolicy } from '../session/session.policy.ts'
import { type Html, html } from './html.ts'

export interface Field {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'password' | 'checkbox'
  /** The autocomplete token; missing for a tick box. */
  readonly autocomplete?: string
  readonly hint?: string
  readonly isReadOnly?: true
  /** The first message about a value; `undefined` if it is valid. */
  complaint(value: string): string | undefined
}

/** Typed text by field name. A missing field counts as empty. */
export type Values = Readonly<Record<string, string>>

export type Complaints = Readonly<Record<string, string>>

export const complaintsAbout = (fields: readonly Field[], values: Values): Complaints =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const complaint = field.complaint(values[field.name] ?? '')
      return complaint === undefined ? [] : [[field.name, complaint]]
    }),
  )

export interface Form {
  readonly action: string
  readonly fields: readonly Field[]
  readonly submit: string
  readonly token: string
  readonly hidden?: Values
  readonly values?: Values
  readonly complaints?: Complaints
  /** The server's messages, above the form. */
  readonly refusal?: string | undefined
}

/** Only the server validates (OQ-138). Focuses the first invalid field or, after a refusal, the first editable one. */
export function formText(form: Form): Html {
  const { complaints = {}, values = {} } = form
  const takesFocus = form.fields.find(({ name, isReadOnly }) =>
    form.refusal === undefined ? name in complaints : !isReadOnly,
  )
  const hidden = { ...form.hidden, [sessionPolicy.antiForgeryCookie]: form.token }
  return html`<form class="form" method="post" action="${form.action}" novalidate>
${form.refusal !== undefined && summary(form.refusal)}
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${form.fields.map((field) =>
  fieldText(field, values[field.name] ?? '', complaints[field.name], field === takesFocus),
)}
<button class="button button-l" type="submit">${form.submit}</button>
</form>`
}

const summary = (refusal: string): Html =>
  html`<div class="notices" role="alert"><div class="notice notice-error"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7.5v5.5M12 16.4v.1"/></svg><p>${refusal}</p></div></div>`

function fieldText(
  field: Field,
  value: string,
  complaint: string | undefined,
  takesFocus: boolean,
) {
  const { name, hint } = field
  const hintId = hint === undefined ? undefined : `${name}-hint`
  const messageId = complaint === undefined ? undefined : `${name}-message`
  const described = [hintId, messageId].filter((id) => id !== undefined).join(' ')
  const state = html`${described !== '' && html` aria-describedby="${described}"`}${complaint !== undefined && html` aria-invalid="true"`}${field.isReadOnly && html` readonly`}${takesFocus && html` autofocus`}`
  const message =
    complaint !== undefined && html`<p class="field-message" id="${name}-message">${complaint}</p>`

  if (field.type === 'checkbox') {
    return html`<div class="field"><label class="checkbox"><input type="checkbox" id="${name}" name="${name}" value="yes"${value === 'yes' && html` checked`}${state}><span>${field.label}</span></label>${message}</div>`
  }
  return html`<div class="field"><label for="${name}">${field.label}</label>${hintId !== undefined && html`<p class="field-hint" id="${hintId}">${hint}</p>`}<input class="input" type="${field.type}" id="${name}" name="${name}" value="${field.type === 'password' ? '' : value}"${field.autocomplete !== undefined && html` autocomplete="${field.autocomplete}"`}${state}>${message}</div>`
}
