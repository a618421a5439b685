/** Opens and closes screens like the portal's components, without rendering anything. */
import { type ResourceRef, resourceView } from '@save/domain/kernel'
import type { ReportingPage } from '@save/domain/ledger'
import type { Member } from '@save/domain/member'
import { keepDraft } from '@save/portal/memory/drafts'
import type { Page } from '../world/page.ts'
import { awaited, type Screen, type Seen } from './journey.ts'

/** A screen that has its data. */
export interface OpenScreen {
  see(): Omit<Seen, 'isThere'>
  press(): void
  fill(text: string, pounds: number): void
  drawn?(): void
  /** The calls whose outcomes the screen reports, and whether it shows one now. */
  reports(): readonly ReportingPage[]
  /** The part of the form that may be kept over a login, with its name. `undefined` if there is none. */
  readonly draft?: { readonly name: string; of(): object | undefined }
  leave(): void
}

/** A screen's part in the list of outcomes, as the portal's `useReporting` opens, changes and closes it. */
class Reporting {
  readonly #page: Page
  #shown: readonly ReportingPage[] = []

  constructor(page: Page) {
    this.#page = page
  }

  show(reports: readonly ReportingPage[]): void {
    const { outcomes } = this.#page
    const sameIn = (all: readonly ReportingPage[], one: ReportingPage) =>
      all.find((other) => keyOf(other) === keyOf(one))
    for (const previous of this.#shown)
      if (!sameIn(reports, previous)) outcomes.send({ type: 'page.closed', own: previous.own })
    for (const report of reports) {
      if (sameIn(this.#shown, report)?.isSaying !== report.isSaying)
        outcomes.send({ type: 'page.shown', ...report })
    }
    this.#shown = reports
  }
}

const keyOf = ({ own: { call, about, isNext } }: ReportingPage): string =>
  [call, about, isNext].join(' ')

// biome-ignore lint/suspicious/noExplicitAny: whatever they hold
type Needed = ResourceRef<any>

interface Needs {
  /** The screen exists once each of these has a value, old or new. */
  readonly values: readonly Needed[]
  /** Other data that it reads. */
  readonly alsoReads?: readonly Needed[]
  readonly mount: (member: Member) => OpenScreen
}

export function screenOn(page: Page, { values, alsoReads = [], mount }: Needs): Screen {
  const { member } = page.resources
  let open: OpenScreen | undefined
  const reporting = new Reporting(page)
  const openWhenThere = () => {
    const owner = resourceView(member.getSnapshot())
    const isThere = values.every((value) => resourceView(value.getSnapshot()).is === 'ready')
    if (open === undefined && isThere && owner.is === 'ready') {
      open = mount(owner.value)
    }
    // Each state of the data counts, even one that lasts no longer than a step.
    if (open) reporting.show(open.reports())
  }
  const stops = [...values, ...alsoReads].map((resource) => page.read(resource))
  const subscriptions = [...values, ...alsoReads].map((value) => value.subscribe(openWhenThere))
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
    drawn() {
      open?.drawn?.()
      reporting.show(open?.reports() ?? [])
    },
    keep() {
      const owner = member.getSnapshot().context.value
      if (open?.draft === undefined || owner === undefined) return
      keepDraft(open.draft.name, owner, open.draft.of())
    },
    close() {
      for (const subscription of subscriptions) subscription.unsubscribe()
      for (const stop of stops) stop()
      reporting.show([])
      open?.leave()
    },
  }
}
