/** Turns the control page's forms into requests to the HTTP interface. */
import { type Reading, readerOf, WorldChange, type WorldRequest } from '../control.schema.ts'
import type { Fault } from '../faults.ts'
import { readLink } from '../world-link.ts'

const readChange = readerOf(WorldChange)

/** The requested world. The form has the same fields as a link. */
export function makingIn(form: URLSearchParams): Reading<WorldRequest> {
  const parameters = new URLSearchParams()
  for (const name of ['member', 'seed', 'clock', 'delay', 'scenario']) {
    for (const value of form.getAll(name))
      if (value.trim() !== '') parameters.append(name, value.trim())
  }
  parameters.set('signedIn', form.get('signedIn') === 'yes' ? 'yes' : 'no')
  const reading = readLink(parameters)
  return 'value' in reading ? { value: reading.value.request } : reading
}

export const clockIn = (form: URLSearchParams): Reading<WorldChange> =>
  readChange({ clock: form.get('clock-now')?.trim() ?? '' })

/** The requested fault, added to those that stay. */
export function faultsIn(form: URLSearchParams, others: readonly Fault[]): Reading<WorldChange> {
  const text = (name: string) => form.get(name)?.trim() ?? ''
  const part = (name: string, value: unknown) => (text(name) === '' ? {} : { [name]: value })
  return readChange({
    faults: [
      ...others,
      {
        call: text('call'),
        ...part('kind', text('kind')),
        ...part('delayMs', numberIn(text('delayMs'))),
        ...part('times', numberIn(text('times'))),
        ...part('at', text('at')),
      },
    ],
  })
}

const numberIn = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text)
