export { type BalanceView, balanceView } from './balance.selectors.ts'
export { CardOutcome } from './card-outcome.schema.ts'
export { identityOf, isSameMember, type MemberSeen } from './identity.rules.ts'
export { memberMessages } from './member.messages.ts'
export type { MemberPort } from './member.port.ts'
export { nameOf, printedFor } from './member.rules.ts'
export {
  Address,
  Member,
  MemberChoice,
  PersonName,
  Transaction,
} from './member.schema.ts'
export { followMember, lastMemberOf, type MemberRead, memberOnceRead } from './member-reading.ts'
export { type Kind, kindOf } from './transaction-kind.rules.ts'
