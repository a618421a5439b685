import { oneOf, orNone, quoted } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { statusKindOf } from './transaction-status.rules.ts'

export const statusKinds = table({
  title: 'What does a status mean: open, done or off?',
  given: { status: orNone(quoted) },
  answers: { kind: oneOf('open', 'done', 'off') },
  rows: `
    status       | kind
    "Paid"       | done
    "PAID"       | done
    "Confirmed"  | done
    "Completed"  | done
    "Active"     | done
    "Pending"    | open
    "Requested"  | open
    "Declined"   | off
    "Cancelled"  | off
    "Rejected"   | off
    "Expired"    | off
    "Failed"     | off
    "Unheard of" | open
    ""           | open
    (none)       | open
  `,
  decide: ({ status }) => ({ kind: statusKindOf(status) }),
})
