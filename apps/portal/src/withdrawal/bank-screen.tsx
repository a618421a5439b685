import { WithMember } from '../portal/with-member.tsx'
import { BankAwaited } from './bank-awaited.tsx'
import { BankPage } from './bank-page.tsx'

/** The withdrawal to a bank account, for members to whom it is offered (BANKW-01, OQ-118). */
export const BankScreen = () => (
  <WithMember awaited={<BankAwaited />}>{(member) => <BankPage member={member} />}</WithMember>
)
