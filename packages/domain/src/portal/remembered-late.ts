import { currentValue } from '../kernel/index.ts'
import {
  isOnItsWay,
  type LateMemory,
  type LateUntil,
  ledgerPolicy,
  mayStillRun,
  type Purse,
  type PurseSnapshot,
  purses,
} from '../ledger/index.ts'
import type { Portal } from './start-portal.ts'

const { longWaitMs } = ledgerPolicy

/**
 * Makes every document of the browser read a purse again once a call has had its time whose end nobody knows: this one,
 * a reload of it, and each other tab, even if the one that sent the call was closed, or the member has acknowledged
 * the outcome.
 */
export function rememberLateCalls(portal: Portal, memory: LateMemory, now: () => number): void {
  const { ledger, resources } = portal.getSnapshot().context
  const member = () => resources.member.getSnapshot().context.value

  /** Until when, as this document knows. */
  const own = new Map<Purse, number>()

  function store(purse: Purse, untilOf: (before: number | undefined) => number | undefined): void {
    const whose = member()
    if (whose === undefined) return
    const { [purse]: before, ...others }: LateUntil = memory.kept(whose)
    const until = untilOf(before)
    memory.keep({ ...others, ...(until !== undefined && { [purse]: until }) }, whose)
  }

  function keep(purse: Purse, until: number): void {
    own.set(purse, until)
    store(purse, (before = until) => Math.max(before, until))
  }

  /** What another document has stored since, it deletes itself. */
  const forget = (purse: Purse) =>
    store(purse, (before) => (before === own.get(purse) ? undefined : before))

  function watch(purse: Purse): void {
    const { lateCalls } = ledger[purse].getSnapshot().context
    let was = { isRunning: false, beats: 0, lateCalls }
    ledger[purse].subscribe((snapshot) => {
      const { beats, lateCalls } = snapshot.context
      const isRunning = mayBeRunning(snapshot)
      const isSent = isRunning && (!was.isRunning || beats > was.beats)
      const isWaiting = isRunning || lateCalls > 0
      const wasWaiting = was.isRunning || was.lateCalls > 0
      if (isSent || lateCalls > was.lateCalls) keep(purse, now() + longWaitMs)
      else if (wasWaiting && !isWaiting) forget(purse)
      was = { isRunning, beats, lateCalls }
    })
  }

  const reading = resources.member.subscribe(() => {
    const whose = currentValue(resources.member)
    if (whose === undefined) return
    reading.unsubscribe()
    const late = memory.kept(whose)
    for (const purse of purses) {
      const until = late[purse]
      if (until !== undefined) {
        own.set(purse, until)
        ledger[purse].send({ type: 'late.found', ms: timeLeft(until, now()) })
      }
      watch(purse)
    }
  })
}

/** A clock that was moved meanwhile makes nobody wait longer than a call has, and nobody miss its effect. */
const timeLeft = (until: number, now: number): number =>
  until > now ? Math.min(until - now, longWaitMs) : longWaitMs

const mayBeRunning = (snapshot: PurseSnapshot): boolean =>
  isOnItsWay(snapshot) || mayStillRun(snapshot)
