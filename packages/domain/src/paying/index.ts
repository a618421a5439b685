export {
  bestCashback,
  cashbackAt,
  compareWays,
  type VoucherGain,
  voucherFor,
  voucherGain,
  type WaysToPay,
} from './best-way.rules.ts'
export { type BestWayView, bestWayView, type WayView } from './best-way.selectors.ts'
export { payingMessages } from './paying.messages.ts'
export { payingPolicy } from './paying.policy.ts'
