/** The withdrawals to the card and to the bank, as their screens show them. */
import { currentView, Day } from '@save/domain/kernel'
import { balanceView, type Member } from '@save/domain/member'
import { moneyJourney } from '@save/domain/portal'
import {
  bankWithdrawalMachine,
  bankWithdrawalRedirect,
  bankWithdrawalView,
  blankTransferDraft,
  cardWithdrawalMachine,
  cardWithdrawalView,
  type OutcomeMessage,
  ownBankCalls,
  ownCardCalls,
  transferDraft,
} from '@save/domain/withdrawal'
import { takeDraft } from '@save/portal/memory/drafts'
import type { Page } from '../world/page.ts'
import { awaited, type Figure, type Journey, secrets, sentencesIn } from './journey.ts'
import { type OpenScreen, screenOn } from './screen.ts'

const today = Day.make('2026-06-15')

const inWords = (messages: readonly OutcomeMessage[]): readonly string[] =>
  messages.map(({ text, addition }) => (addition === undefined ? text : `${text} ${addition}`))

/** The balance as the page shows it. */
function balanceOn(page: Page, where: string): readonly Figure[] {
  const { available } = balanceView(currentView(page.resources.member.getSnapshot()))
  return [{ of: 'member', where, text: available }]
}

export const card: Journey = {
  name: 'card',
  open: (page) =>
    screenOn(page, {
      values: [page.resources.member],
      mount: () => openCard(page),
    }),
}

function openCard(page: Page): OpenScreen {
  const { member } = page.resources
  const { savings: purse } = page.ledger
  const { portal, ports } = page.running
  const journey = moneyJourney(portal, {
    key: 'card withdrawal',
    machine: () => cardWithdrawalMachine(ports.withdrawal),
    input: () => ({ member, purse }),
  })
  journey.send({ type: 'page.entered' })
  const viewNow = () => cardWithdrawalView(journey.getSnapshot(), today)
  return {
    reports: () => [{ own: ownCardCalls, isSaying: viewNow().notices.length > 0 }],
    see() {
      const view = viewNow()
      return {
        isOffered: view.buttons.card.state === 'enabled',
        isUnread: view.isUnread,
        sentences: [...inWords(view.notices), ...sentencesIn(view.lockNote)],
        figures: balanceOn(page, 'My Savings'),
      }
    },
    press: () => journey.send({ type: 'withdrawal.requested' }),
    fill: () => undefined,
    leave() {
      journey.send({ type: 'page.left' })
    },
  }
}

export const bank: Journey = {
  name: 'bank',
  open: (page) =>
    screenOn(page, {
      values: [page.resources.member],
      alsoReads: [page.resources.withdrawalSettings],
      mount: (member) => openBank(page, member),
    }),
}

const transferName = 'bank-withdrawal'

function openBank(page: Page, owner: Member): OpenScreen {
  const { member, withdrawalSettings: settings } = page.resources
  const { savings: purse } = page.ledger
  const { portal, ports, browser } = page.running
  const journey = moneyJourney(portal, {
    key: 'bank withdrawal',
    machine: () => bankWithdrawalMachine(ports.withdrawal, browser),
    input: () => ({
      member,
      settings,
      purse,
      draft: takeDraft(transferName, owner, blankTransferDraft),
    }),
  })
  journey.send({ type: 'page.entered' })
  const redirect = () => bankWithdrawalRedirect(journey.getSnapshot())
  const viewNow = () => bankWithdrawalView(journey.getSnapshot())
  return {
    reports: () =>
      redirect() === undefined ? [{ own: ownBankCalls, isSaying: viewNow().isSaying }] : [],
    see() {
      const view = viewNow()
      const messages = view.message === undefined ? [] : [view.message]
      // The page shows nothing while it redirects to My Account.
      if (redirect() !== undefined) return { ...awaited(false), figures: [] }
      return {
        isOffered: view.control.state === 'enabled' && !view.isUnread,
        isUnread: view.isUnread,
        sentences: [...inWords(messages), ...sentencesIn(view.lockNote)],
        figures: balanceOn(page, 'The bank page'),
        typed: view.form.contactTelephoneNumber,
        offer: view.form.transferValue,
      }
    },
    press: () => journey.send({ type: 'transfer.submitted' }),
    fill: (text, pounds) =>
      journey.send({
        type: 'transfer.changed',
        change: {
          transferValue: String(pounds),
          accountNumber: secrets.accountNumber,
          sortCode: secrets.sortCode,
          contactTelephoneNumber: text,
          buildingSocietyRollNumber: secrets.rollNumber,
        },
      }),
    drawn() {
      const path = redirect()
      if (path !== undefined) browser.replacePath(path)
    },
    draft: { name: transferName, of: () => transferDraft(journey.getSnapshot()) },
    leave() {
      journey.send({ type: 'page.left' })
    },
  }
}
