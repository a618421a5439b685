import { isOnItsWay, type OtherTabs, type PurseSnapshot, purses } from '../ledger/index.ts'
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
    ledger[purse].subscribe((snapshot) => {
      const isNow = isOnItsWay(snapshot)
      const { beats } = snapshot.context
      if (isNow && (!wasOnItsWay || beats > told)) tabs.tell(purse, 'sent')
      if (wasOnItsWay && !isNow)
        tabs.tell(purse, mayHaveChanged(snapshot) ? 'changed' : 'unchanged')
      wasOnItsWay = isNow
      told = beats
    })
  }

  tabs.listen(
    (purse, news) => ledger[purse].send({ type: `otherTab.${news}` }),
    () => {
      for (const purse of purses)
        if (isOnItsWay(ledger[purse].getSnapshot())) tabs.tell(purse, 'sent')
    },
  )
  tabs.ask()
}

/** A refusal that has this tab read again is news for the others, too: see `moneyCalls`. */
const mayHaveChanged = (snapshot: PurseSnapshot): boolean =>
  snapshot.context.end !== 'notMade' || snapshot.matches('answered')
