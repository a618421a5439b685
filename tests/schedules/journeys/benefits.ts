/** The salary sacrifice order and the cancelling of a benefit, as their screens show them. */
import {
  blankOrderDraft,
  type Choice,
  cancellingMachine,
  cancellingView,
  orderDraft,
  orderMachine,
  orderMessages,
  orderView,
  ownCancellation,
  ownSacrificeOrders,
} from '@save/domain/benefits'
import { ChoiceId, currentView, type Pence, pounds, resourceOf } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { moneyJourney } from '@save/domain/portal'
import { takeDraft } from '@save/portal/drafts/taken-draft'
import { choiceIds } from '../world/accounts.ts'
import type { Page } from '../world/page.ts'
import { type Journey, secrets, toldByServer } from './journey.ts'
import { type OpenScreen, screenOn } from './screen.ts'

export const orderedChoice = ChoiceId.make('7')
/** Each time it is opened for another amount, in turn. */
const amounts = [pounds('600'), pounds('1200')] as const
const openings = new WeakMap<Page, number>()

/** The amount that was on the screen when the declaration was accepted. */
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
  kinds: ['order'],
  truths: ['member'],
  open: (page) =>
    screenOn(page, {
      values: [page.resources.member, choiceOn(page)],
      mount: (member) => openOrder(page, member),
    }),
}

function openOrder(page: Page, whose: Member): OpenScreen {
  const { member } = page.resources
  const { salary: purse } = page.ledger
  const { portal, ports, browser } = page.running
  const name = `order of ${orderedChoice}` as const
  const amount = nextAmount(page)
  const journey = moneyJourney(portal, {
    key: name,
    machine: () => orderMachine(ports.benefits, browser),
    input: () => ({
      // The screen is there once the choice is.
      choice: choiceOn(page).getSnapshot().context.value as Choice,
      amount,
      member,
      purse,
      draft: takeDraft(name, whose, blankOrderDraft),
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
        isBusy: view.control.state === 'disabled',
        isUnread: view.isUnread,
        told: toldByServer(serverMessages, orderMessages.ours.mayHaveArrived),
        words: serverMessages,
        figures: [],
        typed: view.form.payrollNumber,
        offer: amountOn(),
        declared: view.form.isDeclarationAccepted ? declarations.get(page) : undefined,
      }
    },
    press: () => journey.send({ type: 'order.submitted' }),
    fill(text) {
      // A locked form takes nothing.
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
  kinds: ['cancel'],
  truths: ['member'],
  open: (page) =>
    screenOn(page, { values: [page.resources.member], mount: () => openCancel(page) }),
}

function openCancel(page: Page): OpenScreen {
  const { member } = page.resources
  const { benefits: purse } = page.ledger
  const { portal, ports } = page.running
  const choiceId = ChoiceId.make(choiceIds[0])
  const journey = moneyJourney(portal, {
    key: `cancelling ${choiceId}`,
    machine: () => cancellingMachine(ports.benefits),
    input: () => ({ choiceId, member, purse }),
  })
  journey.send({ type: 'page.entered' })
  const rowNow = () => member.getSnapshot().context.value?.choices.find(({ id }) => id === choiceId)
  const viewNow = () => cancellingView(journey.getSnapshot(), rowNow()?.isCancelled)
  return {
    reports: () => [{ own: ownCancellation(choiceId), isSaying: viewNow().isSaying }],
    see() {
      const known = currentView(member.getSnapshot())
      const row = rowNow()
      const view = viewNow()
      return {
        isOffered: view.control.state === 'enabled' && !view.isUnread,
        isBusy: view.isBusy,
        // My Savings, on the same page, offers to read the member again.
        isUnread: view.isUnread || known.is === 'failed',
        told: view.message === undefined ? 'nothing' : 'failed',
        words: view.message === undefined ? [] : [view.message],
        figures: [],
        isCancelled: row?.isCancelled === true,
      }
    },
    press() {
      journey.send({ type: 'question.opened' })
      journey.send({ type: 'choice.cancelled' })
    },
    fill: () => undefined,
    leave() {
      journey.send({ type: 'page.left' })
    },
  }
}
