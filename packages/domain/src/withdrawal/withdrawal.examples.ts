/** Shared parts of the decision tables about withdrawals. */
import type { Pence } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { type Cell, named } from '../testing/cells.ts'
import { exampleMember } from '../testing/examples.ts'

export const onOff = named({ on: true, off: false })

/** A cell with a value, or else this word. */
export const orElse = <Value, const Other>(
  cell: Cell<Value>,
  alternative: string,
  other: Other,
): Cell<Value | Other> => ({
  hint: `${cell.hint}, or ${alternative}`,
  read: (text) => (text === alternative ? other : cell.read(text)),
  write: (value) => (value === other ? alternative : cell.write(value as Value)),
})

export const memberWith = ({
  balance,
  limit,
  timesADay,
}: {
  readonly balance: Pence
  readonly limit?: Pence | undefined
  readonly timesADay?: number | undefined
}): Member => ({
  ...exampleMember,
  availableBalance: balance,
  ...(limit !== undefined && { withdrawalLimit: limit }),
  ...(timesADay !== undefined && { withdrawalCountLimit: timesADay }),
})
