/** The salary sacrifice order and the cancellation of a benefit, as their screens show them. */
import {
  blankOrderDraft,
  type Choice,
  cancellingMachine,
  cancellingView,
  orderDraft,
  orderMachine,
  orderView,
  ownCancellation,
  ownSacrificeOrders,
} from '@save/domain/benefits'
import { ChoiceId, currentView, type Pence, pounds, resourceOf } from '@save/domain/kernel'
import { lockNote } from '@save/domain/ledger'
import type { Member } from '@save/domain/member'
import { moneyJourney } from '@save/domain/portal'
import { takeDraft } from '@save/portal/memory/drafts'
import { choiceIds } from '../world/accounts.ts'
import type { Page } from '../world/page.ts'
import { type Journey, secrets, sentencesIn } from './journey.ts'
import { type OpenScreen, screenOn } from './screen.ts'

export const orderedChoice = ChoiceId.make('7')
/** Each time the form opens, it has the next of these amounts. */
const amounts = [pounds('600'), pounds('1200')] as const
const openings = new WeakMap<Page, number>()

/** The amount on the screen when the member accepted the declaration. */
const declarations = new WeakMap<Page, string>()

function nextAmount(page: Page): Pence {
  const before = openings.get(page) ?? 0
  openings.set(page, before + 1)
  return amounts[before % 2 === 0 ? 0 : 1]
}

const choiceOn = (page: Page) =>
  resourceOf(page.running.portal.getSnapshot().context.families.choice, orderedChoice)

export const order: Journey = {
  name: 'order',
  open: (page) =>
    screenOn(page, {
      values: [page.resources.member, choiceOn(page)],
      mount: (member) => openOrder(page, member),
    }),
}

function openOrder(page: Page, owner: Member): OpenScreen {
  const { member } = page.resources
  const { salary: purse } = page.ledger
  const { portal, ports, browser } = page.running
  const name = `order of ${orderedChoice}` as const
  const amount = nextAmount(page)
  const journey = moneyJourney(portal, {
    key: name,
    machine: () => orderMachine(ports.benefits, browser),
    input: () => ({
      // The screen exists once the choice has loaded.
      choice: choiceOn(page).getSnapshot().context.value as Choice,
      amount,
      member,
      purse,
      draft: takeDraft(name, owner, blankOrderDraft),
    }),
  })
  journey.send({ type: 'page.entered', amount })
  const amountOn = () => String(journey.getSnapshot().context.amount / 100)
  const own = ownSacrificeOrders(journey.getSnapshot().context.choice)
  const viewNow = () => orderView(journey.getSnapshot())
  return {
    reports: () => [{ own, isSaying: viewNow().isSaying }],
    see() {
      const snapshot = journey.getSnapshot()
      const view = viewNow()
      const { serverMessages } = snapshot.context
      return {
        isOffered: view.control.state === 'enabled' && !view.isUnread,
        isUnread: view.isUnread,
        sentences: [...serverMessages, ...sentencesIn(view.lockNote)],
        figures: [],
        typed: view.form.payrollNumber,
        offer: amountOn(),
        declared: view.form.isDeclarationAccepted ? declarations.get(page) : undefined,
      }
    },
    press: () => journey.send({ type: 'order.submitted' }),
    fill(text) {
      // A locked form ignores input.
      if (!journey.getSnapshot().matches('enteringDetails')) return
      declarations.set(page, amountOn())
      journey.send({
        type: 'order.changed',
        change: { payrollNumber: text, niNumber: secrets.niNumber, isDeclarationAccepted: true },
      })
    },
    draft: { name, of: () => orderDraft(journey.getSnapshot()) },
    leave() {
      journey.send({ type: 'page.left' })
    },
  }
}

export const cancel: Journey = {
  name: 'cancel',
  open: (page) =>
    screenOn(page, { values: [page.resources.member], mount: () => openCancel(page) }),
}

/** The rows of My Benefits. The button belongs to one row, and `fill` goes to the next. */
function openCancel(page: Page): OpenScreen {
  const { member } = page.resources
  const { benefits: purse } = page.ledger
  const { portal, ports } = page.running
  const choicesNow = () => member.getSnapshot().context.value?.choices ?? []
  const openRow = (choiceId: ChoiceId) => {
    const journey = moneyJourney(portal, {
      key: `cancelling ${choiceId}`,
      machine: () => cancellingMachine(ports.benefits),
      input: () => ({ choiceId, member, purse }),
    })
    journey.send({ type: 'page.entered' })
    const own = ownCancellation(choiceId)
    const rowNow = () => choicesNow().find(({ id }) => id === choiceId)
    const viewNow = () => cancellingView(journey.getSnapshot(), rowNow()?.isCancelled)
    return { choiceId, journey, own, viewNow }
  }
  const rows = choiceIds.map((id) => openRow(ChoiceId.make(id)))
  const isLeft = ({ choiceId }: (typeof rows)[number]) =>
    choicesNow().some(({ id, isCancelled }) => id === choiceId && !isCancelled)
  let chosen = rows.find(isLeft) ?? rows[0]
  return {
    reports: () => rows.map(({ own, viewNow }) => ({ own, isSaying: viewNow().isSaying })),
    see() {
      const view = chosen?.viewNow()
      const known = currentView(member.getSnapshot())
      const sentences = rows.flatMap(({ viewNow }) => {
        const { message, afterwards } = viewNow()
        return message === undefined ? [] : [[message, afterwards].filter(Boolean).join(' ')]
      })
      return {
        isOffered: view?.control.state === 'enabled' && !view.isUnread,
        // My Savings, on the same page, offers to read the member again.
        isUnread: view?.isUnread === true || known.is === 'failed',
        sentences: [
          ...sentences,
          ...sentencesIn(lockNote(purse.getSnapshot(), { call: 'cancellation' })),
        ],
        figures: [],
        offer: chosen?.choiceId,
        cancelled: choicesNow().flatMap(({ id, isCancelled }) => (isCancelled ? [id] : [])),
      }
    },
    press() {
      chosen?.journey.send({ type: 'question.opened' })
      chosen?.journey.send({ type: 'choice.cancelled' })
    },
    fill() {
      const index = chosen ? rows.indexOf(chosen) : 0
      chosen = [...rows.slice(index + 1), ...rows].find(isLeft) ?? chosen
    },
    leave() {
      for (const { journey } of rows) journey.send({ type: 'page.left' })
    },
  }
}
