/** How the screens come and go: as the portal's components do, without drawing anything. */
import { type ResourceRef, resourceView } from '@save/domain/kernel'
import {
  callEnds,
  isSaidBy,
  ledgerMessages,
  ledgerNote,
  ledgerPolicy,
  type MoneyCall,
  moneyCalls,
  type OwnCalls,
  type PurseRef,
  type PurseSnapshot,
} from '@save/domain/ledger'
import type { Member } from '@save/domain/member'
import { forgetDraft, keepDraft } from '@save/portal/drafts/kept-drafts'
import type { Page } from '../world/page.ts'
import { awaited, type JourneyName, type Screen, type Seen } from './journey.ts'

/** A screen that has the data it needs. */
export interface OpenScreen {
  see(): Omit<Seen, 'isThere'>
  press(): void
  fill(text: string, pounds: number): void
  drawn?(): void
  /** Under which name what of the form may be kept over a login; nothing to keep is undefined. */
  readonly draft?: { readonly name: string; of(): object | undefined }
  leave(): void
}

/**
 * A page's part in a purse, as the portal's `usePurse` enters and leaves it. What it says, always in
 * view, is read as `useOwnWords` and `LedgerNotice` have it.
 */
export function shownOn(purse: PurseRef, own: OwnCalls): (isShown: boolean) => void {
  let was = false
  let words = ''
  let reading: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    const now = was ? wordsAbout(purse.getSnapshot(), own) : ''
    if (now === words) return
    words = now
    clearTimeout(reading)
    if (now !== '')
      reading = setTimeout(() => purse.send({ type: 'outcome.read' }), ledgerPolicy.readMs)
  }
  purse.subscribe(read)
  return (isShown) => {
    if (isShown !== was) purse.send({ type: isShown ? 'page.entered' : 'page.left', own })
    was = isShown
    read()
  }
}

/** What the page says about a call, in its own words and in a note; '' for nothing. */
function wordsAbout(entry: PurseSnapshot, own: OwnCalls): string {
  const { call, end, isInDoubt } = entry.context
  const said = isSaidBy(entry, own) ? [call, end, isInDoubt] : []
  return [...said, ledgerNote(entry, own) ?? ''].join(' ').trim()
}

// biome-ignore lint/suspicious/noExplicitAny: whatever they hold
type Needed = ResourceRef<any>

interface Needs {
  /** It is there once each of these has a value, old or new. */
  readonly values: readonly Needed[]
  /** What else it reads. */
  readonly alsoReads?: readonly Needed[]
  readonly mount: (member: Member) => OpenScreen
}

export function screenOn(page: Page, { values, alsoReads = [], mount }: Needs): Screen {
  const { member } = page.resources
  let open: OpenScreen | undefined
  const openWhenThere = () => {
    const whose = resourceView(member.getSnapshot())
    const isThere = values.every((value) => resourceView(value.getSnapshot()).is === 'ready')
    if (open === undefined && isThere && whose.is === 'ready') open = mount(whose.value)
  }
  const stops = [...values, ...alsoReads].map((resource) => page.read(resource))
  const subscriptions = values.map((value) => value.subscribe(openWhenThere))
  openWhenThere()

  return {
    see: () =>
      open === undefined
        ? awaited(values.some((value) => resourceView(value.getSnapshot()).is === 'failed'))
        : { isThere: true, ...open.see() },
    press: () => open?.press(),
    fill: (text, pounds) => open?.fill(text, pounds),
    retry() {
      for (const resource of [...values, ...alsoReads]) resource.send({ type: 'resource.needed' })
    },
    drawn: () => open?.drawn?.(),
    keep() {
      const whose = member.getSnapshot().context.value
      if (open?.draft === undefined || whose === undefined) return
      const draft = open.draft.of()
      if (draft === undefined) forgetDraft(open.draft.name)
      else keepDraft(open.draft.name, whose, draft)
    },
    close() {
      for (const subscription of subscriptions) subscription.unsubscribe()
      for (const stop of stops) stop()
      open?.leave()
    },
  }
}

const journeysOf: Readonly<Record<MoneyCall, JourneyName>> = {
  cardWithdrawal: 'card',
  bankWithdrawal: 'bank',
  salarySacrificeOrder: 'order',
  cancellation: 'cancel',
  voucherPurchase: 'voucher',
  order: 'checkout',
  payment: 'checkout',
}

const { interrupted, made, notMade } = ledgerMessages.ours
const sentences = { unknown: interrupted, made, notMade }

/** What a screen says about a call that an earlier page did not get to report, by its note. */
export function lateNews(note: string | undefined): Seen['late'] {
  for (const end of callEnds) {
    const said: Partial<Record<MoneyCall, string>> = sentences[end]
    const call = moneyCalls.find((call) => said[call] !== undefined && note?.startsWith(said[call]))
    if (call) return { of: journeysOf[call], end }
  }
  return undefined
}
