import { type Control, whyDisabled } from '../ledger/index.ts'
import { inWords } from './cells.ts'

/** A control in a table: hidden, enabled, or the reason why it is disabled. */
export const control = inWords(['hidden', 'enabled', ...whyDisabled])

export const shownAs = (shown: Control | { readonly state: 'hidden' }) =>
  shown.state === 'disabled' ? shown.because : shown.state

export const isDisabled = ({ control }: { readonly control: Control }): boolean =>
  control.state === 'disabled'
