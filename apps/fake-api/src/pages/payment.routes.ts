import {
  orderGivenUp,
  orderOf,
  orderPaid,
  type PlacedOrder,
  standInCheckoutPolicy,
  type World,
} from '@save/api-adapter/memory'
import { formatPounds } from '@save/domain/kernel'
import { paths } from '@save/domain/shell'
import type { Context, Hono } from 'hono'
import type { Host } from '../host.ts'
import { seeOther } from '../http/answers.ts'
import { sessionPolicy } from '../session/session.policy.ts'
import type { Visitor } from '../session/visitors.ts'
import { html } from './html.ts'
import { inApp, notFoundPage, outcomePage, type Page } from './page.ts'
import { pageAnswer, readForm } from './page-answer.ts'
import { pagesMessages } from './pages.messages.ts'
import { addressesOf, brokenFormPage } from './pages.routes.ts'

const { ours } = pagesMessages
const { payment } = ours

/** The page of a payment provider: the member can pay, let the payment fail, or go back. */
export function paymentRoutes(app: Hono, host: Host): void {
  const addresses = addressesOf(`${standInCheckoutPolicy.providerPath}/:order`)
  app.on('GET', addresses, (c) => show(host, c))
  app.on('POST', addresses, (c) => take(host, c))
}

interface Paying {
  readonly world: World
  readonly order: PlacedOrder
}

/** The signed-in member's own order, if it exists. */
function payingOf({ session }: Visitor, c: Context): Paying | undefined {
  if (session?.visit.signedIn === undefined) return undefined
  const { world } = session.home
  const order = orderOf(world, c.req.param('order') ?? '')
  return order && { world, order }
}

const addressOf = ({ id }: PlacedOrder): string => `${standInCheckoutPolicy.providerPath}/${id}`

function show(host: Host, c: Context): Response {
  const visitor = host.visitors.whoSent(c.req.raw)
  const paying = payingOf(visitor, c)
  if (paying === undefined) return pageAnswer(host, c, visitor, notFoundPage, { status: 404 })
  const { token, cookies } = host.visitors.introduce(c.req.raw, visitor)
  const hasFailed = c.req.query('outcome') === 'failed'
  return pageAnswer(host, c, visitor, pageOf(paying.order, token, hasFailed), { cookies })
}

async function take(host: Host, c: Context): Promise<Response> {
  const visitor = host.visitors.whoSent(c.req.raw)
  const paying = payingOf(visitor, c)
  if (paying === undefined) return pageAnswer(host, c, visitor, notFoundPage, { status: 404 })
  const { order } = paying
  const values = await readForm(c.req.raw)
  if (values === undefined) {
    const page = brokenFormPage(addressOf(order), ours.badForm)
    return pageAnswer(host, c, visitor, page, { status: 400 })
  }
  if (!host.visitors.isOurs(visitor, values[sessionPolicy.antiForgeryCookie])) {
    const page = brokenFormPage(addressOf(order), ours.staleForm)
    return pageAnswer(host, c, visitor, page, { status: 403 })
  }
  return seeOther(settled(paying, values.outcome), host.pageHeaders)
}

/** Sending the form twice has no further effect: the page shows the outcome. */
function settled({ world, order }: Paying, outcome: string | undefined): string {
  switch (outcome) {
    case 'pay':
      orderPaid(world, order.id)
      return addressOf(order)
    case 'fail':
      return orderGivenUp(world, order.id) ? `${addressOf(order)}?outcome=failed` : addressOf(order)
    case 'back':
      orderGivenUp(world, order.id)
      return inApp(paths.checkout)
    default:
      return addressOf(order)
  }
}

function pageOf(order: PlacedOrder, token: string, hasFailed: boolean): Page {
  switch (order.state) {
    case 'unpaid':
      return payPage(order, token)
    case 'paid':
      return outcomePage({
        mark: 'done',
        title: payment.paid.title,
        lines: [payment.paid.text],
        link: { href: inApp(paths.dashboard), text: ours.backToDashboard },
      })
    case 'given up': {
      const { title, text } = hasFailed ? payment.failed : payment.closed
      return outcomePage({
        mark: 'trouble',
        title,
        lines: [text],
        link: { href: inApp(paths.checkout), text: payment.toBasket },
      })
    }
  }
}

const payPage = (order: PlacedOrder, token: string): Page => ({
  title: payment.title,
  body: html`<div class="page-head"><h1>${payment.title}</h1><p>${payment.intro}</p></div>
<form class="form" method="post" action="${addressOf(order)}" novalidate>
<dl class="entries"><div><dt>${payment.order}</dt><dd>${order.id}</dd></div><div class="entries-total"><dt>${payment.total}</dt><dd>${formatPounds(order.total)}</dd></div></dl>
<input type="hidden" name="${sessionPolicy.antiForgeryCookie}" value="${token}">
<div class="form-actions">
<button class="button button-l" type="submit" name="outcome" value="pay">${payment.pay}</button>
<button class="button button-quiet" type="submit" name="outcome" value="fail">${payment.fail}</button>
<button class="button button-quiet" type="submit" name="outcome" value="back">${payment.back}</button>
</div>
</form>`,
})
