/** Which field the server's field errors belong to (BANKW-19, OQ-122). */
import { isBlank } from '../kernel/index.ts'
import { type TransferComplaints, type TransferField, transferFields } from './transfer.rules.ts'
import type { FieldError } from './withdrawal.schema.ts'

export interface SortedFieldErrors {
  /** Under their fields; several about one field together. */
  readonly complaints: TransferComplaints
  /** About no field of the form: shown on top. */
  readonly others: readonly string[]
}

/** Field names match in any letter case; blank and repeated messages are left out. */
export function sortFieldErrors(errors: readonly FieldError[]): SortedFieldErrors {
  const told = errors.filter((error) => !isBlank(error.errorMessage))
  const about = (field: TransferField | undefined) => [
    ...new Set(
      told.filter((error) => fieldOf(error) === field).map((error) => error.errorMessage.trim()),
    ),
  ]
  const complaints = transferFields.flatMap((field) => {
    const messages = about(field)
    return messages.length === 0 ? [] : [[field, messages.join(' ')]]
  })
  return { complaints: Object.fromEntries(complaints), others: about(undefined) }
}

const fieldOf = ({ field }: FieldError): TransferField | undefined =>
  transferFields.find((known) => known.toLowerCase() === field.trim().toLowerCase())
