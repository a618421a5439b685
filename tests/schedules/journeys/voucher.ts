/** Buying a voucher, as its screen shows it. */
import type { Member } from '@save/domain/member'
import { moneyJourney } from '@save/domain/portal'
import {
  amountWays,
  blankVoucherDraft,
  ownPurchases,
  purchaseDraft,
  purchaseView,
  type Vendor,
  voucherFormOf,
  voucherPurchaseMachine,
  vouchersMessages,
} from '@save/domain/vouchers'
import { takeDraft } from '@save/portal/memory/drafts'
import type { Page } from '../world/page.ts'
import { type Journey, sentencesIn } from './journey.ts'
import { type OpenScreen, screenOn } from './screen.ts'

export const voucher: Journey = {
  name: 'voucher',
  open(page) {
    const { vendors, member, basket } = page.resources
    const screen = screenOn(page, {
      values: [vendors, member],
      mount: (member) => openVoucher(page, member),
    })
    return {
      ...screen,
      retry() {
        screen.retry()
        basket.send({ type: 'resource.needed' })
      },
    }
  },
}

function openVoucher(page: Page, owner: Member): OpenScreen {
  const { vendors, basket } = page.resources
  const { basket: purse } = page.ledger
  const { portal, ports, browser } = page.running
  const vendor = (vendors.getSnapshot().context.value as readonly [Vendor])[0]
  const name = `voucher ${vendor.code}` as const
  const journey = moneyJourney(portal, {
    key: name,
    machine: () => voucherPurchaseMachine(ports.vouchers, browser),
    input: () => {
      const texts = takeDraft(name, owner, blankVoucherDraft)
      const emailAddress = owner.emailAddress ?? ''
      const draft = texts && voucherFormOf(texts, amountWays(vendor))
      return { vendor, emailAddress, basket, purse, draft }
    },
  })
  journey.send({ type: 'page.entered' })
  const viewNow = () => purchaseView(journey.getSnapshot())
  return {
    reports: () => [{ own: ownPurchases(vendor), isSaying: viewNow().isSaying }],
    see() {
      const snapshot = journey.getSnapshot()
      const view = viewNow()
      const { serverMessages, form } = snapshot.context
      return {
        isOffered: view.control.state === 'enabled' && !view.isUnread,
        isUnread: view.isUnread,
        sentences: [
          ...(view.isBought ? [vouchersMessages.ours.bought] : serverMessages),
          ...sentencesIn(view.lockNote),
        ],
        figures: [],
        typed: form.personalMessage,
        offer: 'text' in form.chosen ? form.chosen.text : undefined,
      }
    },
    press: () => journey.send({ type: 'form.submitted' }),
    fill: (text, pounds) =>
      journey.send({
        type: 'form.changed',
        change: {
          chosen: { way: 'manual', text: String(pounds) },
          firstName: 'Ravi',
          lastName: 'Shah',
          personalMessage: text,
        },
      }),
    draft: { name, of: () => purchaseDraft(journey.getSnapshot()) },
    leave() {
      journey.send({ type: 'page.left' })
    },
  }
}
