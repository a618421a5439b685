export { addressWire, MemberWire, memberPath, personNameWire } from './member.wire.ts'
export { standInSavingsPolicy } from './savings-account.policy.ts'
export {
  cardWithdrawalsToday,
  clearTransfers,
  isTransferRequested,
  withdrawn,
  withdrawnToday,
} from './savings-account.ts'
