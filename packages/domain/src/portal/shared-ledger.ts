import { isOnItsWay, type OtherTabs, type PurseSnapshot, purses } from '../ledger/index.ts'
import type { Portal } from './start-portal.ts'

/**
 * Tells the member's other tabs when a call has changed a purse, or may have. What a tab shows of a
 * purse is outdated once it hears of that: it is read again where a screen shows it, and nothing is
 * sent before (OQ-032).
 */
export function shareLedger(portal: Portal, tabs: OtherTabs): void {
  const { ledger } = portal.getSnapshot().context

  for (const purse of purses) {
    let wasOnItsWay = false
    ledger[purse].subscribe((snapshot) => {
      const hasEnded = wasOnItsWay && !isOnItsWay(snapshot)
      wasOnItsWay = isOnItsWay(snapshot)
      if (hasEnded && mayHaveChanged(snapshot)) tabs.tell(purse)
    })
  }

  tabs.listen((purse) => {
    const { truth, alsoStale } = ledger[purse].getSnapshot().context
    for (const resource of [...truth, ...alsoStale]) resource.send({ type: 'resource.invalidated' })
  })
}

const mayHaveChanged = ({ context }: PurseSnapshot): boolean => context.end !== 'notMade'
