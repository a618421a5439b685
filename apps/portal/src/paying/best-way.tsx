import type { BestWayView } from '@save/domain/paying'
import { Entries } from '@save/ui/figure'

export interface BestWayProps {
  readonly view: BestWayView
  /** True if the voucher's saving is already shown above. */
  readonly cashbackOnly?: boolean | undefined
}

/**
 * The saving by cashback and by voucher, with the gain colour on the better one, and the verdict in
 * words.
 */
export const BestWay = ({ view: { ways, verdict }, cashbackOnly = false }: BestWayProps) => (
  <>
    <Entries
      entries={ways
        .filter(({ is }) => is === 'cashback' || !cashbackOnly)
        .map(({ label, value, isBetter }) => ({ label, value, kind: isBetter ? 'gain' : 'plain' }))}
    />
    {verdict !== undefined && <p>{verdict}</p>}
  </>
)
