/** What of a voucher's amounts was not sent, and what counts instead. */
import { formatPounds } from '@save/domain/kernel'
import { amountWays, type Vendor, vouchersPolicy } from '@save/domain/vouchers'
import { flagUnsent, numberUnsent } from './why-none.ts'

/**
 * @param sent the vendor as the server sent it, if that is at hand
 * @returns the steps, and the answered questions that say so
 */
export function missingBounds(
  vendor: Vendor,
  sent: unknown,
): { readonly steps: readonly string[]; readonly ids: readonly string[] } {
  const flags = [
    ...flagUnsent('HasFixedRange', 'it has fixed amounts', sent, 'it has none'),
    ...flagUnsent('HasRangedRange', 'it has a range', sent, 'it has none'),
    ...(vendor.hasRangedRange
      ? flagUnsent('IsRangeEndLimited', 'the range has an end', sent, 'it has none')
      : []),
  ]
  const bounds = boundsOf(vendor).flatMap(({ field, isTheLeast }) =>
    numberUnsent(field, sent, isTheLeast ? leastInstead : 'there is no limit'),
  )
  const empty = isEmptyRange(vendor)
    ? ['No amount is between the bounds, so there is no range']
    : []
  return {
    steps: [...flags, ...bounds, ...empty],
    ids: [
      ...(bounds.length + empty.length > 0 ? ['OQ-094'] : []),
      ...(flags.length > 0 ? ['OQ-143'] : []),
    ],
  }
}

const leastInstead = `it counts as ${formatPounds(vouchersPolicy.leastAmount)}`

interface Bound {
  readonly field: string
  readonly isTheLeast: boolean
}

/** Those that decide what may be typed: of the range, otherwise of the amount beside the list. */
function boundsOf(vendor: Vendor): readonly Bound[] {
  if (vendor.hasRangedRange && !isEmptyRange(vendor))
    return [
      { field: 'MinimumRangedEnterManuallyAmount', isTheLeast: true },
      ...(vendor.isRangeEndLimited
        ? [{ field: 'MaximumRangedEnterManuallyAmount', isTheLeast: false }]
        : []),
    ]
  return amountWays(vendor).manual === undefined
    ? []
    : [
        { field: 'MinimumFixedEnteredManuallyAmount', isTheLeast: true },
        { field: 'MaximumFixedEnteredManuallyAmount', isTheLeast: false },
      ]
}

/** The vendor has a range whose bounds have no amount between them. */
const isEmptyRange = (vendor: Vendor): boolean =>
  vendor.hasRangedRange && amountWays({ ...vendor, hasFixedRange: false }).manual === undefined
