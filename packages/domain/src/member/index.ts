export { type BalanceView, balanceView } from './balance.selectors.ts'
export { identityOf, isSameMember, type MemberSeen } from './identity.rules.ts'
export { memberMessages } from './member.messages.ts'
export type { MemberPort } from './member.port.ts'
export { nameOf } from './member.rules.ts'
export {
  Address,
  CardOutcome,
  Member,
  MemberChoice,
  PersonName,
  Transaction,
} from './member.schema.ts'
