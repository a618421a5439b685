import { purses, type SharedPurses } from '../ledger/index.ts'
import type { Portal } from './start-portal.ts'

/**
 * Makes each purse follow its mark: from the moment its member is known on, each time another document of the browser has
 * written one. What was requested before the member was known may be older than what was written meanwhile.
 */
export function shareLedger(portal: Portal, shared: SharedPurses): void {
  const { ledger, resources } = portal.getSnapshot().context
  const isMemberKnown = () => resources.member.getSnapshot().context.value !== undefined
  let isFollowing = false
  let isWrittenEarly = false

  function follow(): void {
    if (portal.getSnapshot().status !== 'active') return
    for (const purse of purses) {
      const mark = ledger[purse].getSnapshot().context.shared.read()
      ledger[purse].send({ type: 'mark.written', mark })
    }
  }

  shared.listen(() => {
    if (isMemberKnown()) follow()
    else isWrittenEarly = true
  })
  resources.member.subscribe(() => {
    if (isFollowing || !isMemberKnown()) return
    isFollowing = true
    follow()
    if (!isWrittenEarly) return
    for (const purse of purses) {
      const { truth, alsoStale } = ledger[purse].getSnapshot().context
      for (const resource of [...truth, ...alsoStale])
        resource.send({ type: 'resource.invalidated' })
    }
  })
}
