import {
  editionOfTruth,
  isOnItsWay,
  mayStillRun,
  type OtherTabs,
  type PurseSnapshot,
  purses,
  type TabNews,
} from '../ledger/index.ts'
import type { Portal } from './start-portal.ts'

/**
 * Tells the member's other tabs when a call draws on a purse, now and then while it is running, and
 * when it has ended. A tab that hears of the first sends nothing on that purse. When the call has
 * changed it, or may have, what the tab shows is outdated: it is read again where a screen shows it,
 * and nothing is sent before (OQ-032).
 */
export function shareLedger(portal: Portal, tabs: OtherTabs): void {
  const { ledger } = portal.getSnapshot().context

  for (const purse of purses) {
    let wasOnItsWay = false
    let told = 0
    let editionWhenSent = 0
    ledger[purse].subscribe((snapshot) => {
      const isNow = isRunning(snapshot)
      const { beats } = snapshot.context
      if (isNow && !wasOnItsWay) editionWhenSent = editionOfTruth(snapshot)
      if (isNow && (!wasOnItsWay || beats > told)) tabs.tell(purse, 'sent')
      if (wasOnItsWay && !isNow) tabs.tell(purse, newsAfter(snapshot, editionWhenSent))
      wasOnItsWay = isNow
      told = beats
    })
  }

  tabs.listen(
    (purse, news) => ledger[purse].send({ type: `otherTab.${news}` }),
    () => {
      for (const purse of purses)
        if (isRunning(ledger[purse].getSnapshot())) tabs.tell(purse, 'sent')
    },
  )
  tabs.ask()
}

/** A call of this page, or perhaps of one that this page replaced: the others can't tell the two apart. */
const isRunning = (snapshot: PurseSnapshot): boolean =>
  isOnItsWay(snapshot) || mayStillRun(snapshot)

/**
 * A refusal changes nothing, but it may bring what another device has changed, or have this tab read
 * again (see `moneyCalls`): then what the others show is as old as what this tab showed.
 */
const newsAfter = (snapshot: PurseSnapshot, editionWhenSent: number): TabNews =>
  snapshot.context.end !== 'notMade' || editionOfTruth(snapshot) !== editionWhenSent
    ? 'changed'
    : 'unchanged'
