export {
  cashbackAt,
  voucherFor,
} from './best-way.rules.ts'
export { type BestWayView, bestWayView } from './best-way.selectors.ts'
export { payingMessages } from './paying.messages.ts'
export { payingPolicy } from './paying.policy.ts'
