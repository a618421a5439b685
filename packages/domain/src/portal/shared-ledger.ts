import {
  editionOfTruth,
  type HearTabNews,
  isOnItsWay,
  mayStillRun,
  type OtherTabs,
  type Purse,
  type PurseSnapshot,
  purses,
  type TabNews,
} from '../ledger/index.ts'
import type { Portal } from './start-portal.ts'

/**
 * Tells the member's other tabs when a call draws on a purse, now and then while it is running, and
 * when it has ended. A tab that hears of the first sends nothing on that purse, until it hears of the
 * end, or nothing more for `ledgerPolicy.longWaitMs`. When the call has
 * changed it, or may have, what the tab shows is outdated: it is read again where a screen shows it,
 * and nothing is sent before (OQ-032). A tab of another member, who was signed in before, means other purses.
 */
export function shareLedger(portal: Portal, tabs: OtherTabs): void {
  const { ledger, resources } = portal.getSnapshot().context
  const member = () => resources.member.getSnapshot().context.value
  const tell = (purse: Purse) => (news: TabNews) => tabs.tell(purse, news, member())
  const send = (purse: Purse, news: TabNews) => ledger[purse].send({ type: `otherTab.${news}` })
  /** What was heard before this tab knew its member. */
  let early: Parameters<HearTabNews>[] = []

  for (const purse of purses) ledger[purse].subscribe(newsOf(tell(purse)))
  tabs.listen(
    (purse, news, mayBeOf) => {
      const known = member()
      if (known && !mayBeOf(known)) return
      if (!known) early.push([purse, news, mayBeOf])
      send(purse, news)
    },
    () => {
      for (const purse of purses) if (isRunning(ledger[purse].getSnapshot())) tell(purse)('sent')
    },
  )
  resources.member.subscribe(() => {
    const known = member()
    if (!known) return
    // Takes back what was not meant for this member, then hears again what was.
    for (const [purse] of early) send(purse, 'unchanged')
    for (const [purse, news, mayBeOf] of early) if (mayBeOf(known)) send(purse, news)
    early = []
  })
  tabs.ask()
}

/** What the other tabs have to be told as a purse changes. */
function newsOf(tell: (news: TabNews) => void): (snapshot: PurseSnapshot) => void {
  let wasRunning = false
  let wasOnItsWay = false
  let told = { beats: 0, changesNoticed: 0 }
  let editionWhenSent = 0
  return (snapshot) => {
    const isNow = isRunning(snapshot)
    const { beats, changesNoticed } = snapshot.context
    if (isNow && !wasRunning) editionWhenSent = editionOfTruth(snapshot)
    if (isNow && (!wasRunning || beats > told.beats)) tell('sent')
    if (wasOnItsWay && isLost(snapshot)) tell('lost')
    else if (wasRunning && !isNow) tell(newsAfter(snapshot, editionWhenSent))
    if (changesNoticed > told.changesNoticed) tell('changed')
    wasRunning = isNow
    wasOnItsWay = isOnItsWay(snapshot)
    told = { beats, changesNoticed }
  }
}

/** A call of this page, or perhaps of one that this page replaced: the others can't tell the two apart. */
const isRunning = (snapshot: PurseSnapshot): boolean =>
  isOnItsWay(snapshot) || mayStillRun(snapshot)

/** The answer of the call that was running did not come, or can't be used. */
const isLost = (snapshot: PurseSnapshot): boolean => snapshot.matches('unknown')

/**
 * A refusal changes nothing, but it may bring what another device has changed, or have this tab read
 * again (see `moneyCalls`): then what the others show is as old as what this tab showed.
 */
const newsAfter = (snapshot: PurseSnapshot, editionWhenSent: number): TabNews =>
  snapshot.context.end !== 'failed' || editionOfTruth(snapshot) !== editionWhenSent
    ? 'changed'
    : 'unchanged'
