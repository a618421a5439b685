import { moneyCallPolicy } from '@save/domain/kernel'

/** When another page was last asked for. */
let askedAt = Number.NEGATIVE_INFINITY

/** Has another page been asked for, so that this one may go at any moment? */
export const isBeingLeft = (): boolean => performance.now() < askedAt + moneyCallPolicy.leavingMs

addEventListener(
  'beforeunload',
  () => {
    askedAt = performance.now()
  },
  true,
)
addEventListener(
  'pageshow',
  () => {
    askedAt = Number.NEGATIVE_INFINITY
  },
  true,
)
