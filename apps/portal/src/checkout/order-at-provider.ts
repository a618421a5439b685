import { hasProviderLed, mayStillBeUnpaid } from '@save/domain/checkout'
import type { RunningPortal } from '@save/domain/portal'
import { draftNames, draftOf, forgetDraft, renameDraft } from '../drafts/kept-drafts.ts'
import { nameOfOrder } from '../drafts/kept-marks.ts'
import { hasComeBack } from '../host/coming-back.ts'

/**
 * Once the provider has led back to the portal, this tab forgets the order. One that the member came
 * back to by themselves is open again, whichever pages they load next, until they go forward to the
 * provider and it leads back. However they came: what became of the order there may have changed the basket,
 * which the other tabs show.
 */
export function settleOrderAtProvider({ portal }: Pick<RunningPortal, 'portal'>): void {
  const came = arrival()
  const open = nameOfOrder('open', '')
  const atProvider = nameOfOrder('atProvider', '')
  const wasAway = draftNames(atProvider).length > 0
  const settled = [
    ...draftNames(open).filter((name) => !mayStillBeUnpaid(came, false) && hasLed(name)),
    ...draftNames(atProvider).filter((name) => !mayStillBeUnpaid(came, hasLed(name))),
  ]
  for (const name of settled) forgetDraft(name)
  for (const name of draftNames(atProvider)) renameDraft(name, name.replace(atProvider, open))
  if (!wasAway && settled.length === 0) return
  const { ledger, resources } = portal.getSnapshot().context
  const reading = resources.member.subscribe(({ context: { value } }) => {
    if (value === undefined) return
    reading.unsubscribe()
    ledger.basket.send({ type: 'change.noticed' })
  })
}

const hasLed = (name: string): boolean =>
  hasProviderLed(
    document.referrer,
    (draftOf(name) as { readonly sentTo?: string } | undefined)?.sentTo,
  )

/**
 * How the browser came to load this page. Coming back may have been noted before a load that the member
 * then stopped: only a reload can be the one that was meant.
 */
function arrival(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const type = entry?.type ?? 'reload'
  return hasComeBack() && type === 'reload' ? 'back_forward' : type
}
